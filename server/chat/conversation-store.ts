import { sql } from 'kysely'
import { type Conversation, type ConversationPage } from '../../contract/conversation.ts'
import { maxUnread, pages } from '../../contract/limits.ts'
import { type Database } from '../db/database.ts'
import { readPrepared } from '../db/prepared-statement.ts'
import { type ConversationTable } from '../db/message-tables.ts'
import { pipeline } from '../db/pipeline.ts'
import { write } from '../db/write.ts'
import { publish } from '../events/publish.ts'
import { readNotices } from '../happenings/read-notices-store.ts'
import { stateOf } from './kept-conversations-store.ts'
import { findSeenUntil, isMarkShown } from './marks-store.ts'
import { pairOf } from './pair.ts'
import { wireConversations, selectConversations } from './wire-conversations-store.ts'

/** Types of notices that one has seen by reading the conversation. */
const ofConversation = ['message', 'offerStep', 'viewingStep'] as const

/** Greater than every key. */
const afterAllKeys = '~'

/** Which conversations are listed, before a key: those in the archive or the others, all or the unread ones. */
interface ListedConversations {
  before?: string | undefined
  isArchived?: boolean
  isUnread?: boolean
}

/** The condition of the index of conversations with something new. */
const isNew = sql<boolean>`(unread > 0 or "markedUnreadAt" is not null)`

/** A page of a person's conversations, newest first. */
export async function listConversations(
  db: Database,
  userId: string,
  { before = afterAllKeys, isArchived = false, isUnread = false }: ListedConversations,
): Promise<ConversationPage> {
  const found = await readPrepared(
    db,
    selectConversations(db, userId, (mine) =>
      mine
        .where('archivedAt', isArchived ? 'is not' : 'is', null)
        .$if(isUnread, (all) => all.where(isNew))
        .where('lastId', '<', before)
        .orderBy('lastId', 'desc')
        .limit(pages.conversations + 1),
    ).orderBy('conversations.lastId', 'desc'),
  )
  const rows = found.slice(0, pages.conversations)
  return {
    conversations: await wireConversations(db, userId, rows),
    next: found.length > rows.length ? (rows.at(-1)?.lastId ?? null) : null,
  }
}

/** A person's conversation with another one; null before its first message. */
export async function findConversation(db: Database, userId: string, otherId: string): Promise<Conversation | null> {
  const rows = await readPrepared(
    db,
    selectConversations(db, userId, (mine) => mine.where('otherId', '=', otherId)),
  )
  const [told] = await wireConversations(db, userId, rows)
  if (!told) return null
  const seenUntil = await findSeenUntil(db, { userId, otherId })
  return { ...told, ...(seenUntil !== undefined && { seenUntil }) }
}

/** Unread messages outside the archive, one for a conversation that was marked by hand; at most one more than `maxUnread`, so that it costs the same in any inbox. */
export async function countUnread(db: Database, userId: string): Promise<number> {
  const unread = await readPrepared(
    db,
    db
      .selectFrom('conversations')
      .select('unread')
      .where('userId', '=', userId)
      .where(isNew)
      .where('archivedAt', 'is', null)
      .limit(maxUnread + 1),
  )
  return Math.min(
    maxUnread + 1,
    unread.reduce((sum, row) => sum + Math.max(1, row.unread), 0),
  )
}

/**
 * Marks a conversation as read until a message, or until its last one, and publishes it. It never goes back, and reads
 * only messages that it passes.
 */
export async function markRead(
  db: Database,
  userId: string,
  { otherId, until }: { otherId: string; until: string },
): Promise<void> {
  const passed = sql`(select count(*) from messages where pair = ${pairOf(userId, otherId)}
    and "senderId" = ${otherId} and id > conversations."readUntil" and id <= ${until})`
  await write(db, async (tx) => {
    const row = await tx
      .updateTable('conversations')
      .set({
        unread: sql`case when ${until} >= "lastId" or unread <= ${passed} then 0 else unread - ${passed} end`,
        readUntil: sql`case when ${until} >= "lastId" then "lastId" else ${until} end`,
        markedUnreadAt: null,
      })
      .where('userId', '=', userId)
      .where('otherId', '=', otherId)
      .where((eb) => {
        const isFurther = eb.and([eb('readUntil', '<', until), eb('readUntil', '<', eb.ref('lastId'))])
        // A process whose clock is behind may bring a message that comes before what was read.
        return eb.or([isFurther, eb.and([eb('unread', '>', 0), eb('lastId', '<=', until)])])
      })
      .returningAll()
      .executeTakeFirst()
    if (!row) return
    publishState(tx, row)
    const [, isShown] = await pipeline(tx, [
      async () => row.unread === 0 && readNotices(tx, userId, { personId: otherId, types: ofConversation }),
      async () => isMarkShown(tx, row, 'readShown'),
    ])
    if (isShown) publish(tx, [`conversations/${otherId}`], { kind: 'messagesSeen', id: userId, until: row.readUntil })
  })
}

/** Marks a conversation as unread by hand, or takes that back, and publishes it. */
export async function markUnread(
  db: Database,
  userId: string,
  { otherId, isUnread }: { otherId: string; isUnread: boolean },
): Promise<void> {
  await write(db, async (tx) => {
    const row = await tx
      .updateTable('conversations')
      .set({ markedUnreadAt: isUnread ? Date.now() : null })
      .where('userId', '=', userId)
      .where('otherId', '=', otherId)
      .where('markedUnreadAt', isUnread ? 'is' : 'is not', null)
      .returningAll()
      .executeTakeFirst()
    if (row) publishState(tx, row)
  })
}

/** Moves a conversation to the archive or back, and publishes it. */
export async function archiveConversation(
  db: Database,
  userId: string,
  { otherId, isArchived }: { otherId: string; isArchived: boolean },
): Promise<void> {
  await write(db, async (tx) => {
    const row = await tx
      .updateTable('conversations')
      .set({ archivedAt: isArchived ? Date.now() : null })
      .where('userId', '=', userId)
      .where('otherId', '=', otherId)
      .where('archivedAt', isArchived ? 'is' : 'is not', null)
      .returningAll()
      .executeTakeFirst()
    if (row) publishState(tx, row)
  })
}

function publishState(tx: Parameters<typeof publish>[0], row: ConversationTable): void {
  publish(tx, [`conversations/${row.userId}`], {
    kind: 'conversationChanged',
    id: row.otherId,
    state: stateOf(row),
  })
}
