import { Kysely, PostgresAdapter, type Transaction } from 'kysely'
import { type Pool } from 'pg'
import { notifyTransport, rowTransport } from './event-transports.ts'
import { setTransport } from './transaction.ts'
import { postgresDialect, postgresProblem } from './postgres.ts'
import { sqliteDialect, sqliteProblem } from './sqlite.ts'
import { type Tables } from './tables.ts'

/** The typed store, first parameter of store functions; inside `write` it is the transaction. */
export type Database = Kysely<Tables>
/** The transaction inside `write`: all of its changes are written or none. */
export type Writing = Transaction<Tables>

/** The place of a store: PostgreSQL at `url`, or SQLite in `file`. */
export interface StorePlace {
  file: string
  url?: string | undefined
}

const pools = new WeakMap<Database, Pool>()

/**
 * Opens the store and creates a missing SQLite file. A server waits only briefly for locks and retries without blocking
 * (`write`); a command waits with `hasLongTimeouts`. `isReadOnly` refuses writes.
 */
export function openDatabase(
  { file, url }: StorePlace,
  { hasLongTimeouts = false, isReadOnly = false } = {},
): Database {
  if (url === undefined) {
    const db = new Kysely<Tables>({ dialect: sqliteDialect(file, { busyMs: hasLongTimeouts ? 5000 : 40, isReadOnly }) })
    setTransport(db, rowTransport)
    return db
  }
  const { dialect, pool } = postgresDialect(url, { hasLongTimeouts, isReadOnly })
  const db = new Kysely<Tables>({ dialect })
  setTransport(db, notifyTransport)
  pools.set(db, pool)
  return db
}

/** Whether the store is PostgreSQL; otherwise it is SQLite. */
export function isPostgres(db: Kysely<never> | Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** The pool of a PostgreSQL store, for libraries that run their own queries. Throws on SQLite. */
export function poolOf(db: Database): Pool {
  const pool = pools.get(db)
  if (!pool) throw new Error('The store is not on PostgreSQL')
  return pool
}

/** Connections of the pool; SQLite has a single one that nobody waits for. */
export function poolState(db: Database): { open: number; idle: number; waiting: number } {
  const pool = pools.get(db)
  if (!pool) return { open: 1, idle: 1, waiting: 0 }
  return { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

/** Whether another transaction was in the way, so that a retry may succeed. */
export function isConflict(error: unknown): boolean {
  return problemOf(error) === 'conflict'
}

/** Whether the store is unavailable: disk full, database unreachable, no free connection. */
export function isStoreAway(error: unknown): boolean {
  return problemOf(error) === 'away'
}

/** Whether a row with the same unique value exists. */
export function isUniqueViolation(error: unknown): boolean {
  return problemOf(error) === 'duplicate'
}

/** Whether the row refers to one that no longer exists. */
export function isOrphan(error: unknown): boolean {
  return problemOf(error) === 'orphan'
}

/** Whether a text contains a character that the store cannot hold. */
export function isUnstorable(error: unknown): boolean {
  return problemOf(error) === 'unstorable'
}

function problemOf(error: unknown) {
  return sqliteProblem(error) ?? postgresProblem(error)
}
