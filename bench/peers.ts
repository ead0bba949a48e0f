/**
 * `npm run bench -- --peers`: the same work by what people would use instead, each on the same PostgreSQL and data, in
 * interleaved rounds. They run without accounts, keys and records of calls; the product runs with them.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { livePath } from '../contract/live.ts'
import { fanOut, openSockets, requestsPerSecond, type Load } from './measure.ts'
import { listAddress, startMeasured, type MeasuredProduct } from './measured-product.ts'
import { startProcess, type Running } from './processes.ts'
import { keepResults, machine, printRows } from './results.ts'
import { inRounds, type Row } from './rounds.ts'

/** How one of them is asked for the same. */
interface Peer {
  list: Load
  one: Load
  insert: Load
  /** Where its live connections open, and what a client says there. */
  live: { url: string; greetings: string[] }
}

const offers = 10_000
const crowds = [200, 1000]
const folder = join(import.meta.dirname, 'peers')
const fields = 'brand, model, engine, transmission, year, description, location, price, "ownerId"'
const headers = { 'content-type': 'application/json', 'x-parse-application-id': 'bench' }

if (!existsSync(join(folder, 'node_modules'))) execFileSync('npm', ['install'], { cwd: folder, stdio: 'inherit' })
console.log(`PostgreSQL, ${offers} offers, ${machine()}`)
const product = await startMeasured({ offers, postgres: true })
const running: Running[] = []
try {
  const peers = await startPeers(product.settings.DATABASE_URL ?? '')
  const rows = [...(await measureCalls(peers)), ...(await measureLive(peers))]
  printRows(rows)
  await keepResults(`peers-postgres-${offers}.json`, rows)
} finally {
  for (const peer of running) await peer.stop()
  await product.stop()
}

