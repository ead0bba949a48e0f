import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { noFilters } from '../../contract/search.ts'
import { type SearchAnswer } from '../../contract/search-endpoints.ts'
import { type StorePlace } from '../../server/db/database.ts'
import { startProcess, untilQuiet, type Running } from '../processes.ts'
import { middle, newSeller, textAt, timesOf, untilAnswered, type Times } from './calls.ts'
import { PlainSql } from './plain-sql.ts'
import { searchAddress, searchCases, typed } from './search-cases.ts'

/** One row of the table, in ms. */
export interface Row {
  name: string
  median: number
  p95: number
  /** The same bytes from the bare floor. */
  floor?: number
  /** The same question in plain SQL. */
  sql?: number
}

/** What one size of the store took. */
export interface Measured {
  offers: number
  rows: Row[]
  /** From the start of the product to the first answer of a search, in ms: all offers read, and the index's file. */
  readyMs: number
  againMs: number
  /** Of the process with its index at that moment, in MB. */
  residentMb: number
}

/** Where a store lies, as the product is told. */
export interface MeasuredPlace extends StorePlace {
  dataDir: string
}

const calls = 40
const deepPage = 50
/** So many offers are read in no time: their index has no file. */
const smallIndex = 20_000
const sqlRounds = 3
/** At a million offers one round may take minutes. */
const sqlMs = 10_000

/** Starts the product on a filled store and measures its searches beside the bare floor and, if wished, plain SQL. */
export async function measureSearch(place: MeasuredPlace, offers: number, withSql: boolean): Promise<Measured> {
  await rm(indexFile(place), { force: true })
  const { product, readyMs } = await startProduct(place)
  const floor = await startProcess('bench/floor.ts', {})
  try {
    const memory = residentMb(product.pid)
    // After its start it learns estimates on a core of its own, which searches shall not share.
    await untilQuiet(product.pid)
    const besideFloor = async (name: string, times: Times): Promise<Row> => {
      await fetch(`${floor.address}/ready`, { method: 'PUT', body: JSON.stringify({ headers: [], body: times.bytes }) })
      const { median } = await timesOf(Array.from({ length: calls }, () => floor.address))
      return { name, median: times.median, p95: times.p95, floor: median }
    }
    const rows = [
      ...(await afterWrites(product.address)),
      ...(await firstPages(product.address, besideFloor, withSql ? new PlainSql(place) : null)),
      await besideFloor(`page ${deepPage} and on`, await deepPages(product.address)),
      await besideFloor('suggestions', await timesOf(suggestionAddresses(product.address))),
    ]
    if (offers > smallIndex) await untilThere(indexFile(place))
    await product.stop()
    const again = await startProduct(place)
    await again.product.stop()
    return { offers, rows, readyMs, againMs: again.readyMs, residentMb: memory }
  } finally {
    await product.stop()
    await floor.stop()
  }
}

async function startProduct(place: MeasuredPlace): Promise<{ product: Running; readyMs: number }> {
  const startedAt = performance.now()
  const product = await startProcess('dist/server/main.js', {
    DATA_DIR: place.dataDir,
    ...(place.url !== undefined && { DATABASE_URL: place.url }),
    PORT: '0',
    DEMO: '0',
    RATE_LIMITS: 'off',
  })
  await untilAnswered(product.address + searchAddress(noFilters, 'newest'))
  return { product, readyMs: performance.now() - startedAt }
}

function indexFile({ dataDir }: MeasuredPlace): string {
  return join(dataDir, 'search-index.bin')
}

/** A process writes the file of its index a minute after its start. */
async function untilThere(file: string): Promise<void> {
  for (let second = 0; second < 70 && !existsSync(file); second += 1) await sleep(1000)
}

type BesideFloor = (name: string, times: Times) => Promise<Row>

async function firstPages(product: string, besideFloor: BesideFloor, peer: PlainSql | null): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, filters, sort } of searchCases) {
    const addresses = Array.from({ length: calls }, (_none, time) => product + searchAddress(filters(time), sort))
    const row = await besideFloor(name, await timesOf(addresses))
    const sqlTimes: number[] = []
    // Words need an index of their own, and the estimate a join.
    const rounds = !peer || filters(0).word.length > 0 || sort === 'deal' ? 0 : sqlRounds
    const begunAt = performance.now()
    for (let time = 0; time < rounds && performance.now() - begunAt < sqlMs; time += 1) {
      const startedAt = performance.now()
      const total = await peer?.find(filters(time), sort)
      sqlTimes.push(performance.now() - startedAt)
      // SQLite has held up this process: connections that ended meanwhile are noticed now.
      await sleep(100)
      const answer = JSON.parse(await textAt(product + searchAddress(filters(time), sort))) as SearchAnswer
      if (answer.total !== total) throw new Error(`${name}: ${answer.total} found, plain SQL finds ${total}`)
    }
    rows.push(sqlTimes.length === 0 ? row : { ...row, sql: middle(sqlTimes).median })
  }
  await peer?.close()
  return rows
}

/** Without filters nothing differs from call to call but the offers: each is edited before. */
async function afterWrites(product: string): Promise<Row[]> {
  const seller = await newSeller(product)
  const [writes, first, again]: [number[], number[], number[]] = [[], [], []]
  const timed = async (times: number[], act: () => Promise<unknown>) => {
    const startedAt = performance.now()
    await act()
    times.push(performance.now() - startedAt)
  }
  for (let time = 0; time < calls; time += 1) {
    await timed(writes, () => seller.setPrice(9000 + time))
    await timed(first, () => textAt(product + searchAddress(noFilters, 'newest')))
    await timed(again, () => textAt(product + searchAddress(noFilters, 'newest')))
  }
  await seller.leave()
  return [
    { name: 'a write', ...middle(writes) },
    { name: 'no filter, after that write', ...middle(first) },
    { name: 'no filter, again', ...middle(again) },
  ]
}

/** Pages far down, one behind the other as a person reads them. */
async function deepPages(product: string): Promise<Times> {
  const filters = { ...noFilters, engine: ['Diesel'] }
  const times: number[] = []
  let bytes = ''
  for (let page = 1, after: string | undefined; page < deepPage + calls; page += 1) {
    const startedAt = performance.now()
    bytes = await textAt(product + searchAddress(filters, 'cheapest', after))
    if (page >= deepPage) times.push(performance.now() - startedAt)
    after = (JSON.parse(bytes) as SearchAnswer).next ?? undefined
  }
  return { ...middle(times), bytes }
}

function suggestionAddresses(product: string): string[] {
  const texts = typed.flatMap((text) => Array.from(text, (_letter, at) => text.slice(0, at + 1)))
  return texts.slice(0, 2 * calls).map((text) => `${product}/api/suggestions.json?q=${encodeURIComponent(text)}`)
}

/** Memory of a process, as the kernel counts it. */
function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
