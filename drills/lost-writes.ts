/** No acknowledged write is lost, none is there twice or half: writers go on while everything under them breaks. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { type FaultStore } from './fault-store.ts'
import { withProducts, type Drilled } from './product.ts'
import { type Report } from './report.ts'
import { emptyRecord, gatherWriters, shownCounts, writeAll, type Acknowledged, type Writers } from './writers.ts'

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
      await judge(drilled, { writers, record }, report)
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

async function judge(
  { store, address }: Drilled,
  { writers: { people, carIds }, record }: { writers: Writers; record: Acknowledged },
  report: Report,
): Promise<void> {
  const read = async (path: string, token?: string) => {
    const response = await fetch(`${address}/api/${path}${token ? `?auth=${token}` : ''}`)
    return ((await response.json()) ?? {}) as Record<string, Record<string, string>>
  }
  const cars = await read('cars.json')
  const comments = await read(`cars/${carIds[0]}/comments.json`, people[0]?.token)
  const messages: typeof cars = {}
  for (const { token } of people) Object.assign(messages, await read('messages.json', token))
  const [lost, doubled] = [[] as string[], [] as string[]]
  const compare = (stored: typeof cars, field: string, acknowledged: Map<string, { text: string }>) => {
    const texts = Map.groupBy(Object.values(stored), (row) => row[field] ?? '')
    for (const [text, rows] of texts) if (text.startsWith('drill ') && rows.length > 1) doubled.push(text)
    for (const [id, { text }] of acknowledged) if (stored[id]?.[field] !== text) lost.push(text)
  }
  compare(cars, 'description', record.cars)
  compare(comments, 'comments', record.comments)
  compare(messages, 'content', record.messages)
  for (const photo of record.photos) if (!(await isWhole(address, photo))) lost.push(photo)

  const counts = (await read('counts.json')) as unknown as { cars: number }
  const half = counts.cars === Object.keys(cars).length ? [] : ['count of cars']
  for (const { userId, token } of people) {
    const posts = Object.keys(await read(`users/${userId}/posts.json`, token))
    const own = Object.keys(cars).filter((car) => cars[car]?.owner_id === userId)
    if (posts.length !== own.length) half.push(`posts of ${userId}`)
  }
  half.push(...(await unfinishedFiles(store.dataDir)))
  report.check(`${store.engine}: acknowledged writes lost`, lost.length, 'exactly', 0)
  report.check(`${store.engine}: written twice under one key`, doubled.length, 'exactly', 0)
  report.check(`${store.engine}: half-written things`, half.length, 'exactly', 0)
}

async function isWhole(product: string, address: string): Promise<boolean> {
  for (const width of [480, 960, 1600]) {
    const response = await fetch(product + address.replace(/-\d+\.webp$/, `-${width}.webp`))
    if (!(await isPicture(Buffer.from(await response.arrayBuffer())))) return false
  }
  return true
}

/** Files that a crash left half-written under their final name or beside it; the hourly sweep takes the second away. */
async function unfinishedFiles(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'photos')
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const broken: string[] = []
  for (const name of names.filter((each) => each.endsWith('.webp')))
    if (!(await isPicture(await readFile(join(folder, name))))) broken.push(name)
  return broken
}

function isPicture(bytes: Buffer): Promise<boolean> {
  return sharp(bytes)
    .stats()
    .then(
      () => true,
      () => false,
    )
}
