import { type Kysely, type Transaction } from 'kysely'
import { type Tables } from './tables.ts'

/** What a transaction has to tell those who listen to any of the topics, in whatever process, once it is committed. */
export interface Announcement {
  topics: readonly string[]
  event: unknown
}

/** A statement that is ready to be sent. */
type Sendable = () => Promise<unknown>

/** Brings announcements from a transaction to those who listen. */
export interface Carrier {
  /**
   * What is written with the transaction, so that there is no commit without its announcements. The statement that it
   * answers goes out together with the commit.
   */
  beforeCommit?(tx: Transaction<Tables>, announcements: Announcement[]): Promise<void | Sendable>
  /** The transaction is on the disk. */
  afterCommit?(announcements: Announcement[]): void
}

const carriers = new WeakMap<Kysely<Tables>, Carrier>()
const pending = new WeakMap<Transaction<Tables>, Announcement[]>()

/** Names the carrier of a store's announcements in this process. */
export function carryBy(db: Kysely<Tables>, carrier: Carrier): void {
  carriers.set(db, carrier)
}

/** Adds to what the transaction tells when it is committed; one that is rolled back tells nothing. */
export function addAnnouncement(tx: Transaction<Tables>, announcement: Announcement): void {
  const announcements = pending.get(tx)
  if (!announcements) throw new Error('Announcements are made within write()')
  announcements.push(announcement)
}

/** Runs a transaction with what it announces: all of it is told when the transaction is committed, else nothing. */
export async function committed<T>(db: Kysely<Tables>, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  const carrier = carriers.get(db)
  const announcements: Announcement[] = []
  let last: Promise<unknown> | undefined
  let result: T
  try {
    result = await db.transaction().execute(async (tx) => {
      pending.set(tx, announcements)
      const done = await work(tx)
      const send = announcements.length > 0 ? await carrier?.beforeCommit?.(tx, announcements) : undefined
      last = send?.()
      last?.catch(() => {})
      return done
    })
  } finally {
    // Where the last statement failed it says why, and the commit only that it did.
    await last
  }
  if (announcements.length > 0) carrier?.afterCommit?.(announcements)
  return result
}
