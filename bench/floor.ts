/**
 * The bare floor: what this machine and this runtime can do at best. node:http answers bytes that are ready, node:sqlite
 * writes one row durably for each POST, and `ws` hands one frame to every connection. No routing, checks or accounts.
 */
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { WebSocketServer } from 'ws'

const store = new DatabaseSync(join(mkdtempSync(join(tmpdir(), 'volan-floor-')), 'floor.db'))
store.exec('pragma journal_mode=wal; pragma synchronous=full; create table rows (id integer primary key, body text)')
const insert = store.prepare('insert into rows (body) values (?)')

let bytes = Buffer.from('{}')
const server = createServer((request, response) => {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    const body = Buffer.concat(pieces)
    if (request.method === 'PUT') bytes = body
    else if (request.method === 'POST' && request.url === '/insert') insert.run(body.toString())
    else if (request.method === 'POST') for (const client of sockets.clients) client.send(body.toString())
    const answer = request.method === 'GET' ? bytes : Buffer.from('{"name":"x"}')
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length }).end(answer)
  })
})
const sockets = new WebSocketServer({ server })
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('SIGTERM', () => process.exit(0))
