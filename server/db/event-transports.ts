import { sql, type Kysely, type Transaction } from 'kysely'
import { type Announcement, type EventTransport } from './transaction.ts'
import { flushBehindCommit } from './postgres-driver.ts'
import { type Tables } from './tables.ts'

/** The notification channel of all processes. */
export const channel = 'volan'
/** Maximum bytes of a notification; PostgreSQL allows less than 8,000. */
const notificationBytes = 7900
/** Retention of announcement rows in ms; every listener has read them long before. */
const retentionMs = 60 * 60 * 1000

/** Announcements, or the id of the row with one that is too long for a notification. */
export type Notification = Announcement[] | { row: number }

/** SQLite, in a process beside the server: writes rows, which the server polls. */
export const rowTransport: EventTransport = {
  async beforeCommit(tx, announcements) {
    for (const announcement of announcements) await writeRow(tx, JSON.stringify(announcement))
  },
}

/**
 * PostgreSQL: notifies with the commit. All listeners receive notifications in the order of commits, and none of a
 * transaction that is rolled back. NOTIFY holds a global lock and the locks of rows until the commit ends; so the
 * commit does not wait for the disk, and its writer waits after it (early lock release: DeWitt et al., Implementation
 * Techniques for Main Memory Database Systems, 1984).
 */
export const notifyTransport: EventTransport = {
  async beforeCommit(tx, announcements) {
    const notifications = await notificationsOf(tx, announcements)
    const calls = notifications.map((text) => sql`pg_notify(${channel}, ${text})`)
    await flushBehindCommit(tx)
    return () => sql`select set_config('synchronous_commit', 'off', true), ${sql.join(calls)}`.execute(tx)
  },
}

/** The announcement of a row; `undefined` once it was swept. */
export async function readRow(db: Kysely<Tables>, id: number): Promise<Announcement | undefined> {
  const row = await db.selectFrom('announcements').select('message').where('id', '=', id).executeTakeFirst()
  return row && (JSON.parse(row.message) as Announcement)
}

/** Deletes announcement rows that every listener has read long before. */
export async function sweepAnnouncements(db: Kysely<Tables>, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('announcements')
    .where('createdAt', '<', now - retentionMs)
    .execute()
}

/** Packs announcements into as few notifications as possible, in their order. */
async function notificationsOf(tx: Transaction<Tables>, announcements: Announcement[]): Promise<string[]> {
  const texts: string[] = []
  let packed: string[] = []
  let bytes = 0
  const close = () => {
    if (packed.length > 0) texts.push(`[${packed.join(',')}]`)
    packed = []
    bytes = 0
  }
  for (const announcement of announcements) {
    const text = JSON.stringify(announcement)
    const more = Buffer.byteLength(text) + ','.length
    if (bytes + more > notificationBytes) close()
    if (more > notificationBytes) {
      texts.push(JSON.stringify({ row: await writeRow(tx, text) } satisfies Notification))
    } else {
      packed.push(text)
      bytes += more
    }
  }
  close()
  return texts
}

async function writeRow(tx: Transaction<Tables>, message: string): Promise<number> {
  const { id } = await tx
    .insertInto('announcements')
    .values({ message, createdAt: Date.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
