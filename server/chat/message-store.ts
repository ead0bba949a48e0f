import { normalizeEmail } from '../../contract/account.ts'
import { type Message } from '../../contract/message.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { type Database } from '../db/database.ts'
import { createOnce } from '../db/idempotency-store.ts'
import { pushId } from '../db/push-id.ts'
import { applyWindow, inWindowOrder, type OrderColumn } from '../db/window.ts'
import { fail } from '../errors.ts'

/** Fields that `orderBy` may name on messages, and their columns. */
const orderColumns: Record<string, OrderColumn> = {
  sendTo: { column: 'recipient.email', kind: 'string' },
  timestamp: { column: 'messages.timestamp', kind: 'number' },
}

/** Which of a person's messages: all, those they sent, or the conversation with one other person. */
export type Mailbox = { of: string } | { sentBy: string } | { of: string; with: string }

/** Messages of a mailbox in a window of the wire, smallest first. `only` narrows it to one. */
export async function listMessages(
  db: Database,
  mailbox: Mailbox,
  { query, only }: { query: WireQuery; only?: string | undefined },
): Promise<[string, Message][]> {
  let builder = db
    .selectFrom('messages')
    .innerJoin('users as sender', 'sender.id', 'messages.senderId')
    .innerJoin('users as recipient', 'recipient.id', 'messages.recipientId')
    .select([
      'messages.id',
      'recipient.email as sendTo',
      'messages.senderId',
      'sender.email as sender',
      'messages.content',
      'messages.timestamp',
    ])
  if ('with' in mailbox) builder = builder.where('pair', '=', pairOf(mailbox.of, mailbox.with))
  else if ('sentBy' in mailbox) builder = builder.where('senderId', '=', mailbox.sentBy)
  else {
    const { of } = mailbox
    builder = builder.where((eb) => eb.or([eb('senderId', '=', of), eb('recipientId', '=', of)]))
  }
  if (only !== undefined) builder = builder.where('messages.id', '=', only)
  const windowed = applyWindow(builder as never, query, 'messages.id', orderColumns) as typeof builder
  const rows = inWindowOrder(await windowed.execute(), query)
  return rows.map(({ id, ...message }) => [id, message])
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

/**
 * Writes a message to the person with this e-mail; sender and time are the server's (`decisions.md` 18 and 22). The
 * same `key` twice makes one. Fails with `unknownRecipient` or `selfMessage`.
 */
export async function createMessage(
  db: Database,
  senderId: string,
  { sendTo, content, key }: { sendTo: string; content: string; key?: string | undefined },
): Promise<{ id: string; recipientId: string; isNew: boolean }> {
  const email = normalizeEmail(sendTo)
  const recipient = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (!recipient) fail('unknownRecipient', { field: 'sendTo' })
  if (recipient.id === senderId) fail('selfMessage', { field: 'sendTo' })
  const recipientId = recipient.id
  const created = await createOnce(db, { userId: senderId, kind: 'message', key }, async (tx) => {
    const id = pushId()
    const pair = pairOf(senderId, recipientId)
    await tx
      .insertInto('messages')
      .values({ id, senderId, recipientId, pair, content, timestamp: Date.now() })
      .execute()
    return id
  })
  return { ...created, recipientId }
}

/** The key of a conversation: both ids in order, so that both directions share one index. */
export function pairOf(one: string, other: string): string {
  return [one, other].toSorted().join(' ')
}
