import { sql, type SelectQueryBuilder } from 'kysely'
import { isPostgres, write, type Database, type Writing } from './database.ts'
import { sendAhead } from './sent-together.ts'
import { type Tables } from './tables.ts'
import { Turns } from './turns.ts'

/** Tables whose rows a transaction holds by their id. */
type Lockable = 'users' | 'cars' | 'comments' | 'photos'

/** What the product's processes lock when only one of them may go on: an arbitrary number of ours. */
const storeLock = 7_206_114

/** Waits until no other process makes or fills the store, and keeps others out until the commit. */
export async function lockStore(tx: Writing): Promise<void> {
  // SQLite has one writer at a time anyway.
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${storeLock})`.execute(tx)
}

/** Runs a piece of work in the store. */
type InStore = <T>(work: (tx: Writing) => Promise<T>) => Promise<T>

const turns = new Turns()

/**
 * How long what is written for several people waits for a row that another transaction holds, in ms. Longer than the
 * counts that all offers change are waited for.
 */
const briefMs = 500

/** Lets a transaction fail (`isLocked`) where it would have to wait longer than a moment for a row. */
export async function waitBriefly(tx: Writing): Promise<void> {
  if (!isPostgres(tx)) return
  const setting = sql`select set_config('lock_timeout', ${String(briefMs)}, true)`
  await sendAhead(tx, { compile: () => setting.compile(tx) })
}

/**
 * Runs `work` while nobody else works with the same key, which may stand for what is not in the store. On PostgreSQL the
 * whole of it is one transaction. On SQLite, where one process serves, only the pieces that it runs in the store are:
 * its one connection must not wait for anything else.
 */
export async function inTurn<T>(db: Database, key: string, work: (inStore: InStore) => Promise<T>): Promise<T> {
  if (!isPostgres(db)) return turns.take(key, () => work((piece) => write(db, piece)))
  return write(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
    return work((piece) => piece(tx))
  })
}

/**
 * Does a work that one process is enough for, unless another one is at it. On SQLite,
 * where one process serves, it is done.
 */
export async function ifAlone(db: Database, key: string, work: () => Promise<void>): Promise<void> {
  if (!isPostgres(db)) return work()
  // Held by the connection, not by a transaction, which would have to stay open for as long as the work lasts.
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_lock(hashtextextended(${key}, 0)) as "isMine"`.execute(connection)
    if (!rows[0]?.isMine) return
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${key}, 0))`.execute(connection)
    }
  })
}

/** Lets nobody else change or delete a row until the commit, so that what is read of it now stays true. */
export async function lockRow(tx: Writing, table: Lockable, id: string): Promise<void> {
  if (isPostgres(tx)) await tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
}

/** Lets nobody else change or delete a row until the commit; others may go on to point to it. */
export async function lockForChange(tx: Writing, table: Lockable, id: string): Promise<void> {
  if (isPostgres(tx)) await tx.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/**
 * Ids for the condition of a statement that changes rows: it locks them in the order of ids, so that two who change the
 * same rows never wait for each other.
 */
export function lockedInOrder(tx: Writing, table: Lockable, ids: readonly string[]) {
  if (!isPostgres(tx) || ids.length < 2) return ids
  return tx.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate()
}

/** Lets nobody delete rows until the commit, so that others may point to them. Answers the ids that are there. */
export async function keepRows(tx: Writing, table: Lockable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await keeping(tx, tx.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id')).execute()
  return rows.map(({ id }) => id)
}

/**
 * What a query reads, with its rows kept as `keepRows` keeps them. It asks for them in the order of ids, so that two who
 * keep the same rows never wait for each other.
 */
export function keeping<Table extends keyof Tables, Row extends { id: string }>(
  tx: Writing,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return isPostgres(tx) ? query.forKeyShare() : query
}

/** Rows by their ids. */
export function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
