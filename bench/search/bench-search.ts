/**
 * `npm run bench -- --search`: first pages of searches with total and counts, pages far down, suggestions and the search
 * after a write, through HTTP, one call at a time. No answer is ready: each call asks for something a little different.
 *
 * `--offers 10000,1000000` sizes of the store; `--data used-cars.csv` a dealer's file that is multiplied, else the demo's
 * offers; `--postgres` on a PostgreSQL server of its own; `--keep folder` keeps SQLite stores there for the next run.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { noFilters } from '../../contract/search.ts'
import { type SearchAnswer } from '../../contract/search-endpoints.ts'
import { offerCar, register, send } from '../../scripts/callers.ts'
import { residentBytes, startProduct } from '../../scripts/processes.ts'
import { storePlace } from '../../server/db/store-place.ts'
import { percentile } from '../measure.ts'
import { ownPostgres, untilQuiet } from '../measured-product.ts'
import { offer } from '../offer.ts'
import { machine } from '../results.ts'
import { fillStore } from './fill-store.ts'
import { readBases } from './offer-bases.ts'
import { searchAddress, searchCases, typed } from './search-cases.ts'

const calls = 40
const deepPage = 50

const { values: options } = parseArgs({
  options: {
    search: { type: 'boolean' },
    postgres: { type: 'boolean', default: false },
    offers: { type: 'string', default: '10000,1000000' },
    data: { type: 'string' },
    keep: { type: 'string' },
  },
})
console.log(`${options.postgres ? 'PostgreSQL' : 'SQLite'}, ${machine()}, one call at a time, ms: median (95 of 100)`)
const bases = await readBases(options.data)
const folder = options.keep ?? (await mkdtemp(join(tmpdir(), 'volan-search-bench-')))
for (const offers of options.offers.split(',').map(Number)) {
  const postgres = options.postgres ? await ownPostgres() : undefined
  const dataDir = join(folder, String(offers))
  await mkdir(dataDir, { recursive: true })
  try {
    await fillStore(storePlace({ dataDir, databaseUrl: postgres?.url }), bases, offers)
    await measure({ DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) }, offers)
  } finally {
    await postgres?.stop()
  }
}
if (options.keep === undefined) await rm(folder, { recursive: true })

async function measure(settings: Record<string, string>, offers: number): Promise<void> {
  const startedAt = performance.now()
  const product = await startProduct(settings)
  const { address } = product
  try {
    // The index of a large market takes some seconds to read.
    while (!(await fetch(address + searchAddress(noFilters, 'newest'))).ok) await sleep(100)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const megabytes = (residentBytes(product.pid) / 2 ** 20).toFixed(0)
    console.log(`\n${offers.toLocaleString('en')} offers: ${seconds} s to the first search, ${megabytes} MB`)
    // After its start it learns estimates on a core of its own, which searches shall not share.
    await untilQuiet(product.pid)
    await afterWrites(address)
    for (const { name, filters, sort } of searchCases)
      print(name, await timesOf(calls, (time) => textAt(address + searchAddress(filters(time), sort))))
    await deepPages(address)
    const texts = typed.flatMap((text) => Array.from(text, (_letter, at) => text.slice(0, at + 1)))
    const suggestions = (at: number) => `${address}/api/suggestions.json?q=${encodeURIComponent(texts[at] ?? '')}`
    print('suggestions', await timesOf(Math.min(texts.length, 2 * calls), (at) => textAt(suggestions(at))))
  } finally {
    await product.end('SIGTERM')
  }
}

/** Without filters nothing differs from call to call but the offers: each is edited before. */
async function afterWrites(address: string): Promise<void> {
  const seller = await register(address)
  const url = `${address}/api/cars/${await offerCar(address, seller, offer)}.json?auth=${seller.token}`
  const search = () => textAt(address + searchAddress(noFilters, 'newest'))
  const [after, again]: [number[], number[]] = [[], []]
  for (let time = 0; time < calls; time += 1) {
    await send(url, { ...offer, price: 9000 + time }, 'PUT')
    after.push(...(await timesOf(1, search)))
    again.push(...(await timesOf(1, search)))
  }
  print('no filter, after a write', after)
  print('no filter, again', again)
}

/** Pages far down, one behind the other as a person reads them. */
async function deepPages(address: string): Promise<void> {
  const filters = { ...noFilters, engine: ['Diesel'] }
  let after: string | undefined
  const times = await timesOf(deepPage + calls, async () => {
    const text = await textAt(address + searchAddress(filters, 'cheapest', after))
    after = (JSON.parse(text) as SearchAnswer).next ?? undefined
  })
  print(`page ${deepPage} and on`, times.slice(deepPage))
}

/** How long each of several calls took, in ms. */
async function timesOf(count: number, ask: (time: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let time = 0; time < count; time += 1) {
    const startedAt = performance.now()
    await ask(time)
    times.push(performance.now() - startedAt)
  }
  return times
}

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 200)}`)
  return text
}

function print(name: string, times: number[]): void {
  console.log(
    `${name.padEnd(34)}${percentile(times, 0.5).toFixed(1).padStart(8)} (${percentile(times, 0.95).toFixed(1)})`,
  )
}
