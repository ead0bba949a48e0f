import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Pool } from 'pg'

/** Reads and inserts by the database's own driver, with statements that are prepared once. */
export interface Driver {
  newest: () => Promise<unknown>
  /** The page behind a car. */
  before: (id: string) => Promise<unknown>
  one: (id: string) => Promise<unknown>
  /** Writes a row durably. */
  insert: (body: string) => Promise<unknown>
}

const table = 'create table if not exists "benchRows" (id text primary key, body text)'
const listed = '"hiddenAt" is null and "ownerSuspendedAt" is null and "unlistedAt" is null'
const page = (condition: string) => `select * from cars where ${condition} order by id desc limit 24`

/** Opens the store at a PostgreSQL address or in an SQLite file, which is left as it is: inserts go elsewhere. */
export async function openDriver(store: string | undefined): Promise<Driver> {
  return store?.startsWith('postgres') ? openPostgres(store) : openSqlite(store ?? ':memory:')
}

async function openPostgres(url: string): Promise<Driver> {
  const pool = new Pool({ connectionString: url, max: 10 })
  await pool.query(table)
  const rows = async (query: { name: string; text: string; values: unknown[] }) => (await pool.query(query)).rows
  return {
    newest: () => rows({ name: 'newest', text: page(listed), values: [] }),
    before: (id) => rows({ name: 'before', text: page(`${listed} and id < $1`), values: [id] }),
    one: (id) => rows({ name: 'one', text: 'select * from cars where id = $1', values: [id] }),
    insert: (body) =>
      rows({ name: 'in', text: 'insert into "benchRows" values ($1, $2)', values: [crypto.randomUUID(), body] }),
  }
}

function openSqlite(file: string): Driver {
  const own = new DatabaseSync(file === ':memory:' ? file : join(process.env.DATA_DIR ?? '', 'floor.db'))
  own.exec(`pragma journal_mode=wal; pragma synchronous=full; ${table}`)
  const insert = own.prepare('insert into "benchRows" values (?, ?)')
  if (file === ':memory:') own.exec('create table cars (id text, "hiddenAt", "ownerSuspendedAt", "unlistedAt")')
  const cars = file === ':memory:' ? own : new DatabaseSync(file, { readOnly: true })
  const newest = cars.prepare(page(listed))
  const before = cars.prepare(page(`${listed} and id < ?`))
  const one = cars.prepare('select * from cars where id = ?')
  return {
    newest: async () => newest.all(),
    before: async (id) => before.all(id),
    one: async (id) => one.get(id),
    insert: async (body) => insert.run(crypto.randomUUID(), body),
  }
}
