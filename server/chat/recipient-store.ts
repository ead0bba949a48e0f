import { type Selectable } from 'kysely'
import { normalizeEmail } from '../../contract/account.ts'
import { type Database, type Writing } from '../db/database.ts'
import { type UserTable } from '../db/user-tables.ts'
import { emailSeenBy, type EmailOwner } from '../users/visible-person-store.ts'

/**
 * The person with this e-mail or id who is not suspended; `undefined` when there is none. The caller must check
 * `isReachedBy`: the sender may not be allowed to know the e-mail.
 */
export async function findByName(db: Database, name: string): Promise<EmailOwner | undefined> {
  const people = db.selectFrom('users').select(['id', 'email', 'emailShown']).where('suspendedAt', 'is', null)
  const [column, value] = name.includes('@') ? (['email', normalizeEmail(name)] as const) : (['id', name] as const)
  return people.where(column, '=', value).executeTakeFirst()
}

/** May a sender reach a person by this name: by id, or by an e-mail that the sender sees? */
export function isReachedBy(person: EmailOwner, name: string, sender: { userId: string }): boolean {
  return !name.includes('@') || emailSeenBy(sender, person) !== null
}

/** May a sender write to a person: in a conversation that exists, or by the person's choice begin one? */
export async function mayBeWrittenTo(
  tx: Writing,
  { id, messagesFrom }: Pick<Selectable<UserTable>, 'id' | 'messagesFrom'>,
  senderId: string,
): Promise<boolean> {
  if (messagesFrom === 'everybody') return true
  // The conversation of the message that is being written is kept in the last step only.
  const conversation = tx.selectFrom('conversations').select('userId').where('userId', '=', id)
  if (await conversation.where('otherId', '=', senderId).executeTakeFirst()) return true
  if (messagesFrom === 'nobody') return false
  const follow = tx.selectFrom('follows').select('followerId').where('followerId', '=', id)
  return (await follow.where('followedId', '=', senderId).executeTakeFirst()) !== undefined
}

/**
 * Are there messages between a pair? By the conversation key alone and in its order, for which PostgreSQL uses the
 * index whatever its statistics. Also by the sender, or in one statement with the recipient, it read all messages of
 * the sender, or the whole table.
 */
export async function hasMessages(db: Database, pair: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('pair', '=', pair)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
