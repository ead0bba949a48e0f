/** parse-server on the same PostgreSQL, without accounts. */
import { createServer } from 'node:http'
import express from 'express'
import { ParseServer } from 'parse-server'

const app = express()
const server = createServer(app)
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${server.address().port}`
const parse = new ParseServer({
  databaseURI: process.env.DATABASE_URL,
  appId: 'bench',
  masterKey: crypto.randomUUID(),
  serverURL: `${address}/parse`,
  allowClientClassCreation: true,
  silent: true,
})
await parse.start()
app.use('/parse', parse.app)
console.log(address)
