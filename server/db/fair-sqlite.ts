import { setImmediate as othersTurn } from 'node:timers/promises'
import { SqliteDialect, SqliteDriver, type DatabaseConnection, type SqliteDatabase } from 'kysely'

/** How long works of the store may follow each other, in ms, before timers and other callers have their turn. */
const workMs = 3

/**
 * SQLite's statements run on the event loop. Works that wait for one another would all run in one turn of it: sixteen
 * writes as long as sixteen flushes to the disk. This dialect lets others have their turn between them.
 */
export class FairSqliteDialect extends SqliteDialect {
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
