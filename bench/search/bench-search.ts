/**
 * `npm run bench -- --search`: first pages of searches with total and counts, pages far down, suggestions and the search
 * after a write, through HTTP, beside the bare floor on the same bytes and the same question in plain SQL. No answer is
 * ready: each call asks for something a little different.
 *
 * `--offers 10000,1000000` sizes of the store; `--data used-cars.csv` a dealer's file that is multiplied, else the demo's
 * offers; `--postgres` on a PostgreSQL server of its own; `--keep folder` keeps SQLite stores there for the next run;
 * `--no-plain-sql` leaves out the plain SQL, which takes minutes at a million offers.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { storePlace } from '../../server/db/store-place.ts'
import { ownPostgres } from '../own-postgres.ts'
import { fillStore } from './fill-store.ts'
import { measureSearch, type Measured } from './measure-search.ts'
import { readBases } from './offer-bases.ts'

const { values: options } = parseArgs({
  options: {
    search: { type: 'boolean' },
    postgres: { type: 'boolean', default: false },
    offers: { type: 'string', default: '10000,1000000' },
    data: { type: 'string' },
    keep: { type: 'string' },
    'no-plain-sql': { type: 'boolean', default: false },
  },
})
const bases = await readBases(options.data)
const folder = options.keep ?? (await mkdtemp(join(tmpdir(), 'volan-search-bench-')))
const results: Measured[] = []
for (const offers of options.offers.split(',').map(Number)) {
  const postgres = options.postgres ? await ownPostgres() : undefined
  const dataDir = join(folder, String(offers))
  await mkdir(dataDir, { recursive: true })
  const place = { dataDir, ...storePlace({ dataDir, databaseUrl: postgres?.url }) }
  try {
    await fillStore(place, bases, offers)
    results.push(await measureSearch(place, offers, !options['no-plain-sql']))
  } finally {
    await postgres?.stop()
  }
}
if (options.keep === undefined) await rm(folder, { recursive: true })
print(results)

function print(measured: Measured[]): void {
  const engine = options.postgres ? 'PostgreSQL' : 'SQLite'
  console.log(
    `${engine}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model}), one call at a time`,
  )
  for (const { offers, rows, readyMs, againMs, residentMb } of measured) {
    const [all, file] = [readyMs, againMs].map((ms) => (ms / 1000).toFixed(1))
    const loaded = `${all} s from start to the first search (${file} s with the index's file), ${residentMb.toFixed(0)} MB`
    console.log(`\n${offers.toLocaleString('en')} offers: ${loaded}`)
    console.log(
      `${'ms'.padEnd(34)}${['median', 'p95', 'floor', 'plain SQL'].map((name) => name.padStart(10)).join('')}`,
    )
    for (const { name, median, p95, floor, sql } of rows) {
      const figures = [median, p95, floor, sql].map((ms) => (ms === undefined ? '-' : ms.toFixed(1)).padStart(10))
      console.log(name.padEnd(34) + figures.join(''))
    }
  }
}
