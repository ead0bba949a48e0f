import { type ExpressionBuilder } from 'kysely'
import { normalizeEmail } from '../../contract/account.ts'
import { deletedAccount, type Message } from '../../contract/message.ts'
import { pages } from '../../contract/limits.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { type Database, type Writing } from '../db/database.ts'
import { createAllOnce } from '../db/idempotency-store.ts'
import { byId } from '../db/locks.ts'
import { sendTogether } from '../db/sent-together.ts'
import { type MessageTable, type Tables, type UserTable } from '../db/tables.ts'
import { applyWindow, readWindow, type OrderColumn } from '../db/window.ts'
import { emailSeenBy, selectPeople, type EmailOwner, type Viewer } from '../users/visible-person-store.ts'
import { fail } from '../errors.ts'
import { announce } from '../live/announce.ts'

/** Fields that `orderBy` may name on messages, and their columns. */
const orderColumns: Record<string, OrderColumn> = {
  sendTo: { column: 'sendTo', kind: 'string' },
  timestamp: { column: 'timestamp', kind: 'number' },
}

/** Which of a person's messages: all, those they sent, or the conversation with one other person. */
export type Mailbox = { of: string } | { sentBy: string } | { of: string; with: string }

/** Messages of a mailbox in a window of the wire, smallest first. `only` narrows it to some ids. */
export async function listMessages(
  db: Database,
  mailbox: Mailbox,
  { query, only }: { query: WireQuery; only?: readonly string[] | undefined },
): Promise<[string, Message][]> {
  const viewer = { userId: 'sentBy' in mailbox ? mailbox.sentBy : mailbox.of }
  const builder = selectMessages(db, viewer, bareMessages(db, mailbox, { query, only }))
  // All columns by their names: PostgreSQL keeps nothing prepared whose answer would change with the table.
  const all = db
    .selectFrom(builder.as('messages'))
    .select(['id', 'senderId', 'content', 'timestamp', 'sendTo', 'sender'])
  const windowed = applyWindow(all as never, query, 'id', orderColumns) as typeof all
  const rows = await readWindow(db, windowed, { query, page: pages.messages })
  return rows.map(({ id, ...message }) => [id, message])
}

/**
 * A mailbox without its people, from which the window takes its rows: each side by its own index, and no more of it than
 * the window holds, however large the mailbox. Only what is ordered by the recipient as shown has to wait for the people.
 * Some messages are read by their keys.
 */
function bareMessages(
  db: Database,
  mailbox: Mailbox,
  { query, only }: { query: WireQuery; only?: readonly string[] | undefined },
): ReturnType<typeof allMessages> {
  const mine = allMessages(db).where((eb) => isIn(eb, mailbox))
  if (only !== undefined) return mine.where('id', 'in', [...only])
  const inWindow = (bare: ReturnType<typeof allMessages>) =>
    query.orderBy === 'sendTo' ? bare : applyWindow(bare, query, 'id', orderColumns)
  if ('sentBy' in mailbox || 'with' in mailbox) return inWindow(mine)
  // SQLite takes no order within the parts of a union but in selects of their own.
  const sent = inWindow(allMessages(db).where('senderId', '=', mailbox.of))
  const received = inWindow(allMessages(db).where('recipientId', '=', mailbox.of))
  const both = db
    .selectFrom(sent.as('sent'))
    .select(columns)
    .union(db.selectFrom(received.as('received')).select(columns))
  return inWindow(db.selectFrom(both.as('messages')).select(columns))
}

function isIn(eb: ExpressionBuilder<Tables, 'messages'>, mailbox: Mailbox) {
  if ('with' in mailbox) return eb('pair', '=', pairOf(mailbox.of, mailbox.with))
  if ('sentBy' in mailbox) return eb('senderId', '=', mailbox.sentBy)
  return eb.or([eb('senderId', '=', mailbox.of), eb('recipientId', '=', mailbox.of)])
}

const columns = ['id', 'senderId', 'recipientId', 'pair', 'content', 'timestamp'] as const

