/** Whether live connections leave anything behind: a crowd that comes and goes while offers change, for an hour. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type ClientFrame } from '../contract/live.ts'
import { logIn, offerCar, register, send, type Caller } from '../scripts/callers.ts'
import { residentBytes } from '../scripts/processes.ts'
import { buildCar } from '../server/testing/cars.ts'
import { leave, openSockets, openStreams, type Member } from './crowd.ts'
import { inspected, settledHeap } from './memory.ts'
import { withProducts } from './product.ts'
import { type Report } from './report.ts'

const minutes = Number(process.env.DRILL_MINUTES ?? 60)
/** What is learned and kept once is in memory by then. */
const warmUpMinutes = 5
const [socketCount, streamCount] = [500, 200]
/** Each minute so many of each kind leave, and others come. */
const comingAndGoing = 100
const editsAMinute = 60
/** Later than this, in ms, an edit counts as not heard of. */
const heardWithinMs = 5000
const megabyte = 1024 * 1024
const maxGrown = 1

/** One process; the crowd is in this one. DRILL_MINUTES (60) of it. */
export async function drillLiveHour(report: Report): Promise<void> {
  await withProducts({ engine: 'SQLite', settings: inspected }, async ({ product, address }) => {
    const me = await register(address)
    const crowd = await openCrowd(address, me, await offerCar(address, me, buildCar()))
    await crowd.live(warmUpMinutes)
    const heap = await settledHeap(product)
    const resident = residentBytes(product.pid)
    await crowd.live(minutes)
    const grown = ((await settledHeap(product)) - heap) / megabyte
    const grownResident = (residentBytes(product.pid) - resident) / megabyte
    report.note(`${socketCount} sockets and ${streamCount} streams for ${minutes} min, ${crowd.editCount()} edits`)
    report.note(
      `heap at the beginning ${(heap / megabyte).toFixed(1)} MB; resident memory grew by ${grownResident.toFixed(1)} MB`,
    )
    report.check('an hour live: connections that were lost', crowd.lostCount(), 'exactly', 0)
    report.check('an hour live: edits that were not heard of', crowd.unheardCount(), 'exactly', 0)
    report.check('an hour live: heap grown by, MB', grown, 'at most', maxGrown)
    crowd.leave()
  })
}

async function openCrowd(address: string, writer: Caller, carId: string) {
  let [edits, lost, unheard] = [0, 0, 0]
  const greeting: ClientFrame[] = [{ type: 'hello' }, { type: 'subscribe', topic: 'cars' }]
  const openMore = {
    sockets: (count: number) => openSockets(address, count, greeting),
    streams: (count: number) => openStreams(address, count, '/api/cars.json'),
  }
  const sockets = await openMore.sockets(socketCount)
  const streams = await openMore.streams(streamCount)

  async function replace(members: Member[], open: (count: number) => Promise<Member[]>): Promise<void> {
    lost += members.filter(({ isOpen }) => !isOpen).length
    leave(members.splice(0, comingAndGoing))
    members.push(...(await open(comingAndGoing)))
  }

  async function edit(token: string): Promise<void> {
    const editedAt = performance.now()
    const url = `${address}/api/cars/${carId}.json?auth=${token}`
    await send(url, buildCar({ price: 10_000 + (edits++ % 1000) }), 'PUT')
    const unheardNow = () => [...sockets, ...streams].filter(({ heardAt }) => heardAt < editedAt).length
    while (unheardNow() > 0 && performance.now() - editedAt < heardWithinMs) await sleep(50)
    unheard += unheardNow()
    await sleep(Math.max(0, 60_000 / editsAMinute - (performance.now() - editedAt)))
  }

  return {
    editCount: () => edits,
    lostCount: () => lost,
    unheardCount: () => unheard,
    leave: () => leave([...sockets, ...streams]),
    async live(forMinutes: number): Promise<void> {
      for (let minute = 0; minute < forMinutes; minute++) {
        const { token } = await logIn(address, writer)
        for (let time = 0; time < editsAMinute; time++) await edit(token)
        await replace(sockets, openMore.sockets)
        await replace(streams, openMore.streams)
      }
    },
  }
}
