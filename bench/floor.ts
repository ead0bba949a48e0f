/**
 * The bare floor: what this machine and this runtime can do at best. node:http answers bytes that are ready, the
 * product's headers among them; the database's own driver reads and inserts, sharp draws, and `ws`
 * hands one frame to every connection. No routing, checks, accounts or log. STORE names the SQLite file or the
 * PostgreSQL address to read.
 */
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import sharp from 'sharp'
import { WebSocketServer } from 'ws'
import { openDriver } from './floor-driver.ts'

const driver = await openDriver(process.env.STORE)
const json = ['content-type', 'application/json']
let ready = { headers: json, body: Buffer.from('{}') }
const done = Buffer.from('{"name":"x"}')

/** What a photo costs at least, with the product's own settings. */
async function drawn(photo: Buffer): Promise<void> {
  const { data, info } = await sharp(photo).resize({ width: 1600 }).raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const width of [480, 960, 1600]) await sharp(data, { raw }).resize({ width }).webp({ quality: 76 }).toBuffer()
}

async function answer(path: string, body: Buffer): Promise<Buffer> {
  if (path === '/newest') return Buffer.from(JSON.stringify(await driver.newest()))
  if (path.startsWith('/before/')) return Buffer.from(JSON.stringify(await driver.before(path.slice(8))))
  if (path.startsWith('/one/')) return Buffer.from(JSON.stringify(await driver.one(path.slice(5))))
  if (path === '/insert') await driver.insert(body.toString())
  if (path === '/photo') await drawn(body)
  if (path === '/tell') for (const client of sockets.clients) client.send(body.toString())
  if (path === '/ready') {
    const given = JSON.parse(body.toString()) as { headers: [string, string][]; body: string }
    ready = { headers: given.headers.flat(), body: Buffer.from(given.body) }
  }
  return done
}

const server = createServer((request, response) => {
  const pieces: Buffer[] = []
  const send = (bytes: Buffer) => response.writeHead(200, [...json, 'content-length', String(bytes.length)]).end(bytes)
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    if (request.url === '/') response.writeHead(200, ready.headers).end(ready.body)
    else answer(request.url ?? '', Buffer.concat(pieces)).then(send, () => response.writeHead(500).end())
  })
})
const sockets = new WebSocketServer({ server })
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('SIGTERM', () => process.exit(0))
