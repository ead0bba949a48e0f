import { sql } from 'kysely'
import { normalizeEmail } from '../../contract/account.ts'
import { unblocked } from '../blocks/blocks-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { ProductError } from '../lib/errors.ts'
import { emailIsSeenBy, emailSeenBy, type EmailOwner } from '../users/visible-person-store.ts'

/**
 * The person with this e-mail or id who is not suspended; `undefined` when there is none. The caller must check
 * `isReachedBy`: the sender may not be allowed to know the e-mail.
 */
export async function findByName(db: Database, name: string): Promise<EmailOwner | undefined> {
  const people = db.selectFrom('users').select(['id', 'email', 'emailShown']).where('suspendedAt', 'is', null)
  const [column, value] = isEmail(name) ? (['email', normalizeEmail(name)] as const) : (['id', name] as const)
  return people.where(column, '=', value).executeTakeFirst()
}

/** May a sender reach a person by this name: by id, or by an e-mail that the sender sees? */
export function isReachedBy(person: EmailOwner, name: string, sender: { userId: string }): boolean {
  return !isEmail(name) || emailSeenBy(sender, person) !== null
}

/** Is the name of a recipient an e-mail? Otherwise it is an id. */
export function isEmail(name: string): boolean {
  return name.includes('@')
}

/** Whom a message is to reach; `isByEmail` is 1 where the sender named them so. */
interface Addressed {
  userId: string
  recipientId: string
  isByEmail: number
}

/**
 * The recipient of a message, if its sender can reach them. They may be written to in a conversation that exists, or
 * begin one by their own choice.
 */
export function selectRecipient(db: Database, { userId, recipientId, isByEmail }: Addressed) {
  return db
    .selectFrom('users')
    .select((eb) => {
      const conversation = eb.selectFrom('conversations').select('userId').whereRef('userId', '=', 'users.id')
      const follow = eb.selectFrom('follows').select('followerId').whereRef('followerId', '=', 'users.id')
      const isKnown = eb.exists(conversation.where('otherId', '=', userId))
      const isFollowed = eb.exists(follow.where('followedId', '=', userId))
      return eb
        .or([
          eb('messagesFrom', '=', 'everybody'),
          // The conversation of the message that is being written is kept in the last step only.
          isKnown,
          eb.and([eb('messagesFrom', '!=', 'nobody'), isFollowed]),
        ])
        .as('mayBeWrittenTo')
    })
    .where('users.id', '=', recipientId)
    .where('suspendedAt', 'is', null)
    .where(unblocked(userId, 'users.id'))
    .where((eb) => eb.or([sql<boolean>`cast(${isByEmail} as integer) = 0`, emailIsSeenBy({ userId })(eb)]))
}

/** Why a message cannot be written: `unknownRecipient`, `messagesRefused`; undefined when it can. */
export async function findRefusal(
  tx: Writing,
  { userId, recipientId, sendTo }: { userId: string; recipientId: string; sendTo: string },
): Promise<ProductError | undefined> {
  const addressed = { userId, recipientId, isByEmail: isEmail(sendTo) ? 1 : 0 }
  const recipient = await selectRecipient(tx, addressed).executeTakeFirst()
  if (!recipient) return new ProductError('unknownRecipient', { field: 'sendTo' })
  return recipient.mayBeWrittenTo ? undefined : new ProductError('messagesRefused', { field: 'sendTo' })
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
