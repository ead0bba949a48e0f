import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresAdapter, type Transaction } from 'kysely'
import { type Pool } from 'pg'
import { notifyCarrier, rowCarrier } from './announcement-carriers.ts'
import { carryBy, committed } from './announcements.ts'
import { postgresDialect, postgresProblem } from './postgres.ts'
import { sqliteDialect, sqliteProblem } from './sqlite.ts'
import { type Tables } from './tables.ts'

/** The typed store. Store functions take it first; inside `write` it is the transaction. */
export type Database = Kysely<Tables>
/** The store inside `write`: what happens in it is written together or not at all. */
export type Writing = Transaction<Tables>

/** Where a store lies: PostgreSQL at an address, or else SQLite in a file. */
export interface StorePlace {
  file: string
  url?: string | undefined
}

const pools = new WeakMap<Database, Pool>()

/**
 * Opens the store; an SQLite file is made when it is missing. A server is impatient: it holds nobody up for long and
 * retries without blocking (`write`). A command is `patient`. Who only reads opens it read-only.
 */
export function openDatabase({ file, url }: StorePlace, { isPatient = false, isReadOnly = false } = {}): Database {
  if (url === undefined) {
    const db = new Kysely<Tables>({ dialect: sqliteDialect(file, { busyMs: isPatient ? 5000 : 40, isReadOnly }) })
    carryBy(db, rowCarrier)
    return db
  }
  const { dialect, pool } = postgresDialect(url, { isPatient, isReadOnly })
  const db = new Kysely<Tables>({ dialect })
  carryBy(db, notifyCarrier)
  pools.set(db, pool)
  return db
}

/** Does the store run on PostgreSQL? Else it is SQLite. */
export function isPostgres(db: Kysely<never> | Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** The pool of a PostgreSQL store, for libraries that ask the store themselves. */
export function poolOf(db: Database): Pool {
  const pool = pools.get(db)
  if (!pool) throw new Error('The store is not on PostgreSQL')
  return pool
}

/** How many connections to the store there are; SQLite has one, never waited for. */
export function poolState(db: Database): { open: number; idle: number; waiting: number } {
  const pool = pools.get(db)
  if (!pool) return { open: 1, idle: 1, waiting: 0 }
  return { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

/**
 * Runs a write transaction. When another one stands in its way, it tries again for up to two seconds without holding
 * up the event loop. All or nothing; what it returned is on the disk, and what it announced is told.
 */
export async function write<T>(db: Database, work: (tx: Writing) => Promise<T>): Promise<T> {
  const deadline = performance.now() + 2000
  for (;;) {
    try {
      return await committed(db, work)
    } catch (error) {
      if (!isConflict(error) || performance.now() > deadline) throw error
      await sleep(5 + Math.random() * 15)
    }
  }
}

/** Did the store refuse because another transaction was in the way? The same may succeed a moment later. */
export function isConflict(error: unknown): boolean {
  return problemOf(error) === 'conflict'
}

/** Was a row held by another transaction, for one that does not wait? */
export function isLocked(error: unknown): boolean {
  return problemOf(error) === 'locked'
}

/** Can the store not be written or read now: disk full, database away, no connection free? */
export function isStoreAway(error: unknown): boolean {
  return problemOf(error) === 'away'
}

/** Did the store refuse a row because one with the same unique value stands there already? */
export function isUniqueViolation(error: unknown): boolean {
  return problemOf(error) === 'duplicate'
}

/** Did the store refuse a row because what it points to is gone? */
export function isOrphan(error: unknown): boolean {
  return problemOf(error) === 'orphan'
}

/** Does a text hold a character that the store cannot hold? */
export function isUnstorable(error: unknown): boolean {
  return problemOf(error) === 'unstorable'
}

function problemOf(error: unknown) {
  return sqliteProblem(error) ?? postgresProblem(error)
}
