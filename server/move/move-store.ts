import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { write, type Database, type Writing } from '../db/database.ts'
import { lockStore } from '../db/locks.ts'
import { type Tables } from '../db/tables.ts'

/** Rows read and written at once: PostgreSQL takes 65,535 values in a statement. */
const chunk = 1000

/** Every table in an order in which rows find what they point to, with the columns of its key; `null` is not moved. */
const keys: { [Name in keyof Tables]: (keyof Tables[Name] & string)[] | null } = {
  users: ['id'],
  credentials: ['userId'],
  sessions: ['id'],
  follows: ['followerId', 'followedId'],
  cars: ['id'],
  photos: ['id'],
  pictures: ['carId', 'position'],
  comments: ['id'],
  messages: ['id'],
  sponsors: ['id'],
  totals: ['name'],
  idempotency: ['userId', 'key'],
  auditLog: ['id'],
  recoveryCodes: ['userId'],
  passwordResets: ['tokenHash'],
  archives: ['userId'],
  // News that every listener has long heard.
  announcements: null,
}

/** The rows of a table: how many, and the SHA-256 of all in the order of their key. */
export interface TableProof {
  table: string
  count: number
  checksum: string
}

type Row = Record<string, unknown>

/**
 * Copies every table from one store into an empty one of the same level, all or nothing. Answers what each table holds
 * in the copy; it has been compared with the original.
 * @throws Error when the store is not empty, or when the copy is not equal
 */
export async function moveStore(from: Database, to: Database): Promise<TableProof[]> {
  return write(to, async (tx) => {
    await lockStore(tx)
    await refuseFull(tx)
    const proofs: TableProof[] = []
    for (const [table, key] of movedTables()) {
      for await (const rows of rowsOf(from, table, key)) await insert(tx, table, rows)
      const [original, copy] = [await prove(from, table, key), await prove(tx, table, key)]
      if (original.count !== copy.count || original.checksum !== copy.checksum) {
        throw new Error(`The copy of ${table} is not equal to the original. Nothing was moved.`)
      }
      proofs.push(copy)
    }
    return proofs
  })
}

async function refuseFull(tx: Writing): Promise<void> {
  for (const [table] of movedTables()) {
    // Its rows come with the store itself.
    if (table === 'totals') continue
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx)
    if (rows.length > 0) throw new Error(`The store to move to is not empty: there are rows in ${table}.`)
  }
  await tx.deleteFrom('totals').execute()
}

function movedTables(): [keyof Tables, string[]][] {
  return Object.entries(keys).flatMap(([table, key]) => (key ? [[table as keyof Tables, key]] : []))
}

async function insert(tx: Writing, table: keyof Tables, rows: Row[]): Promise<void> {
  await tx
    .insertInto(table)
    .values(rows)
    .execute()
}

/** The rows of a table by its key, a chunk at a time. */
async function* rowsOf(db: Database, table: keyof Tables, key: string[]): AsyncGenerator<Row[]> {
  const place = sql.join(key.map((column) => sql.ref(column)))
  let behind = sql``
  for (;;) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} ${behind} order by ${place} limit ${chunk}`.execute(db)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (rows.length < chunk || !last) return
    behind = sql`where (${place}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

async function prove(db: Database, table: keyof Tables, key: string[]): Promise<TableProof> {
  const hash = createHash('sha256')
  let count = 0
  for await (const rows of rowsOf(db, table, key)) {
    count += rows.length
    // Columns stand in another order where a migration rebuilt a table.
    for (const row of rows) hash.update(`${JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))}\n`)
  }
  return { table, count, checksum: hash.digest('hex') }
}
