import { type Kysely, type Transaction } from 'kysely'
import { type Tables } from './tables.ts'

/** What a transaction has to tell those who listen to any of the topics, in whatever process, once it is committed. */
export interface Announcement {
  topics: readonly string[]
  event: unknown
}

/** Brings announcements from a transaction to those who listen. */
export interface Carrier {
  /** What is written with the transaction, so that there is no commit without its announcements. */
  beforeCommit?(tx: Transaction<Tables>, announcements: Announcement[]): Promise<void>
  /** Ends when the transaction is on the disk. */
  afterCommit?(announcements: Announcement[]): void | Promise<void>
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
  const result = await db.transaction().execute(async (tx) => {
    pending.set(tx, announcements)
    const done = await work(tx)
    if (announcements.length > 0) await carrier?.beforeCommit?.(tx, announcements)
    return done
  })
  if (announcements.length > 0) await carrier?.afterCommit?.(announcements)
  return result
}
