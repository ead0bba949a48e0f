import { sql, type Kysely } from 'kysely'
import { type Tables } from './tables.ts'

/**
 * Brings to the disk what PostgreSQL has committed without waiting for it. One flush serves all who wait: those who come
 * while one is under way share the next, because it may have begun before their commit.
 */
export class SharedFlush {
  readonly #db: Kysely<Tables>
  #running: Promise<unknown> = Promise.resolve()
  #next: Promise<unknown> | undefined

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  /** Resolves when everything that was committed before the call is on the disk. */
  async wait(): Promise<void> {
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = undefined
        this.#running = this.#flush()
        return this.#running
      })
    await this.#next
  }

  /** A commit that waits for the disk brings along all that stands before it in the log. */
  #flush(): Promise<unknown> {
    return sql`select pg_logical_emit_message(true, 'volan', '')`.execute(this.#db)
  }
}
