import { sql } from 'kysely'
import { type ConversationState, type LastMessage } from '../../contract/conversation.ts'
import { lineOf } from '../../contract/shown-message.ts'
import { type Step } from '../../contract/step.ts'
import { type Writing } from '../db/database.ts'
import { type ConversationTable, type MessageTable } from '../db/message-tables.ts'
import { publish } from '../events/publish.ts'
import { noteProfileFacts } from '../users/profile-facts-store.ts'

/**
 * Keeps both people's conversations current with the messages of a transaction, and publishes them. For its last steps,
 * and in the order of their keys, because two transactions may hold messages of the same people in any order.
 */
export async function keepConversations(tx: Writing, messages: readonly MessageTable[]): Promise<void> {
  const sides = new Map<string, ConversationTable>()
  for (const message of messages) {
    const { id, senderId, recipientId, timestamp } = message
    const subjectMessageId = message.aboutId === null ? null : id
    addSide(sides, senderId, recipientId, { lastId: id, unread: 0, subjectMessageId, wroteFirstAt: timestamp })
    addSide(sides, recipientId, senderId, { lastId: id, unread: 1, subjectMessageId, gotFirstAt: timestamp })
  }
  const rows = [...sides].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  const kept = await tx
    .insertInto('conversations')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'otherId']).doUpdateSet({
        // Processes make ids by their own clocks, so a later commit may bring a smaller id.
        lastId: sql`case when excluded."lastId" > conversations."lastId" then excluded."lastId"
          else conversations."lastId" end`,
        unread: sql`conversations.unread + excluded.unread`,
        subjectMessageId: sql`coalesce(excluded."subjectMessageId", conversations."subjectMessageId")`,
        archivedAt: null,
        gotFirstAt: sql`coalesce(conversations."gotFirstAt", excluded."gotFirstAt")`,
        wroteFirstAt: sql`coalesce(conversations."wroteFirstAt", excluded."wroteFirstAt")`,
      }),
    )
    .returningAll()
    .execute()
  const byId = new Map(messages.map((message) => [message.id, message]))
  const sentAt = new Set(messages.map(({ timestamp }) => timestamp))
  for (const row of kept) {
    noteFirst(tx, row, sentAt)
    const last = byId.get(row.lastId)
    publish(tx, [`conversations/${row.userId}`], {
      kind: 'conversationChanged',
      id: row.otherId,
      state: stateOf(row),
      ...(last && { last: lastMessage(last) }),
    })
  }
}

type Side = Pick<ConversationTable, 'lastId' | 'unread' | 'subjectMessageId'> &
  Partial<Pick<ConversationTable, 'gotFirstAt' | 'wroteFirstAt'>>

function addSide(
  sides: Map<string, ConversationTable>,
  userId: string,
  otherId: string,
  { lastId, unread, subjectMessageId, ...first }: Side,
): void {
  const key = `${userId} ${otherId}`
  const known = sides.get(key)
  sides.set(key, {
    userId,
    otherId,
    lastId: known && known.lastId > lastId ? known.lastId : lastId,
    readUntil: '',
    unread: (known?.unread ?? 0) + unread,
    archivedAt: null,
    subjectMessageId: subjectMessageId ?? known?.subjectMessageId ?? null,
    markedUnreadAt: null,
    gotFirstAt: known?.gotFirstAt ?? first.gotFirstAt ?? null,
    wroteFirstAt: known?.wroteFirstAt ?? first.wroteFirstAt ?? null,
  })
}

/** Notes what the first message of one of the two changes in how this person answers. */
function noteFirst(tx: Writing, { userId, gotFirstAt, wroteFirstAt }: ConversationTable, sentAt: Set<number>): void {
  const isAsked = gotFirstAt !== null && wroteFirstAt === null && sentAt.has(gotFirstAt)
  const isAnswered =
    wroteFirstAt !== null && gotFirstAt !== null && gotFirstAt < wroteFirstAt && sentAt.has(wroteFirstAt)
  if (isAsked || isAnswered) noteProfileFacts(tx, userId)
}

type StateRow = Pick<ConversationTable, 'unread' | 'readUntil' | 'archivedAt' | 'markedUnreadAt'>

/** What is told of a row. */
export function stateOf(row: StateRow): ConversationState {
  const { unread, readUntil, archivedAt, markedUnreadAt } = row
  return {
    unread,
    readUntil,
    isArchived: archivedAt !== null,
    ...(markedUnreadAt !== null && { isMarkedUnread: true }),
  }
}

type LastRow = Pick<MessageTable, 'id' | 'senderId' | 'content' | 'timestamp' | 'deletedAt' | 'photoCount' | 'step'>

/** What is told of a conversation's last message. */
export function lastMessage(row: LastRow): LastMessage {
  const { id, senderId, content, timestamp, deletedAt, photoCount, step } = row
  return {
    id,
    senderId,
    line: lineOf(content),
    at: timestamp,
    ...(deletedAt !== null && { isDeleted: true }),
    ...(photoCount !== null && { photos: photoCount }),
    ...(step !== null && { step: JSON.parse(step) as Step }),
  }
}

/** Adds the conversations of stored messages that have none; what was written before counts as read. */
export async function beginConversations(tx: Writing): Promise<void> {
  await sql`insert into conversations
    ("userId", "otherId", "lastId", "readUntil", unread, "wroteFirstAt", "gotFirstAt")
    select "userId", "otherId", max(id), max(id), 0, cast(min(wrote) as bigint), cast(min(got) as bigint) from (
      select "senderId" as "userId", "recipientId" as "otherId", id, timestamp as wrote, null as got from messages
      union all select "recipientId", "senderId", id, null, timestamp from messages) as sides
    where exists (select 1 from users where users.id = sides."userId")
      and not exists (select 1 from conversations as known
        where known."userId" = sides."userId" and known."otherId" = sides."otherId")
    group by "userId", "otherId"`.execute(tx)
}
