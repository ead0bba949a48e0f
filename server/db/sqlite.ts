import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setImmediate as othersTurn } from 'node:timers/promises'
import {
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'

/** Maximum prepared statements; then the oldest goes. */
const maxPrepared = 500
/** Ms of uninterrupted statements before timers and other callers run. */
const workMs = 3
const logAttempts = 50
const logPauseMs = 20

/**
 * The SQLite store in a file, created when missing. Every commit is on the disk before it is acknowledged
 * (`synchronous=FULL`); readers never wait for writers (WAL). `busyMs` is the time for which a statement may block for
 * another process's write.
 */
export function sqliteDialect(file: string, { busyMs, isReadOnly }: { busyMs: number; isReadOnly: boolean }): Dialect {
  const sqlite = new DatabaseSync(file, { timeout: busyMs, enableForeignKeyConstraints: true })
  useWriteAheadLog(sqlite)
  sqlite.exec('pragma synchronous=full; pragma temp_store=memory; pragma cache_size=-32768')
  if (isReadOnly) sqlite.exec('pragma query_only=on')
  return new FairSqliteDialect(asKyselyDatabase(sqlite))
}

/** Retries, because SQLite does not wait for another process that switches to WAL at the same moment. */
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

/** The meaning of SQLite's result codes; `undefined` for other errors. */
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

/** Adapts node:sqlite to the interface of `better-sqlite3` that Kysely expects; parameters are passed differently. */
function asKyselyDatabase(sqlite: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      const [oldest] = prepared.keys()
      if (oldest !== undefined && prepared.size >= maxPrepared) prepared.delete(oldest)
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
      // A full disk ends the transaction by itself; a failing rollback would hide the reason.
      if (sql === 'rollback' && !sqlite.isTransaction) return { changes: 0, lastInsertRowid: 0 }
      return statement.run(...inputs(parameters))
    },
    iterate: (parameters) => statement.iterate(...inputs(parameters)),
  }
}

/** The tables' types allow only values that SQLite takes. */
function inputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[]
}

/** Takes the write lock at once: a transaction that reads first and writes later could fail midway. */
function beginImmediately(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql
}

/**
 * SQLite's statements run on the event loop, where queued works would all run in one turn: sixteen writes would block
 * it for sixteen flushes to the disk. This dialect yields between them.
 */
class FairSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase

  constructor(database: SqliteDatabase) {
    super({ database })
    this.#database = database
  }

  override createDriver(): SqliteDriver {
    return new FairSqliteDriver({ database: this.#database })
  }
}

class FairSqliteDriver extends SqliteDriver {
  #workingSince: number | undefined

  override async acquireConnection(): Promise<DatabaseConnection> {
    const since = this.#workingSince
    if (since !== undefined && performance.now() - since > workMs) await othersTurn()
    if (this.#workingSince === undefined) {
      this.#workingSince = performance.now()
      setImmediate(() => (this.#workingSince = undefined))
    }
    return super.acquireConnection()
  }
}
