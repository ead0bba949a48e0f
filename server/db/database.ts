import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, SqliteDialect, type SqliteDatabase, type Transaction } from 'kysely'
import { type Tables } from './tables.ts'

/** The typed store. Store functions take it first; inside `write` it is the transaction. */
export type Database = Kysely<Tables>
/** The store inside `write`: what happens in it is written together or not at all. */
export type Writing = Transaction<Tables>

/**
 * Opens (and makes, when missing) the SQLite store in a file. Every commit is on the disk before it is acknowledged
 * (`synchronous=FULL`); readers never wait for writers (WAL).
 * `busyMs` is how long a statement may stand and wait for another process's write; a server keeps it short and
 * retries without blocking (`write`).
 */
export function openDatabase(file: string, busyMs = 40): Database {
  const sqlite = new DatabaseSync(file, { timeout: busyMs, enableForeignKeyConstraints: true })
  sqlite.exec('pragma journal_mode=wal; pragma synchronous=full; pragma temp_store=memory; pragma cache_size=-32768')
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: asKyselyDatabase(sqlite) }) })
}

/**
 * Runs a write transaction. When another process writes at that moment, it tries again for up to two seconds without
 * holding up the event loop. All or nothing; what it returned is on the disk.
 */
export async function write<T>(db: Database, work: (tx: Writing) => Promise<T>): Promise<T> {
  const deadline = performance.now() + 2000
  for (;;) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
      await sleep(5 + Math.random() * 15)
    }
  }
}

/** Did the store refuse because another process was writing (SQLITE_BUSY, SQLITE_LOCKED)? */
export function isBusy(error: unknown): boolean {
  const code = sqliteCode(error) & 0xff
  return code === 5 || code === 6
}

/** Is the disk full, or can it not be written or read now (SQLITE_FULL, SQLITE_IOERR, SQLITE_READONLY, SQLITE_CANTOPEN)? */
export function isStorageTrouble(error: unknown): boolean {
  return [13, 10, 8, 14].includes(sqliteCode(error) & 0xff)
}

/** Did the store refuse a row because one with the same unique value stands there already (SQLITE_CONSTRAINT)? */
export function isUniqueViolation(error: unknown): boolean {
  const code = sqliteCode(error)
  return code === 2067 || code === 1555
}

function sqliteCode(error: unknown): number {
  if (typeof error === 'object' && error !== null && 'errcode' in error && typeof error.errcode === 'number') {
    return error.errcode
  }
  return 0
}

/** Kysely asks for the shape of `better-sqlite3`; node:sqlite differs in how a statement takes its parameters. */
function asKyselyDatabase(sqlite: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, StatementSync>()
  return {
    prepare(sql) {
      const statement = prepared.get(sql) ?? sqlite.prepare(beginImmediately(sql))
      prepared.set(sql, statement)
      if (prepared.size > 500) prepared.clear()
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...inputs(parameters)),
        run: (parameters) => statement.run(...inputs(parameters)),
        iterate: (parameters) => statement.iterate(...inputs(parameters)),
      }
    },
    close: () => sqlite.close(),
  }
}

/** Kysely hands on what the tables' types allow, which are SQLite's own kinds of values. */
function inputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[]
}

/** A transaction that reads first and writes later could fail midway; taking the write lock at once cannot. */
function beginImmediately(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql
}
