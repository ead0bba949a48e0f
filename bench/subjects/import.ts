import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { Pool } from 'pg'
import { register } from '../../scripts/callers.ts'
import { type MeasuredProduct } from '../measured-product.ts'
import { type Measurement } from '../rounds.ts'

const run = promisify(execFile)
const rows = 5000

/** A dealer's file of new offers while the product runs, beside the same lines written by the driver. */
export async function* imports({ address, settings }: MeasuredProduct): AsyncGenerator<Measurement> {
  const file = join(settings.DATA_DIR ?? '', 'stock.csv')
  const rate = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now()
    await work()
    return rows / ((performance.now() - startedAt) / 1000)
  }
  yield {
    name: `import ${rows} rows`,
    unit: 'rows/s',
    ours: async () => {
      // Whose rows are not there yet: the same file again changes nothing.
      const { email } = await register(address)
      await writeFile(file, ['brand,model,fuel,gearbox,year,price,description,location', ...linesOf()].join('\n'))
      const command = ['server/import/import.ts', file, '--owner', email]
      return rate(() => run(process.execPath, command, { env: { ...process.env, ...settings } }))
    },
    floors: { driver: () => rate(() => insertBare(settings.DATABASE_URL)) },
    rounds: 3,
  }
}

function linesOf(): string[] {
  return Array.from({ length: rows }, (_none, i) => {
    return `Audi,A${1 + (i % 8)},Diesel,Manual,${1995 + (i % 30)},${1000 + i},One owner from new no ${i}.,Sofia`
  })
}

async function insertBare(url: string | undefined): Promise<void> {
  const lines = linesOf()
  if (url === undefined) {
    const db = new DatabaseSync(':memory:')
    db.exec('create table lines (line text)')
    const insert = db.prepare('insert into lines values (?)')
    for (const line of lines) insert.run(line)
    return db.close()
  }
  const pool = new Pool({ connectionString: url, max: 1 })
  await pool.query('create temporary table lines (line text)')
  for (const line of lines) await pool.query({ name: 'line', text: 'insert into lines values ($1)', values: [line] })
  await pool.end()
}
