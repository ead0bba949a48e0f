/** No acknowledged write is lost, none is there twice or half: writers go on while everything under them breaks. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type FaultStore } from './fault-store.ts'
import { judgeWrites } from './judge-writes.ts'
import { withProducts, type Drilled } from './product.ts'
import { type Report } from './report.ts'
import { emptyRecord, gatherWriters, shownCounts, writeAll } from './writers.ts'

const writerCount = 6
/** How often each fault happens on each engine. */
const rounds = 3

/** Runs on both engines. */
export async function drillLostWrites(report: Report): Promise<void> {
  for (const engine of ['SQLite', 'PostgreSQL'] as const)
    await withProducts({ engine }, async (drilled) => {
      const writers = await gatherWriters(drilled.address, writerCount, 1)
      const record = emptyRecord()
      const end = new AbortController()
      const writing = writeAll([drilled.address], writers, { record, signal: end.signal, hasPhotos: true })
      let faults = 0
      for (let round = 0; round < rounds; round++) faults += await breakAll(drilled)
      await sleep(1500)
      end.abort()
      await writing
      const { comments, messages, cars, photos } = record
      const acknowledged = comments.size + messages.size + cars.size + record.edits + photos.size
      report.note(`${engine}: ${acknowledged} acknowledged over ${faults} faults (${shownCounts(record.answers)})`)
      report.check(`${engine}: acknowledged writes`, acknowledged, 'at least', 500)
      report.check(`${engine}: faults`, faults, 'at least', 10)
      await judgeWrites(drilled, { writers, record }, report)
    })
}

/** Each fault once, with time to write before and after. Answers how many there were. */
async function breakAll({ store, product }: Drilled): Promise<number> {
  const { postgres } = store
  const frozen = async (freeze: (isFrozen: boolean) => void) => {
    freeze(true)
    await sleep(600)
    freeze(false)
  }
  const faults: (() => Promise<unknown> | boolean)[] = [
    () => product.kill().then(() => product.start()),
    () => product.killPhotoWorker(),
    () => frozen((isFrozen) => product.freeze(isFrozen)),
    () => fillForASecond(store),
  ]
  if (postgres)
    faults.push(
      () => postgres.restart(),
      () => frozen((isFrozen) => postgres.freeze(isFrozen)),
    )
  let count = 0
  for (const happen of faults) {
    await sleep(700 + Math.random() * 300)
    if ((await happen()) !== false) count++
  }
  return count
}

async function fillForASecond(store: FaultStore): Promise<boolean> {
  if (!store.fill(true)) return false
  await sleep(1000)
  return store.fill(false)
}
