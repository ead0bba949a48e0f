/** feathers 5 on the same PostgreSQL: its usual parts (koa, knex, socket.io), without accounts. */
import { feathers } from '@feathersjs/feathers'
import { bodyParser, errorHandler, koa, rest } from '@feathersjs/koa'
import { KnexService } from '@feathersjs/knex'
import socketio from '@feathersjs/socketio'
import knex from 'knex'

const db = knex({ client: 'pg', connection: process.env.DATABASE_URL, pool: { min: 0, max: 10 } })
const app = koa(feathers())
app.use(errorHandler())
app.use(bodyParser())
app.configure(rest())
app.configure(socketio({ pingInterval: 600_000 }))
app.use('cars', new KnexService({ Model: db, name: 'peerCars', id: 'id' }), { methods: ['find', 'get'] })
app.use('comments', new KnexService({ Model: db, name: 'peerComments', id: 'id' }), { methods: ['create'] })
app.on('connection', (connection) => app.channel('everybody').join(connection))
app.publish(() => app.channel('everybody'))
const server = await app.listen(0, '127.0.0.1')
if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
console.log(`http://127.0.0.1:${server.address().port}`)
