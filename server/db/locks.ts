import { sql, type SelectQueryBuilder } from 'kysely'
import { isPostgres, type Database, type Writing } from './database.ts'
import { write, writeAlone } from './write.ts'
import { type Tables } from './tables.ts'
import { KeyedMutex } from './keyed-mutex.ts'

/** Tables whose rows can be locked by id. */
type Lockable =
  | 'users'
  | 'cars'
  | 'comments'
  | 'photos'
  | 'messages'
  | 'priceOffers'
  | 'viewings'
  | 'cases'
  | 'heldMessages'

/** The advisory lock of the whole store; an arbitrary number. */
const storeLock = 7_206_114

/** Locks the store against migration and filling by other processes until the commit. */
export async function lockStore(tx: Writing): Promise<void> {
  // SQLite has one writer at a time anyway.
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${storeLock})`.execute(tx)
}

/** Runs statements in the store. */
type InStore = <T>(work: (tx: Writing) => Promise<T>) => Promise<T>

const turns = new KeyedMutex()

/**
 * Runs `work` under an exclusive lock by key, which may stand for something outside the store. On PostgreSQL it is one
 * transaction. On SQLite, where one process serves, only the statements run in transactions: its single connection must
 * not wait for anything else.
 */
export async function inTurn<T>(db: Database, key: string, work: (inStore: InStore) => Promise<T>): Promise<T> {
  if (!isPostgres(db)) return turns.take(key, () => work((piece) => write(db, piece)))
  return writeAlone(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
    return work((piece) => piece(tx))
  })
}

/**
 * Runs `work` under an exclusive lock by key, or skips it when another process holds the lock. On SQLite, where one
 * process serves, it always runs.
 */
export async function ifAlone(db: Database, key: string, work: () => Promise<void>): Promise<void> {
  if (!isPostgres(db)) return work()
  // A lock of the connection, because a transaction would have to stay open as long as the work takes.
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

/** Locks a row against change and deletion until the commit, so that values read from it stay true. */
export async function lockRow(tx: Writing, table: Lockable, id: string): Promise<void> {
  if (isPostgres(tx)) await tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
}

/** Locks a row against change and deletion until the commit; new references to it remain possible. */
export async function lockForChange(tx: Writing, table: Lockable, id: string): Promise<void> {
  if (isPostgres(tx)) await tx.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/**
 * A subquery for the ids of a statement that changes rows. It locks them in the order of ids, so that two changes of
 * the same rows cannot deadlock.
 */
export function lockedInOrder(tx: Writing, table: Lockable, ids: readonly string[]) {
  if (!isPostgres(tx) || ids.length < 2) return ids
  return tx.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate()
}

/** Locks rows against deletion until the commit, so that references to them stay valid. Returns the ids that exist. */
export async function lockForKeyShare(tx: Writing, table: Lockable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await keeping(tx, tx.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id')).execute()
  return rows.map(({ id }) => id)
}

/** Adds the lock of `lockForKeyShare` to a query. The query must order by id, so that two of them cannot deadlock. */
export function keeping<Table extends keyof Tables, Row extends { id: string }>(
  tx: Writing,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return isPostgres(tx) ? query.forKeyShare() : query
}
