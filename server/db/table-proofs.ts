import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Database } from './database.ts'
import { type Tables } from './tables.ts'

/** Rows read at once. */
const chunk = 1000

/** Every table with the columns of its key, after those that its rows point to; `null` is not data. */
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
  carHistory: ['id'],
  estimates: ['carId'],
  estimateGrounds: ['carId', 'comparableId'],
  fewComparables: ['carId'],
  formerOffers: ['ownerId', 'vin'],
  formerPhotos: ['carId', 'position'],
  jobs: ['name'],
  savedCars: ['userId', 'carId'],
  savedSearches: ['id'],
  searchHits: ['searchId', 'carId'],
  exclusions: ['userId', 'kind', 'value'],
  // News that every listener has long heard, and what every search index has long read.
  announcements: null,
  carChanges: null,
}

/** Every table, in an order in which rows find what they point to. */
export const allTables = Object.keys(keys) as (keyof Tables)[]

/** A table that holds data, with the columns of its key. */
export interface DataTable {
  table: keyof Tables
  key: string[]
}

/** A row of any table. */
export type Row = Record<string, unknown>

/** What a table holds: how many rows, and the SHA-256 of all in the order of their key. Equal on both engines. */
export interface TableProof {
  table: string
  count: number
  checksum: string
}

/** The tables that hold data; what a row points to stands in an earlier one. */
export function dataTables(): DataTable[] {
  return Object.entries(keys).flatMap(([table, key]) => (key ? [{ table: table as keyof Tables, key }] : []))
}

/** The rows of a table by its key, a chunk at a time. */
export async function* rowsOf(db: Database, { table, key }: DataTable): AsyncGenerator<Row[]> {
  const place = sql.join(key.map((column) => sql.ref(column)))
  let behind = sql``
  for (;;) {
    const page = sql<Row>`select * from ${sql.table(table)} ${behind} order by ${place} limit ${chunk}`
    const { rows } = await page.execute(db)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (rows.length < chunk || !last) return
    behind = sql`where (${place}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

/** Proves what a table holds. */
export async function proveTable(db: Database, place: DataTable): Promise<TableProof> {
  const hash = createHash('sha256')
  let count = 0
  for await (const rows of rowsOf(db, place)) {
    count += rows.length
    // Columns stand in another order where a migration rebuilt a table.
    for (const row of rows) {
      hash.update(`${JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))}\n`)
    }
  }
  return { table: place.table, count, checksum: hash.digest('hex') }
}

/** Proves what every table holds. */
export async function proveStore(db: Database): Promise<TableProof[]> {
  const proofs: TableProof[] = []
  for (const place of dataTables()) proofs.push(await proveTable(db, place))
  return proofs
}

/** Proofs as a command prints them. */
export function printProofs(proofs: TableProof[]): string {
  const line = ({ table, count, checksum }: TableProof) =>
    `${table.padEnd(16)}${String(count).padStart(9)} rows  sha256 ${checksum.slice(0, 16)}`
  return proofs.map(line).join('\n')
}
