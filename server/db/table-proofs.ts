import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Database } from './database.ts'
import { type Tables } from './tables.ts'

/** Rows per read. */
const chunk = 1000

/** Every table with its key columns, referenced tables first; `null` when it holds no data. */
const keys: { [Name in keyof Tables]: (keyof Tables[Name] & string)[] | null } = {
  users: ['id'],
  credentials: ['userId'],
  sessions: ['id'],
  follows: ['followerId', 'followedId'],
  cars: ['id'],
  photos: ['id'],
  pictures: ['carId', 'position'],
  comments: ['id'],
  saidFacts: ['id'],
  messages: ['id'],
  messagePhotos: ['messageId', 'position'],
  conversations: ['userId', 'otherId'],
  sponsors: ['id'],
  totals: ['name'],
  idempotency: ['userId', 'key'],
  auditLog: ['id'],
  recoveryCodes: ['userId'],
  passwordResets: ['tokenHash'],
  authenticators: ['userId'],
  newAuthenticators: ['userId'],
  backupCodes: ['userId', 'codeHash'],
  passkeys: ['id'],
  passkeyChallenges: ['challenge'],
  emailLetters: ['tokenHash'],
  archives: ['userId'],
  carHistory: ['id'],
  estimates: ['carId'],
  estimateGrounds: ['carId', 'comparableId'],
  fewComparables: ['carId'],
  formerOffers: ['ownerId', 'vin'],
  formerPhotos: ['carId', 'position'],
  jobs: ['name'],
  dailyCounts: ['day', 'kind'],
  savedAnswers: ['id'],
  siteSettings: ['name'],
  savedCars: ['userId', 'carId'],
  savedSearches: ['id'],
  searchHits: ['searchId', 'carId'],
  exclusions: ['userId', 'kind', 'value'],
  blocks: ['userId', 'otherId', 'kind'],
  seenCars: ['userId', 'carId'],
  givenTelephones: ['ownerId', 'readerId'],
  sales: ['userId', 'carId'],
  notices: ['id'],
  noticeSettings: ['userId'],
  offerFanOuts: ['id'],
  pushSubscriptions: ['endpoint'],
  pushKeys: ['id'],
  letters: ['id'],
  addressRefusals: ['userId'],
  priceOffers: ['id'],
  viewings: ['id'],
  handovers: ['viewingId'],
  profiles: ['userId'],
  profileFacts: ['userId'],
  cases: ['id'],
  reports: ['id'],
  appeals: ['id'],
  offerTexts: ['carId'],
  messageTexts: ['messageId'],
  warningAnswers: ['carId'],
  talkSigns: ['writerId', 'readerId'],
  heldMessages: ['id'],
  // Transient rows: announcements and changes that every listener and index has read, and codes of meetings.
  announcements: null,
  carChanges: null,
  handoverCodes: null,
}

/** Every table, referenced tables first. */
export const allTables = Object.keys(keys) as (keyof Tables)[]

/** A table with data and its key columns. */
export interface DataTable {
  table: keyof Tables
  key: string[]
}

/** A row of any table. */
export type Row = Record<string, unknown>

/** The number of rows and the SHA-256 of all rows in the order of their key. Equal on both engines. */
export interface TableProof {
  table: string
  count: number
  checksum: string
}

/** The tables with data, referenced tables first. */
export function dataTables(): DataTable[] {
  return Object.entries(keys).flatMap(([table, key]) => (key ? [{ table: table as keyof Tables, key }] : []))
}

/** The rows of a table in the order of its key, a chunk at a time. */
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

/** Computes the proof of a table. */
export async function proveTable(db: Database, place: DataTable): Promise<TableProof> {
  const hash = createHash('sha256')
  let count = 0
  for await (const rows of rowsOf(db, place)) {
    count += rows.length
    // Columns are sorted, because a migration that rebuilds a table changes their order.
    for (const row of rows) {
      hash.update(`${JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))}\n`)
    }
  }
  return { table: place.table, count, checksum: hash.digest('hex') }
}

/** Computes the proofs of all tables. */
export async function proveStore(db: Database): Promise<TableProof[]> {
  const proofs: TableProof[] = []
  for (const place of dataTables()) proofs.push(await proveTable(db, place))
  return proofs
}

/** Proofs as commands print them. */
export function printProofs(proofs: TableProof[]): string {
  const line = ({ table, count, checksum }: TableProof) =>
    `${table.padEnd(16)}${String(count).padStart(9)} rows  sha256 ${checksum.slice(0, 16)}`
  return proofs.map(line).join('\n')
}
