import { sql, type Insertable } from 'kysely'
import { beginConversations } from '../server/chat/kept-conversations-store.ts'
import { indexMessages } from '../server/db/message-index.ts'
import { pairOf } from '../server/chat/pair.ts'
import { isPostgres, openDatabase, type StorePlace } from '../server/db/database.ts'
import { write } from '../server/db/write.ts'
import { pushId } from '../server/db/push-id.ts'
import { type Tables } from '../server/db/tables.ts'

/** How many people, all of whom follow the first of them, and messages between them. */
export interface Talk {
  people: number
  messages: number
}

/** Who wrote and was written to in the last messages of all, and an offer that was spoken of. */
interface Speaker {
  userId: string
  carId: string
}

const batch = 20_000
/** Rows of one statement: PostgreSQL takes 65,535 values. */
const slice = 500
/** The inbox of the speaker: so many messages with so many people, and comments on the offer. */
const [inbox, partners, comments] = [400, 20, 60]

/** Fills a store with people, messages and comments beside its offers. Answers who is followed by all, and whom the speaker wrote to. */
export async function fillTalk(
  place: StorePlace,
  { people, messages }: Talk,
  speaker: Speaker,
): Promise<{ followedId: string; partnerId: string }> {
  const db = openDatabase(place, { hasLongTimeouts: true })
  if (!isPostgres(db)) await sql`pragma synchronous=off`.execute(db)
  const now = Date.now()

  async function insert<Name extends keyof Tables>(
    table: Name,
    count: number,
    rowAt: (index: number) => Insertable<Tables[Name]>,
  ): Promise<void> {
    for (let done = 0; done < count; done += batch) {
      await write(db, async (tx) => {
        for (let at = done; at < Math.min(done + batch, count); at += slice) {
          const rows = Array.from({ length: Math.min(slice, count - at) }, (_none, index) => rowAt(at + index))
          await tx.insertInto(table).values(rows).execute()
        }
      })
    }
  }

  const ids = Array.from({ length: people }, () => pushId())
  const personAt = (index: number) => ids[index % people] ?? ''
  await insert('users', people, (index) => {
    const username = `reader ${index}`
    const email = `reader.${index}@gmail.com`
    const counts = { followerCount: index === 0 ? people - 1 : 0, followingCount: index === 0 ? 0 : 1 }
    const known = { telephone: '0888123456', gender: 'Other' as const, createdAt: now }
    return { id: personAt(index), username, usernameFolded: username, email, ...known, ...counts }
  })
  await insert('follows', people - 1, (index) => ({
    followerId: personAt(index + 1),
    followedId: personAt(0),
    createdAt: now,
  }))
  const content = 'Is it still there? I could come on Saturday.'
  const message = (senderId: string, recipientId: string) => {
    const pair = pairOf(senderId, recipientId)
    return { id: pushId(), senderId, recipientId, pair, content, timestamp: now }
  }
  await insert('messages', messages, (index) => message(personAt(index), personAt(index * 7 + 1 + (index % 50))))
  await insert('messages', inbox, (index) => {
    const other = personAt(1 + (index % partners))
    return index % 2 === 0 ? message(speaker.userId, other) : message(other, speaker.userId)
  })
  await write(db, beginConversations)
  await write(db, indexMessages)
  await insert('comments', comments, (index) => {
    const said = { comments: 'Is it still there?', createdAt: now }
    return { id: pushId(), carId: speaker.carId, senderId: personAt(index), ...said }
  })
  await sql`analyze`.execute(db)
  await db.destroy()
  return { followedId: personAt(0), partnerId: personAt(1) }
}