async function startPeers(url: string): Promise<Record<string, Peer>> {
  const pool = new Pool({ connectionString: url, max: 1 })
  await pool.query(`create table "peerCars" as select id, ${fields} from cars`)
  await pool.query('alter table "peerCars" add primary key (id)')
  await pool.query('create table "peerComments" (id bigserial primary key, comments text, "carId" text)')
  const [feathers, parse] = [await startPeer('feathers.js', url), await startPeer('parse-server.js', url)]
  const directus = await startPeer('directus.js', url)
  await makeParseCars(pool, parse)
  await pool.end()
  const id = product.carIds[0] ?? ''
  const comment = JSON.stringify({ comments: 'Is it still there?', carId: id })
  const socketIo = `${feathers.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
  const subscription = { op: 'subscribe', requestId: 1, query: { className: 'Comment', where: {} } }
  const post = { method: 'POST' as const, body: comment, headers }
  return {
    'feathers 5': {
      list: { url: `${feathers}/cars?$sort[id]=-1&$limit=24` },
      one: { url: `${feathers}/cars/${id}` },
      insert: { url: `${feathers}/comments`, ...post },
      live: { url: socketIo, greetings: ['40'] },
    },
    'parse-server 9': {
      list: { url: `${parse}/parse/classes/Car?order=-objectId&limit=24`, headers },
      one: { url: `${parse}/parse/classes/Car/${id}`, headers },
      insert: { url: `${parse}/parse/classes/Comment`, ...post },
      live: {
        url: parse.replace('http', 'ws'),
        greetings: [JSON.stringify({ op: 'connect', applicationId: 'bench' }), JSON.stringify(subscription)],
      },
    },
    'directus 11': {
      list: { url: `${directus}/items/peerCars?sort=-id&limit=24` },
      one: { url: `${directus}/items/peerCars/${id}` },
      insert: { url: `${directus}/items/peerComments`, ...post },
      live: {
        url: `${directus.replace('http', 'ws')}/websocket`,
        greetings: [JSON.stringify({ type: 'subscribe', collection: 'peerComments', event: 'create' })],
      },
    },
  }
}

async function startPeer(file: string, url: string): Promise<string> {
  const peer = await startProcess(join('bench/peers', file), {
    DATABASE_URL: url,
    NODE_ENV: 'production',
    // parse-server would leave files in the project; it reads this before its own options.
    PARSE_SERVER_LOGS_FOLDER: 'null',
  })
  running.push(peer)
  return peer.address
}

/** Parse makes the table of a class when the first object comes; the others are copied. */
async function makeParseCars(pool: Pool, parse: string): Promise<void> {
  const first = { brand: '', model: '', engine: '', transmission: '', year: 1, description: '', location: '', price: 1 }
  const body = JSON.stringify({ ...first, ownerId: '' })
  const made = await fetch(`${parse}/parse/classes/Car`, { method: 'POST', body, headers })
  if (!made.ok) throw new Error(`parse-server answered ${made.status}: ${await made.text()}`)
  await pool.query(`insert into "Car" ("objectId", "createdAt", "updatedAt", ${fields})
    select id, now(), now(), ${fields} from "peerCars"`)
  await pool.query('delete from "Car" where brand = \'\'')
  await pool.query('analyze')
}

async function measureCalls(peers: Record<string, Peer>): Promise<Row[]> {
  const { address, me, floor, carIds } = product
  const comment = JSON.stringify({ comments: 'Is it still there?' })
  const own = {
    list: { url: listAddress(address) },
    one: { url: `${address}/api/cars/${carIds[0]}.json?auth=${me.token}` },
    insert: { url: `${address}/api/cars/${carIds[0]}/comments.json?auth=${me.token}`, method: 'POST', body: comment },
  } as const
  const bare = {
    list: { url: `${floor.address}/newest` },
    one: { url: `${floor.address}/one/${carIds[0]}` },
    insert: { url: `${floor.address}/insert`, method: 'POST', body: comment },
  } as const
  const rows: Row[] = []
  for (const [kind, name] of [
    ['list', 'list, 24 newest'],
    ['one', 'one car'],
    ['insert', 'insert a comment'],
  ] as const) {
    const others = Object.entries(peers).map(([peer, calls]) => [peer, () => requestsPerSecond(calls[kind])] as const)
    rows.push(
      await inRounds('peers', {
        name,
        unit: 'calls/s',
        ours: () => requestsPerSecond(own[kind]),
        floors: { 'node:http and pg': () => requestsPerSecond(bare[kind]), ...Object.fromEntries(others) },
      }),
    )
  }
  return rows
}

async function measureLive(peers: Record<string, Peer>): Promise<Row[]> {
  const rows: Row[] = []
  for (const count of crowds) {
    const bare = await crowd(product.floor.address.replace('http', 'ws'), count, [])
    const { act: tell } = acting({ url: `${product.floor.address}/tell`, body: '{}' })
    const floors: Record<string, () => Promise<number>> = { 'bare sockets': () => fanOut(bare, tell) }
    for (const [name, { live, insert }] of Object.entries(peers)) {
      const sockets = await crowd(live.url, count, live.greetings)
      const { act } = acting(insert)
      floors[name] = () => fanOut(sockets, act)
    }
    const { act } = acting(ownComment(product))
    const topic = `cars/${product.carIds[0]}`
    const frames = [
      { type: 'hello', token: product.me.token },
      { type: 'subscribe', topic },
    ]
    const greetings = frames.map((frame) => JSON.stringify(frame))
    const sockets = await crowd(product.address.replace('http', 'ws') + livePath, count, greetings)
    rows.push(
      await inRounds('peers', {
        name: `a comment to ${count}`,
        unit: 'ms',
        ours: () => fanOut(sockets, act),
        floors,
        rounds: 9,
      }),
    )
  }
  return rows
}

function ownComment({ address, me, carIds }: MeasuredProduct): Load {
  const url = `${address}/api/cars/${carIds[0]}/comments.json?auth=${me.token}`
  return { url, body: JSON.stringify({ comments: 'Who hears this?' }) }
}

function acting({ url, body, headers: own = {} }: Load): { act: () => Promise<unknown> } {
  return { act: async () => (await fetch(url, { method: 'POST', headers: own, ...(body && { body }) })).text() }
}

/** Opens connections that say their greetings one after the other, each when the one before is answered. */
async function crowd(url: string, count: number, greetings: string[]): Promise<WebSocket[]> {
  const sockets = await openSockets(url, count, (socket) => {
    const [first, ...others] = greetings
    if (first !== undefined) socket.send(first)
    for (const other of others) setTimeout(() => socket.send(other), 500)
  })
  await sleep(2500)
  return sockets
}
