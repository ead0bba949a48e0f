import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type Dialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { FairSqliteDialect } from './fair-sqlite.ts'

/** So many statements are kept prepared; then the oldest goes. */
const preparedAtMost = 500
const logAttempts = 50
const logPauseMs = 20

/**
 * The SQLite store in a file, made when it is missing. Every commit is on the disk before it is acknowledged
 * (`synchronous=FULL`); readers never wait for writers (WAL). `busyMs` is how long a statement may stand and wait for
 * another process's write.
 */
export function sqliteDialect(file: string, { busyMs, isReadOnly }: { busyMs: number; isReadOnly: boolean }): Dialect {
  const sqlite = new DatabaseSync(file, { timeout: busyMs, enableForeignKeyConstraints: true })
  useWriteAheadLog(sqlite)
  sqlite.exec('pragma synchronous=full; pragma temp_store=memory; pragma cache_size=-32768')
  if (isReadOnly) sqlite.exec('pragma query_only=on')
  return new FairSqliteDialect(asKyselyDatabase(sqlite))
}

/** SQLite does not wait by itself for another process that turns to the log at the same moment. */
function useWriteAheadLog(sqlite: DatabaseSync): void {
  for (let attempt = 1; ; attempt++) {
    try {
      return sqlite.exec('pragma journal_mode=wal')
    } catch (error) {
      if (attempt === logAttempts || sqliteProblem(error) !== 'conflict') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, logPauseMs)
    }
  }
}

/** What SQLite's result codes mean to the product; `undefined` when the error is none of them. */
export function sqliteProblem(error: unknown): 'conflict' | 'away' | 'duplicate' | 'orphan' | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined
  const code = error.errcode
  // SQLITE_CONSTRAINT_UNIQUE and _PRIMARYKEY; _FOREIGNKEY
  if (code === 2067 || code === 1555) return 'duplicate'
  if (code === 787) return 'orphan'
  // SQLITE_BUSY and _LOCKED
  if ([5, 6].includes(code & 0xff)) return 'conflict'
  // SQLITE_FULL, _IOERR, _READONLY, _CANTOPEN
  return [13, 10, 8, 14].includes(code & 0xff) ? 'away' : undefined
}

/** Kysely asks for the shape of `better-sqlite3`; node:sqlite differs in how a statement takes its parameters. */
function asKyselyDatabase(sqlite: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      const [oldest] = prepared.keys()
      if (oldest !== undefined && prepared.size >= preparedAtMost) prepared.delete(oldest)
      const made = asKyselyStatement(sqlite, sql)
      prepared.set(sql, made)
      return made
    },
    close: () => sqlite.close(),
  }
}

function asKyselyStatement(sqlite: DatabaseSync, sql: string): SqliteStatement {
  const statement = sqlite.prepare(beginImmediately(sql))
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...inputs(parameters)),
    run: (parameters) => {
      // A full disk ends the transaction by itself; ending it twice would hide why.
      if (sql === 'rollback' && !sqlite.isTransaction) return { changes: 0, lastInsertRowid: 0 }
      return statement.run(...inputs(parameters))
    },
    iterate: (parameters) => statement.iterate(...inputs(parameters)),
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
