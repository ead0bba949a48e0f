import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type Transaction,
  type TransactionSettings,
} from 'kysely'
import { type Tables } from './tables.ts'

/** A commit that waits for the disk; it brings along all that stands before it in the log. */
const flush = CompiledQuery.raw("select pg_logical_emit_message(true, 'volan', '')")

/** Connections whose transaction commits without waiting for the disk. */
const flushing = new WeakSet<DatabaseConnection>()

/** Lets a flush go out right behind the commit, outside of its locks; the transaction ends with it. */
export async function flushBehindCommit(tx: Transaction<Tables>): Promise<void> {
  await tx.getExecutor().provideConnection(async (connection) => {
    flushing.add(connection)
  })
}

/** Kysely's dialect with fewer ways to the server: what can go out together waits for no answer between. */
export class PipeliningDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new PipeliningDriver(this.#config)
  }
}

class PipeliningDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>()

  /** Goes out with the first statement. What keeps it from beginning mostly fails that one too; else the commit does. */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begun = super.beginTransaction(connection, settings)
    begun.catch(() => {})
    this.#begun.set(connection, begun)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#begun.get(connection)
    const commit = super.commitTransaction(connection)
    const flushed = flushing.delete(connection) ? connection.executeQuery(flush) : undefined
    // Both, so that nothing is under way any more on a connection that is given back.
    const [committed, onDisk] = await Promise.allSettled([commit, flushed])
    if (committed.status === 'rejected') throw committed.reason
    if (onDisk.status === 'rejected') throw onDisk.reason
  }
}
