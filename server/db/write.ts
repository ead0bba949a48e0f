import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { inTransaction } from './transaction.ts'
import { isConflict, isPostgres, type Database, type Writing } from './database.ts'
import { GroupCommit, type Work, type WorkOptions } from './group-commit.ts'
import { sendAhead } from './sent-together.ts'

/** Ms for which a conflicting transaction is retried. */
const retryMs = 2000
/** Ms for which a shared transaction waits for a row; then its writes run alone. */
const lockTimeoutMs = 500

/** What else a transaction writes when it did what it is for, such as the letter that tells of it. */
export type Alongside = (tx: Writing) => Promise<void>

const groups = new WeakMap<Database, GroupCommit>()

/**
 * Runs a write in a transaction that it may share with concurrent ones (`group-commit.ts`). All or nothing; when it
 * returns, the result is on the disk and the events are published. The write may run more than once, so it must touch
 * nothing but the store. Fails as the write does.
 */
export async function write<T>(db: Database, work: Work<T>, options?: WorkOptions): Promise<T> {
  let group = groups.get(db)
  if (!group) {
    group = new GroupCommit((shared, { isShared, onCommit }) =>
      writeAlone(db, isShared ? withLockTimeout(shared) : shared, onCommit),
    )
    groups.set(db, group)
  }
  return group.run(work, options)
}

/**
 * As `write`, in a transaction of its own, for a write that locks much of the store or waits for something else.
 * Retries on conflict without blocking the event loop. What fails after `onCommit` may have been committed.
 */
export async function writeAlone<T>(db: Database, work: Work<T>, onCommit?: () => void): Promise<T> {
  const deadline = performance.now() + retryMs
  for (;;) {
    try {
      return await inTransaction(db, work, onCommit)
    } catch (error) {
      if (!isConflict(error) || performance.now() > deadline) throw error
      await sleep(5 + Math.random() * 15)
    }
  }
}

/** A write that fails when it waits longer than a moment for a row. */
function withLockTimeout<T>(work: Work<T>): Work<T> {
  return async (tx) => {
    if (isPostgres(tx)) {
      const setting = sql`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`
      await sendAhead(tx, { compile: () => setting.compile(tx) })
    }
    return work(tx)
  }
}
