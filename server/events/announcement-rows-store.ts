import { sql } from 'kysely'
import { setTransport, type Announcement } from '../db/transaction.ts'
import { rowTransport } from '../db/event-transports.ts'
import { type Database } from '../db/database.ts'
import { type EventReceiver } from './event-receiver.ts'

/** Ms between polls for other processes' writes, so that imported offers show within a second. */
const pollMs = 250

/**
 * SQLite: receives this process's announcements at its commits, and those of commands as rows, polled when SQLite's
 * `data_version` shows a foreign commit. Row ids are in the order of commits, because SQLite has one writer at a time.
 * Returns the function that stops it.
 */
export async function listenToRows(db: Database, receiver: EventReceiver): Promise<() => Promise<void>> {
  let lastId = await newestId(db)
  let version = await dataVersion(db)
  let number = await storeNumber(db)
  let isPolling = false
  setTransport(db, {
    afterCommit: (announcements) => announcements.forEach((announcement) => receiver.receive(announcement)),
  })
  receiver.setListening(true)

  async function poll(): Promise<void> {
    const now = await dataVersion(db)
    if (now === version) return
    const numberNow = await storeNumber(db)
    if (numberNow !== number) {
      // The file was replaced by a restored backup.
      lastId = await newestId(db)
      number = numberNow
      version = now
      return receiver.resync()
    }
    const rows = await db
      .selectFrom('announcements')
      .select(['id', 'message'])
      .where('id', '>', lastId)
      .orderBy('id')
      .execute()
    lastId = rows.at(-1)?.id ?? lastId
    // Set last, so that a failed poll is repeated.
    version = now
    for (const row of rows) receiver.receive(JSON.parse(row.message) as Announcement)
  }

  const timer = setInterval(() => {
    if (isPolling) return
    isPolling = true
    poll()
      .catch(receiver.onError)
      .finally(() => (isPolling = false))
  }, pollMs).unref()
  return async () => {
    clearInterval(timer)
    receiver.setListening(false)
    setTransport(db, rowTransport)
  }
}

async function newestId(db: Database): Promise<number> {
  const row = await db
    .selectFrom('announcements')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}

async function dataVersion(db: Database): Promise<number> {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
  return rows[0]?.data_version ?? 0
}

/** The number of a restored store; 0 for an original one. */
async function storeNumber(db: Database): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  return rows[0]?.user_version ?? 0
}
