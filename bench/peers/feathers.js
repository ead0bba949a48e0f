/** feathers 5 on the same PostgreSQL: its usual parts (koa, knex), without accounts. */
import { feathers } from '@feathersjs/feathers'
import { bodyParser, errorHandler, koa, rest } from '@feathersjs/koa'
import { KnexService } from '@feathersjs/knex'
import knex from 'knex'

const db = knex({ client: 'pg', connection: process.env.DATABASE_URL, pool: { min: 0, max: 10 } })
const app = koa(feathers())
app.use(errorHandler())
app.use(bodyParser())
app.configure(rest())
for (const [service, name, methods] of [
  ['cars', 'peerCars', ['find', 'get', 'create']],
  ['comments', 'peerComments', ['create']],
  ['messages', 'peerMessages', ['create']],
])
  app.use(service, new KnexService({ Model: db, name, id: 'id' }), { methods })
const server = await app.listen(0, '127.0.0.1')
if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
console.log(`http://127.0.0.1:${server.address().port}`)
