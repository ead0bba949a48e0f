/** No acknowledged write is lost, none is there twice or half: writers go on while everything under them breaks. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { openFaultStore, type FaultStore } from './fault-store.ts'
import { DrilledProduct } from './product.ts'
import { type Report } from './report.ts'
import { emptyRecord, offerCar, personAt, register, writeOn, type Acknowledged, type Writer } from './writers.ts'

const writerCount = 6
/** How often each fault happens on each engine. */
const rounds = 3

/** Runs on both engines. */
export async function drillLostWrites(report: Report): Promise<void> {
  for (const engine of ['SQLite', 'PostgreSQL'] as const) await drill(engine, report)
}

async function drill(engine: FaultStore['engine'], report: Report): Promise<void> {
  const store = await openFaultStore(engine)
  const product = new DrilledProduct(store.settings)
  try {
    await product.start()
    const people = await Promise.all(
      Array.from({ length: writerCount }, (_, index) => register(product.address, index)),
    )
    const carId = await offerCar(product.address, personAt(people, 0))
    const record = emptyRecord()
    const end = new AbortController()
    const writing = people.map((me, index) =>
      writeOn(product.address, { me, other: personAt(people, index + 1), carId }, { record, signal: end.signal }),
    )
    let faults = 0
    for (let round = 0; round < rounds; round++) faults += await breakAll(store, product)
    await sleep(1500)
    end.abort()
    await Promise.all(writing)
    await judge({ store, product, people, carId, record, faults }, report)
  } finally {
    if (process.env.DRILL_LOG) console.log(product.printed())
    await product.kill()
    await store.remove()
  }
}

/** Each fault once, with time to write before and after. Answers how many there were. */
async function breakAll(store: FaultStore, product: DrilledProduct): Promise<number> {
  let faults = 0
  const fault = async (happen: () => Promise<boolean | void> | boolean) => {
    await sleep(700 + Math.random() * 300)
    if ((await happen()) !== false) faults++
  }
  await fault(async () => {
    await product.kill()
    await product.start()
  })
  await fault(() => product.killPhotoWorker())
  await fault(async () => {
    product.freeze(true)
    await sleep(600)
    product.freeze(false)
  })
  await fault(async () => {
    if (!store.fill(true)) return false
    await sleep(1000)
    store.fill(false)
  })
  const { postgres } = store
  if (!postgres) return faults
  await fault(() => postgres.restart())
  await fault(async () => {
    postgres.freeze(true)
    await sleep(600)
    postgres.freeze(false)
  })
  return faults
}

interface Outcome {
  store: FaultStore
  product: DrilledProduct
  people: Writer[]
  carId: string
  record: Acknowledged
  faults: number
}

async function judge({ store, product, people, carId, record, faults }: Outcome, report: Report): Promise<void> {
  const read = async (path: string, token?: string) => {
    const response = await fetch(`${product.address}/api/${path}${token ? `?auth=${token}` : ''}`)
    return ((await response.json()) ?? {}) as Record<string, Record<string, string>>
  }
  const cars = await read('cars.json')
  const comments = await read(`cars/${carId}/comments.json`, people[0]?.token)
  const messages: typeof cars = {}
  for (const { token } of people) Object.assign(messages, await read('messages.json', token))
  const [lost, doubled] = [[] as string[], [] as string[]]
  const compare = (kept: typeof cars, field: string, acknowledged: Map<string, string>) => {
    const texts = Map.groupBy(Object.values(kept), (row) => row[field] ?? '')
    for (const [text, rows] of texts) if (text.startsWith('drill ') && rows.length > 1) doubled.push(text)
    for (const [text, id] of acknowledged) if (kept[id]?.[field] !== text) lost.push(text)
  }
  compare(cars, 'description', record.cars)
  compare(comments, 'comments', record.comments)
  compare(messages, 'content', record.messages)
  for (const address of record.photos) if (!(await isWhole(product.address, address))) lost.push(address)

  const counts = (await read('counts.json')) as unknown as { cars: number }
  const half = counts.cars === Object.keys(cars).length ? [] : ['count of cars']
  for (const { id, token } of people) {
    const posts = Object.keys(await read(`users/${id}/posts.json`, token))
    const own = Object.keys(cars).filter((car) => cars[car]?.owner_id === id)
    if (posts.length !== own.length) half.push(`posts of ${id}`)
  }
  half.push(...(await unfinishedFiles(store.dataDir)))

  const acknowledged = record.cars.size + record.comments.size + record.messages.size + record.photos.size
  const answers = [...record.answers].map(([status, count]) => `${status}: ${count}`).join(', ')
  report.note(`${store.engine}: ${acknowledged} acknowledged over ${faults} faults (answers ${answers})`)
  report.check(`${store.engine}: acknowledged writes`, acknowledged, 'at least', 500)
  report.check(`${store.engine}: faults`, faults, 'at least', 10)
  report.check(`${store.engine}: acknowledged writes lost`, lost.length, 'exactly', 0)
  report.check(`${store.engine}: written twice under one key`, doubled.length, 'exactly', 0)
  report.check(`${store.engine}: half-written things`, half.length, 'exactly', 0)
}

async function isWhole(product: string, address: string): Promise<boolean> {
  for (const width of [480, 960, 1600]) {
    const response = await fetch(product + address.replace(/-\d+\.webp$/, `-${width}.webp`))
    const decoded = await sharp(Buffer.from(await response.arrayBuffer()))
      .stats()
      .catch(() => null)
    if (!response.ok || !decoded) return false
  }
  return true
}

/** Files that a crash left half-written under their final name or beside it; the hourly sweep takes the second away. */
async function unfinishedFiles(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'photos'), { recursive: true }).catch(() => [])
  const whole = names.filter((name) => name.endsWith('.webp'))
  const broken: string[] = []
  for (const name of whole) {
    const isReadable = await sharp(join(dataDir, 'photos', name))
      .stats()
      .catch(() => null)
    if (!isReadable) broken.push(name)
  }
  return broken
}
