import { type FoundMessage, type FoundMessages } from '../../contract/message.ts'
import { pages } from '../../contract/limits.ts'
import { lineAround } from '../../contract/shown-message.ts'
import { type Database } from '../db/database.ts'
import { pictureOf, selectPeople } from '../users/visible-person-store.ts'
import { findMessageIds } from '../db/message-index.ts'

/** A person's messages with some words, newest first, a page at a time. */
export async function searchMessages(
  db: Database,
  userId: string,
  { text, before }: { text: string; before: string | undefined },
): Promise<FoundMessages> {
  const ids = await findMessageIds(db, userId, { text, before, limit: pages.foundMessages + 1 })
  const shown = ids.slice(0, pages.foundMessages)
  const next = ids.length > shown.length ? (shown.at(-1) ?? null) : null
  return { messages: await readFound(db, userId, { ids: shown, text }), next }
}

async function readFound(
  db: Database,
  userId: string,
  { ids, text }: { ids: readonly string[]; text: string },
): Promise<FoundMessage[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('messages')
    .select(['messages.id', 'senderId', 'recipientId', 'content', 'timestamp'])
    .where('messages.id', 'in', ids)
    // The index is only asked for one's own; what it answers is not trusted with more.
    .where((eb) => eb.or([eb('senderId', '=', userId), eb('recipientId', '=', userId)]))
    .where('deletedAt', 'is', null)
    .orderBy('messages.id', 'desc')
    .execute()
  const others = rows.map(({ senderId, recipientId }) => (senderId === userId ? recipientId : senderId))
  const people = await selectPeople(db, { userId })
    .where('users.id', 'in', [...new Set(others)])
    .execute()
  const byId = new Map(
    people.map(({ id, username, gender, photoId }) => [id, { id, username, gender, ...pictureOf(photoId) }]),
  )
  return rows.map(({ id, senderId, recipientId, content, timestamp }) => {
    const otherId = senderId === userId ? recipientId : senderId
    const person = byId.get(otherId)
    return { id, otherId, ...(person && { person }), senderId, line: lineAround(content, text), at: timestamp }
  })
}
