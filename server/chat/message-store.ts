import { type ExpressionBuilder } from 'kysely'
import { normalizeEmail } from '../../contract/account.ts'
import { deletedAccount, type Message } from '../../contract/message.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { type Database } from '../db/database.ts'
import { createOnce } from '../db/idempotency-store.ts'
import { type Tables } from '../db/tables.ts'
import { applyWindow, inWindowOrder, type OrderColumn } from '../db/window.ts'
import { fail } from '../errors.ts'
import { emailIsSeenBy, selectPeople, type Viewer } from '../users/visible-person-store.ts'
import { announce } from '../live/announce.ts'

/** Fields that `orderBy` may name on messages, and their columns. */
const orderColumns: Record<string, OrderColumn> = {
  sendTo: { column: 'sendTo', kind: 'string' },
  timestamp: { column: 'timestamp', kind: 'number' },
}

/** Which of a person's messages: all, those they sent, or the conversation with one other person. */
export type Mailbox = { of: string } | { sentBy: string } | { of: string; with: string }

/** Messages of a mailbox in a window of the wire, smallest first. `only` narrows it to one. */
export async function listMessages(
  db: Database,
  mailbox: Mailbox,
  { query, only }: { query: WireQuery; only?: string | undefined },
): Promise<[string, Message][]> {
  const viewer = { userId: 'sentBy' in mailbox ? mailbox.sentBy : mailbox.of }
  const builder = selectMessages(db, viewer, bareMessages(db, mailbox, { query, only }))
  const listed = db.selectFrom(builder.as('messages')).selectAll()
  const windowed = applyWindow(listed as never, query, 'id', orderColumns) as typeof listed
  const rows = inWindowOrder(await windowed.execute(), query)
  return rows.map(({ id, ...message }) => [id, message])
}

/**
 * A mailbox without its people, from which the window takes its rows: each side by its own index, and no more of it than
 * the window holds, however large the mailbox. Only what is ordered by the recipient as shown has to wait for the people.
 * One message is read by its key.
 */
function bareMessages(
  db: Database,
  mailbox: Mailbox,
  { query, only }: { query: WireQuery; only?: string | undefined },
): ReturnType<typeof allMessages> {
  const mine = allMessages(db).where((eb) => isIn(eb, mailbox))
  if (only !== undefined) return mine.where('id', '=', only)
  const inWindow = (bare: ReturnType<typeof allMessages>) =>
    query.orderBy === 'sendTo' ? bare : applyWindow(bare, query, 'id', orderColumns)
  if ('sentBy' in mailbox || 'with' in mailbox) return inWindow(mine)
  // SQLite takes no order within the parts of a union but in selects of their own.
  const sent = inWindow(allMessages(db).where('senderId', '=', mailbox.of))
  const received = inWindow(allMessages(db).where('recipientId', '=', mailbox.of))
  const both = db
    .selectFrom(sent.as('sent'))
    .selectAll()
    .union(db.selectFrom(received.as('received')).selectAll())
  return inWindow(db.selectFrom(both.as('messages')).selectAll())
}

function isIn(eb: ExpressionBuilder<Tables, 'messages'>, mailbox: Mailbox) {
  if ('with' in mailbox) return eb('pair', '=', pairOf(mailbox.of, mailbox.with))
  if ('sentBy' in mailbox) return eb('senderId', '=', mailbox.sentBy)
  return eb.or([eb('senderId', '=', mailbox.of), eb('recipientId', '=', mailbox.of)])
}

function allMessages(db: Database) {
  return db.selectFrom('messages').selectAll()
}

/** Messages as a viewer sees their people; those whose account is deleted have no name any more. */
export function selectMessages(db: Database, viewer: Viewer, messages = allMessages(db)) {
  return db
    .selectFrom(messages.as('messages'))
    .leftJoin(selectPeople(db, viewer).as('sender'), 'sender.id', 'messages.senderId')
    .leftJoin(selectPeople(db, viewer).as('recipient'), 'recipient.id', 'messages.recipientId')
    .select(['messages.id', 'messages.senderId', 'messages.content', 'messages.timestamp'])
    .select((eb) => [
      eb.fn.coalesce('recipient.email', 'messages.recipientId').as('sendTo'),
      eb.fn.coalesce('sender.email', 'sender.username', eb.val(deletedAccount)).as('sender'),
    ])
}

/** One message and its two people, whoever asks; `undefined` when there is none. */
export async function findParticipants(db: Database, id: string): Promise<string[] | undefined> {
  const row = await db
    .selectFrom('messages')
    .select(['senderId', 'recipientId'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && [row.senderId, row.recipientId]
}

/** Writes a message; sender and time are the server's (`decisions.md` 18 and 22). The same `key` twice makes one. */
export async function createMessage(
  db: Database,
  senderId: string,
  { recipientId, content, key }: { recipientId: string; content: string; key?: string | undefined },
): Promise<{ id: string }> {
  return createOnce(db, { userId: senderId, kind: 'message', key }, async (tx, id) => {
    const pair = pairOf(senderId, recipientId)
    await tx
      .insertInto('messages')
      .values({ id, senderId, recipientId, pair, content, timestamp: Date.now() })
      .execute()
    // Each of the two hears of it as they see the other.
    for (const userId of [senderId, recipientId]) {
      const [entry] = await listMessages(tx, { of: userId }, { query: {}, only: id })
      if (entry)
        announce(tx, [`messages/${userId}`], { kind: 'messageAdded', id, message: entry[1], ...(key && { key }) })
    }
  })
}

/**
 * The id of the person with this e-mail, which they must show, or this id. Fails with `unknownRecipient` or
 * `selfMessage`.
 */
export async function findRecipient(db: Database, senderId: string, sendTo: string): Promise<string> {
  const people = db.selectFrom('users').select('id').where('suspendedAt', 'is', null)
  const meant = sendTo.includes('@')
    ? people.where('email', '=', normalizeEmail(sendTo)).where(emailIsSeenBy({ userId: senderId }))
    : people.where('id', '=', sendTo)
  const recipient = await meant.executeTakeFirst()
  if (!recipient) fail('unknownRecipient', { field: 'sendTo' })
  if (recipient.id === senderId) fail('selfMessage', { field: 'sendTo' })
  return recipient.id
}

/** Has one person written to the other before? */
export async function hasWrittenTo(db: Database, senderId: string, recipientId: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('pair', '=', pairOf(senderId, recipientId))
    .where('senderId', '=', senderId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The key of a conversation: both ids in order, so that both directions share one index. */
export function pairOf(one: string, other: string): string {
  return [one, other].toSorted().join(' ')
}
