/** parse-server with LiveQuery on the same PostgreSQL; only logging in needs an account. */
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
  liveQuery: { classNames: ['Comment'] },
})
await parse.start()
app.use('/parse', parse.app)
await ParseServer.createLiveQueryServer(server)
if (!process.env.IS_SET_UP) await makeAccount()
console.log(address)

async function makeAccount() {
  const body = JSON.stringify({ username: process.env.ACCOUNT_EMAIL, password: process.env.ACCOUNT_PASSWORD })
  const headers = { 'content-type': 'application/json', 'x-parse-application-id': 'bench' }
  const made = await fetch(`${address}/parse/users`, { method: 'POST', headers, body })
  if (!made.ok) throw new Error(`parse-server answered ${made.status}: ${await made.text()}`)
}
