/** feathers 5 on the same PostgreSQL: its usual parts (koa, knex, socket.io); only logging in needs an account. */
import { AuthenticationService, JWTStrategy } from '@feathersjs/authentication'
import { hooks, LocalStrategy } from '@feathersjs/authentication-local'
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
// Its question whether somebody is still there would pass for news.
app.configure(socketio({ pingInterval: 3_600_000 }))
for (const [service, name, methods] of [
  ['cars', 'peerCars', ['find', 'get', 'create']],
  ['people', 'peerPeople', ['find']],
  ['comments', 'peerComments', ['create']],
  ['messages', 'peerMessages', ['create']],
])
  app.use(service, new KnexService({ Model: db, name, id: 'id' }), { methods })
app.on('connection', (connection) => app.channel('everybody').join(connection))
app.service('comments').publish(() => app.channel('everybody'))
takeLogins()
const server = await app.listen(0, '127.0.0.1')
if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
const { ACCOUNT_EMAIL: email, ACCOUNT_PASSWORD: password } = process.env
if (!process.env.IS_SET_UP) await app.service('accounts').create({ email, password })
console.log(`http://127.0.0.1:${server.address().port}`)

/** Passwords as `@feathersjs/authentication-local` hashes them by itself: bcrypt, ten rounds. */
function takeLogins() {
  app.use('accounts', new KnexService({ Model: db, name: 'peerAccounts', id: 'id' }), { methods: ['create'] })
  app.service('accounts').hooks({ before: { create: [hooks.hashPassword('password')] } })
  app.set('authentication', {
    secret: crypto.randomUUID(),
    entity: 'account',
    service: 'accounts',
    authStrategies: ['jwt', 'local'],
    local: { usernameField: 'email', passwordField: 'password' },
  })
  const authentication = new AuthenticationService(app)
  authentication.register('jwt', new JWTStrategy())
  authentication.register('local', new LocalStrategy())
  app.use('authentication', authentication)
  // The answer is without the hash, as an application of its generator has it.
  app.service('authentication').hooks({ after: { create: [withoutHash] } })
}

function withoutHash(context) {
  delete context.result.account.password
}
