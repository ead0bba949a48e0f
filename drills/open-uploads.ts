/** Uploads that never end: what their bodies take of memory, and whether an honest one still gets in beside them. */
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { photos } from '../contract/limits.ts'
import { register, type Caller } from '../scripts/callers.ts'
import { residentBytes } from '../scripts/processes.ts'
import { inspected, settledMemory } from './memory.ts'
import { withProducts, type DrilledProduct } from './product.ts'
import { type Report } from './report.ts'
import { gatherWriters, personAt } from './writers.ts'

const uploads = 200
/** Uploads of each person, where many people send them. */
const each = 2
const watchMs = 6000
const mostMb = 400

/** One process on SQLite: 200 bodies of 8 MB that lack their last byte, first of one account, then of a hundred. */
export async function drillOpenUploads(report: Report): Promise<void> {
  await withProducts({ engine: 'SQLite', settings: inspected }, async ({ product, address }) => {
    const honest = await register(address)
    const alone = await settledMemory(product)
    report.note(`resident at rest: ${megabytes(alone)} MB`)
    await drill(product, { of: 'one account', people: [await register(address)], honest, alone }, report)
    const { people } = await gatherWriters(address, uploads / each, 0)
    await drill(product, { of: `${people.length} accounts`, people, honest, alone }, report)
  })
}

async function drill(
  product: DrilledProduct,
  { of, people, honest, alone }: { of: string; people: Caller[]; honest: Caller; alone: number },
  report: Report,
): Promise<void> {
  const sockets = Array.from({ length: uploads }, (_, index) => beginUpload(product.address, personAt(people, index)))
  let most = 0
  for (let until = performance.now() + watchMs; performance.now() < until; await sleep(50)) {
    most = Math.max(most, residentBytes(product.pid))
  }
  const grown = megabytes(most - alone)
  report.check(`${uploads} unfinished bodies of ${of}: resident memory grew by, MB`, grown, 'at most', mostMb)
  const answered = await upload(product.address, honest)
  report.note(`an honest upload beside them was answered ${answered.status} after ${answered.ms.toFixed(0)} ms`)
  for (const socket of sockets) socket.destroy()
  await sleep(500)
  report.note(`afterwards ${megabytes((await settledMemory(product)) - alone)} MB above rest`)
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}

/** Sends all of a photo but its last byte, and waits. */
function beginUpload(address: string, { token }: Caller): Socket {
  const { port, host } = new URL(address)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {}).resume()
  socket.write(`POST /api/photos?auth=${token} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: image/jpeg\r\n`)
  socket.write(`content-length: ${photos.bytes}\r\n\r\n`)
  socket.write(Buffer.alloc(photos.bytes - 1))
  return socket
}

/** Sends something that is no photo as a patient page does: told to come back, it does. */
async function upload(address: string, { token }: Caller): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now()
  for (;;) {
    const { status, headers } = await fetch(`${address}/api/photos?auth=${token}`, { method: 'POST', body: 'no photo' })
    const ms = performance.now() - startedAt
    if ((status !== 429 && status !== 503) || ms > 20_000) return { status, ms }
    await sleep(Number(headers.get('retry-after')) * 1000)
  }
}