function allMessages(db: Database) {
  return db.selectFrom('messages').select(columns)
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

/** A message to be written; its sender is the asker (`decisions.md` 18). */
export interface NewMessage {
  userId: string
  recipientId: string
  /** How the sender named the recipient: by e-mail or id. */
  sendTo: string
  content: string
  key?: string | undefined
}

/**
 * Writes messages, all or none; sender and time are the server's (`decisions.md` 18 and 22). The same `key` of a sender
 * twice makes one. Fails with `unknownRecipient` where one was not to be reached any more. Those that are `isBrief` fail where others hold their rows for longer than a moment (`isLocked`).
 */
export async function createMessages(
  db: Database,
  messages: NewMessage[],
  { isBrief = false } = {},
): Promise<{ id: string }[]> {
  return createAllOnce(db, { kind: 'message', things: messages, isBrief }, async (tx, wanted) => {
    const timestamp = Date.now()
    const rows = wanted.map(({ id, userId: senderId, recipientId, content }) => {
      return { id, senderId, recipientId, pair: pairOf(senderId, recipientId), content, timestamp }
    })
    const ids = rows.flatMap(({ senderId, recipientId }) => [senderId, recipientId])
    const [, found] = await sendTogether(tx, [tx.insertInto('messages').values(rows), selectVisible(tx, ids)])
    const people = byId(found)
    for (const { recipientId, sendTo, userId } of wanted) {
      const recipient = people.get(recipientId)
      if (!recipient || !isReachedBy(recipient, sendTo, { userId })) fail('unknownRecipient', { field: 'sendTo' })
    }
    for (const [at, row] of rows.entries()) {
      const key = wanted[at]?.key
      // Each of the two hears of it as they see the other.
      for (const userId of [row.senderId, row.recipientId]) {
        const message = messageAsSeenBy({ userId }, row, people)
        announce(tx, [`messages/${userId}`], { kind: 'messageAdded', id: row.id, message, ...(key && { key }) })
      }
    }
  })
}

/** Those of the people whom anybody sees. */
function selectVisible(tx: Writing, ids: string[]) {
  return tx
    .selectFrom('users')
    .select(['id', 'username', 'email', 'emailShown'])
    .where('id', 'in', [...new Set(ids)])
    .where('suspendedAt', 'is', null)
}

type Addressee = EmailOwner & Pick<UserTable, 'username'>

/** A row as `selectMessages` shows it. */
function messageAsSeenBy(
  viewer: { userId: string },
  { senderId, recipientId, content, timestamp }: MessageTable,
  people: ReadonlyMap<string, Addressee>,
): Message {
  const [sender, recipient] = [people.get(senderId), people.get(recipientId)]
  const sendTo = (recipient && emailSeenBy(viewer, recipient)) ?? recipientId
  const shownSender = (sender && emailSeenBy(viewer, sender)) ?? sender?.username ?? deletedAccount
  return { senderId, content, timestamp, sendTo, sender: shownSender }
}

/**
 * The person with this e-mail or this id who is not suspended; `undefined` when there is none. Whether the sender may know
 * the e-mail is not asked: `isReachedBy` must be.
 */
export async function findByName(db: Database, name: string): Promise<EmailOwner | undefined> {
  const people = db.selectFrom('users').select(['id', 'email', 'emailShown']).where('suspendedAt', 'is', null)
  const [column, value] = name.includes('@') ? (['email', normalizeEmail(name)] as const) : (['id', name] as const)
  return people.where(column, '=', value).executeTakeFirst()
}

/** Does a person answer to this name before a sender: their id, or an e-mail that the sender sees? */
export function isReachedBy(person: EmailOwner, name: string, sender: { userId: string }): boolean {
  return !name.includes('@') || emailSeenBy(sender, person) !== null
}

/**
 * Has anything been written between a pair? By the key of the conversation alone and in its order, which PostgreSQL
 * finds by index whatever it knows of the table: by the sender too, or in one statement with the recipient, it read all
 * messages of the sender, or all there are.
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

/** The key of a conversation: both ids in order, so that both directions share one index. */
export function pairOf(one: string, other: string): string {
  return [one, other].toSorted().join(' ')
}
