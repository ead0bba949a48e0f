/** Clients that read or send too slowly are cut, and nobody else feels them. */
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Car } from '../contract/car.ts'
import { offerCar, send, type Caller } from '../scripts/callers.ts'
import { buildCar } from '../server/testing/cars.ts'
import { CuttingProxy } from './cutting-proxy.ts'
import { LiveStream } from './live-stream.ts'
import { LiveTab } from './live-tab.ts'
import { type Report } from './report.ts'
import { readOn } from './timed-calls.ts'

/** Enough to fill the buffers of both kernels and the pile that the product allows, in MB. */
const megabytes = 24
const dribblers = 200
const limitsMs = { head: 5000, body: 10_000 }
/** The product looks once a second. */
const lookMs = 1000

/** A tab stops reading while much happens: it is cut, and holds all of it a little later. */
export async function drillSlowReader(
  address: string,
  { me, other }: { me: Caller; other: Caller },
  report: Report,
): Promise<void> {
  const carId = await offerCar(address, me, buildCar())
  const way = await CuttingProxy.open(address)
  const slow = new LiveTab(way.address, { me, other, carIds: [carId] })
  const quick = new LiveTab(address, { me, other, carIds: [carId] })
  const stream = new LiveStream(`${address}/api/cars.json?auth=${me.token}`)
  const listeners = [slow, quick, stream]
  void stream.hear()
  while (!listeners.every(({ isSettled }) => isSettled)) await sleep(50)
  way.hold(true)
  // Each edit is heard on both topics.
  const car = buildCar({ description: 'x'.repeat(4990) })
  for (let sent = 0; sent < megabytes * 1_000_000; sent += 10 * 5000 * 2) {
    const edits = Array.from({ length: 10 }, () =>
      send(`${address}/api/cars/${carId}.json?auth=${me.token}`, car, 'PUT'),
    )
    await Promise.all(edits)
  }
  way.hold(false)
  await sleep(4000)
  const stored = (await (await fetch(`${address}/api/cars.json`)).json()) as Record<string, Car>
  const isRight = (held: unknown) => JSON.stringify(held) === JSON.stringify(stored[carId])
  report.check('a tab that does not read is cut, times', slow.gaps, 'exactly', 1)
  const isBack = slow.isSettled && isRight(slow.cars.get(carId))
  report.check('and is back with what it missed (1 = yes)', Number(isBack), 'exactly', 1)
  report.check('a tab beside it is cut, times', quick.gaps + stream.gaps, 'exactly', 0)
  const heardAll = isRight(quick.cars.get(carId)) && isRight(stream.node[carId])
  report.check('and heard all (1 = yes)', Number(heardAll), 'exactly', 1)
  for (const listener of listeners) listener.close()
  way.close()
}

/** Heads and bodies that come a byte at a time; others are answered meanwhile. */
export async function drillSlowSenders(address: string, report: Report): Promise<void> {
  const head = 'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\n'
  const heads = Array.from({ length: dribblers }, () => dribble(address, head.slice(0, 20)))
  const bodies = Array.from({ length: dribblers }, () => dribble(address, `${head}content-length: 1000\r\n\r\n{"a`))
  const end = new AbortController()
  const reading = readOn(address, end.signal, 100)
  const [slowestHead, slowestBody] = [Math.max(...(await Promise.all(heads))), Math.max(...(await Promise.all(bodies)))]
  end.abort()
  const slowest = Math.max(...(await reading))
  report.check(`the last of ${dribblers} slow heads is cut after, ms`, slowestHead, 'at most', limitsMs.head + lookMs)
  report.check(`the last of ${dribblers} slow bodies is cut after, ms`, slowestBody, 'at most', limitsMs.body + lookMs)
  report.check('slowest answer to others meanwhile, ms', slowest, 'at most', 250)
}

/** Sends a beginning and then a byte every quarter second. Answers after how long it was cut. */
function dribble(address: string, beginning: string): Promise<number> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(beginning))
    const timer = setInterval(() => socket.write('x'), 250)
    const end = () => {
      clearInterval(timer)
      socket.destroy()
      resolve(performance.now() - startedAt)
    }
    socket.on('error', end).on('end', end).on('close', end).resume()
  })
}
