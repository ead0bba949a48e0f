import { sql, type Kysely, type Transaction } from 'kysely'
import { type Announcement, type Carrier } from './announcements.ts'
import { flushBehindCommit } from './postgres-driver.ts'
import { type Tables } from './tables.ts'

/** The channel on which processes tell each other. */
export const channel = 'volan'
/** PostgreSQL carries less than 8,000 bytes in a notification. */
const notificationBytes = 7900
/** How long rows of announcements are kept, in ms: every listener has long heard them. */
const keptMs = 60 * 60 * 1000

/** A notification: announcements themselves, or the number of the row that holds one too long to be carried. */
export type Notification = Announcement[] | { row: number }

/** SQLite, in a process beside the running product: leaves rows, which the product looks for. */
export const rowCarrier: Carrier = {
  async beforeCommit(tx, announcements) {
    for (const announcement of announcements) await writeRow(tx, JSON.stringify(announcement))
  },
}

/**
 * PostgreSQL: notifies with the commit. The server hands notifications to every listener in the order of commits, and
 * none for a transaction that is rolled back. It holds one lock for all that notify, and the locks of rows, until the
 * commit is done; so the commit does not wait for the disk, and its writer does, after it (early lock release: DeWitt
 * et al., Implementation Techniques for Main Memory Database Systems, 1984).
 */
export const notifyCarrier: Carrier = {
  async beforeCommit(tx, announcements) {
    const notifications = await notificationsOf(tx, announcements)
    const calls = notifications.map((text) => sql`pg_notify(${channel}, ${text})`)
    await flushBehindCommit(tx)
    return () => sql`select set_config('synchronous_commit', 'off', true), ${sql.join(calls)}`.execute(tx)
  },
}

/** The announcement of a row; `undefined` when it has been swept. */
export async function readRow(db: Kysely<Tables>, id: number): Promise<Announcement | undefined> {
  const row = await db.selectFrom('announcements').select('message').where('id', '=', id).executeTakeFirst()
  return row && (JSON.parse(row.message) as Announcement)
}

/** Forgets what every listener has long heard. */
export async function sweepAnnouncements(db: Kysely<Tables>, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('announcements')
    .where('createdAt', '<', now - keptMs)
    .execute()
}

/** The texts of notifications, each with as many announcements as it can carry, in their order. */
async function notificationsOf(tx: Transaction<Tables>, announcements: Announcement[]): Promise<string[]> {
  const texts: string[] = []
  let together: string[] = []
  let bytes = 0
  const close = () => {
    if (together.length > 0) texts.push(`[${together.join(',')}]`)
    together = []
    bytes = 0
  }
  for (const announcement of announcements) {
    const text = JSON.stringify(announcement)
    const more = Buffer.byteLength(text) + ','.length
    if (bytes + more > notificationBytes) close()
    if (more > notificationBytes) {
      texts.push(JSON.stringify({ row: await writeRow(tx, text) } satisfies Notification))
    } else {
      together.push(text)
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
