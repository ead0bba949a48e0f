import { sql } from 'kysely'
import { takingKey, type Once } from '../db/idempotency-store.ts'
import { type MessageTable } from '../db/message-tables.ts'
import { PreparedStatement } from '../db/prepared-statement.ts'
import { referred } from '../db/referred.ts'
import { selectRecipient } from './recipient-store.ts'

/** What the statement of a new message is given. */
interface Given extends Once, MessageTable {
  /** 1 where the sender named the recipient by e-mail. */
  isByEmail: number
}

/** Inserts a message if its recipient can be reached; answers what the two see of each other. */
export const insertMessageRow = new PreparedStatement((db, given: Given) => {
  const { statement: begun, isFirst } = takingKey(db, given)
  return begun
    .insertInto('messages')
    .columns([...texts, 'timestamp', 'photoCount'])
    .expression((eb) =>
      eb
        .selectFrom(selectRecipient(db, given).as('recipient'))
        .select(texts.map((column) => eb.cast<string>(eb.val(given[column]), 'text').as(column)))
        .select([
          eb.cast<number>(eb.val(given.timestamp), 'double precision').as('timestamp'),
          eb.cast<number | null>(eb.val(given.photoCount), 'integer').as('photoCount'),
        ])
        .where('mayBeWrittenTo', '=', sql<boolean>`true`)
        .where(isFirst),
    )
    .returning(referred('users', sql.ref('messages.senderId'), senderColumns))
    .returning(referred('users', sql.ref('messages.recipientId'), recipientColumns))
})

const senderColumns = {
  senderName: 'username',
  senderEmail: 'email',
  senderShown: 'emailShown',
  suspendedAt: 'suspendedAt',
} as const
const recipientColumns = { recipientEmail: 'email', recipientShown: 'emailShown' } as const
const texts = [
  'id',
  'senderId',
  'recipientId',
  'pair',
  'content',
  'aboutId',
  'aboutName',
  'replyTo',
  'step',
  'warnings',
] as const

/** What the two people of a new message see of each other. */
export type SeenOfEachOther = NonNullable<Awaited<ReturnType<typeof insertMessageRow.execute>>[0]>
