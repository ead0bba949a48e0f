import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type Transaction,
} from 'kysely'
import { type Tables } from './tables.ts'

/** A commit that waits for the disk, and thereby flushes everything before it in the log. */
const flush = CompiledQuery.raw("select pg_logical_emit_message(true, 'volan', '')")

/** Connections whose transaction commits without waiting for the disk. */
const flushing = new WeakSet<DatabaseConnection>()

/** Flushes right after the commit, when its locks are released; applies to the current transaction only. */
export async function flushBehindCommit(tx: Transaction<Tables>): Promise<void> {
  await tx.getExecutor().provideConnection(async (connection) => {
    flushing.add(connection)
  })
}

/** Kysely's dialect, with a flush after commits that request it. */
export class FlushingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new FlushingDriver(this.#config)
  }
}

class FlushingDriver extends PostgresDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const commit = super.commitTransaction(connection)
    const flushed = flushing.delete(connection) ? connection.executeQuery(flush) : undefined
    // Both are awaited, so that a released connection is idle.
    const [committed, onDisk] = await Promise.allSettled([commit, flushed])
    if (committed.status === 'rejected') throw committed.reason
    if (onDisk.status === 'rejected') throw onDisk.reason
  }
}
