import { setTimeout as sleep } from 'node:timers/promises'
import { livePath } from '../../contract/live.ts'
import { fanOut, openSockets } from '../measure.ts'
import { type MeasuredProduct } from '../measured-product.ts'
import { residentKb } from '../processes.ts'
import { type Measurement } from '../rounds.ts'
import { processesOf, reportOf, type Reporting } from './process.ts'

const crowds = [200, 1000, 5000]
const idle = 10_000

/** A comment until the last of many open pages has heard of it, beside one frame to bare sockets. */
export async function* fanOuts({ address, floor, me, carIds }: MeasuredProduct): AsyncGenerator<Measurement> {
  const act = (url: string, value: object) => async () => {
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(value) })
    await answer.text()
  }
  const comment = act(`${address}/api/cars/${carIds[0]}/comments.json?auth=${me.token}`, {
    comments: 'Who hears this?',
  })
  const tell = act(`${floor.address}/tell`, { comments: 'Who hears this?' })
  for (const count of crowds) {
    const listening = await openSockets(address.replace('http', 'ws') + livePath, count, (socket) => {
      socket.send(JSON.stringify({ type: 'hello', token: me.token }))
      socket.send(JSON.stringify({ type: 'subscribe', topic: `cars/${carIds[0]}` }))
    })
    const bare = await openSockets(floor.address.replace('http', 'ws'), count, () => {})
    // Every subscription is confirmed by now.
    await sleep(1000)
    yield {
      name: `a comment to ${count} pages`,
      unit: 'ms',
      ours: () => fanOut(listening, comment),
      floors: { 'bare sockets': () => fanOut(bare, tell) },
      rounds: 9,
    }
    for (const socket of [...listening, ...bare]) socket.close()
    await sleep(1000)
  }
}

/** Memory of an open page that hears nothing. */
export async function* idleConnections(product: MeasuredProduct): AsyncGenerator<Measurement> {
  const { address, floor, me } = product
  const { ours, bares } = processesOf(product)
  const perSocket = (of: Reporting, url: string, greet: (socket: WebSocket) => void) => async () => {
    const before = await settledKb(of)
    const sockets = await openSockets(url.replace('http', 'ws'), idle, greet)
    const grown = (await settledKb(of)) - before
    for (const socket of sockets) socket.close()
    await sleep(1500)
    return grown / idle
  }
  const greet = (socket: WebSocket) => {
    socket.send(JSON.stringify({ type: 'hello', token: me.token }))
    socket.send(JSON.stringify({ type: 'subscribe', topic: 'cars' }))
  }
  yield {
    name: `an idle page of ${idle}`,
    unit: 'kB',
    ours: perSocket(ours, address + livePath, greet),
    floors: { 'bare socket': perSocket(bares, floor.address, () => {}) },
    // Memory once taken is taken again: only the first round says what it costs.
    rounds: 1,
  }
}

/** Resident memory without garbage, which would hide what is taken. */
export async function settledKb(process: Reporting): Promise<number> {
  await sleep(1500)
  await reportOf(process)
  return residentKb(process.pid)
}
