/**
 * `npm run bench`: each subject beside the bare floor, in interleaved rounds of one run. Machines are shared and noisy:
 * read the ratios.
 *
 * `--only reads,live` chooses subjects; `--offers 1000000` sets the size of the store (10000); `--postgres` measures on a
 * PostgreSQL server of its own; results are kept in `bench/results/`, and `--compare` compares with those in place of
 * keeping these. `--peers` (what people would use instead), `--search`, `--saved-searches [postgres://...]` and `--growth`
 * (a store a hundred times as large) go into these alone.
 */
import { argv } from 'node:process'
import { parseArgs } from 'node:util'
import { startMeasured, type MeasuredProduct } from './measured-product.ts'
import { compareResults, keepResults, machine, printRows } from './results.ts'
import { inRounds, type Measurement, type Row } from './rounds.ts'
import { imports } from './subjects/import.ts'
import { fanOuts } from './subjects/live.ts'
import { photos } from './subjects/photos.ts'
import { reads, searches } from './subjects/reads.ts'
import { startUps } from './subjects/start-up.ts'
import { writes } from './subjects/writes.ts'

const subjects: Record<string, (product: MeasuredProduct) => AsyncGenerator<Measurement>> = {
  reads,
  searches,
  writes,
  'start-up': startUps,
  photos,
  live: fanOuts,
  import: imports,
}

if (argv.includes('--saved-searches')) {
  const { benchSavedSearches } = await import('./saved-searches.ts')
  await benchSavedSearches(argv.find((word) => word.startsWith('postgres://')))
} else if (argv.includes('--search')) await import('./search/bench-search.ts')
else if (argv.includes('--growth')) await import('./growth.ts').then(({ benchGrowth }) => benchGrowth())
else if (argv.includes('--peers')) await import('./peers.ts').then(({ benchPeers }) => benchPeers())
else await benchSubjects()

async function benchSubjects(): Promise<void> {
  const { values: options } = parseArgs({
    options: {
      only: { type: 'string', default: Object.keys(subjects).join(',') },
      offers: { type: 'string', default: '10000' },
      postgres: { type: 'boolean', default: false },
      compare: { type: 'boolean', default: false },
    },
  })
  const { postgres } = options
  const offers = Number(options.offers)
  const names = options.only.split(',')
  for (const name of names)
    if (!subjects[name]) throw new Error(`There is no "${name}". There are: ${Object.keys(subjects).join(', ')}.`)
  console.log(`${postgres ? 'PostgreSQL' : 'SQLite'}, ${offers} offers, ${machine()}`)
  const product = await startMeasured({ offers, postgres })
  const rows: Row[] = []
  try {
    for (const name of names) {
      const own: Row[] = []
      for await (const measurement of subjects[name]?.(product) ?? []) own.push(await inRounds(name, measurement))
      printRows(own)
      rows.push(...own)
    }
  } finally {
    await product.stop()
  }
  const file = `${postgres ? 'postgres' : 'sqlite'}-${offers}.json`
  await (options.compare ? compareResults(file, rows) : keepResults(file, rows))
}
