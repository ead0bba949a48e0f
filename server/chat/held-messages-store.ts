import { type HeldMessage } from '../../contract/held-message.ts'
import { type Database, type Writing } from '../db/database.ts'
import { publishCases } from '../events/publish.ts'
import { write } from '../db/write.ts'
import { isNewAccount } from '../lib/new-account.ts'
import { hasWritten } from '../limits/unanswered-store.ts'
import { signsOfLinks } from '../radar/links-in-text.ts'
import { findRefusal } from './recipient-store.ts'

/** Most held messages that a conversation shows. */
const maxShown = 20

/** A new message that may have to wait. */
interface Holdable {
  userId: string
  recipientId: string
  /** The recipient as the sender named them: by e-mail or id. */
  sendTo: string
  content: string
  about?: string | undefined
  photos?: string[] | undefined
}

/** Has the text a link to elsewhere, so that it may have to wait? */
export function mayWait({ content }: Pick<Holdable, 'content'>): boolean {
  return signsOfLinks(content).length > 0
}

/**
 * Does a message wait for a moderator: with a link, of a new account to a person who has not written to it (decision 92)?
 * A greeting before the link makes it none that was asked for.
 */
export async function waits(
  db: Database,
  message: Pick<Holdable, 'userId' | 'recipientId' | 'content'>,
): Promise<boolean> {
  if (!mayWait(message)) return false
  const { userId, recipientId } = message
  const sender = await db.selectFrom('users').select('createdAt').where('id', '=', userId).executeTakeFirst()
  if (!sender || !isNewAccount(sender.createdAt)) return false
  return !(await hasWritten(db, recipientId, userId))
}

/** Holds a message back. Fails as if it were sent: `unknownRecipient`, `messagesRefused`. */
export async function holdMessage(tx: Writing, id: string, message: Holdable): Promise<void> {
  const refusal = await findRefusal(tx, message)
  if (refusal) throw refusal
  const { userId: senderId, recipientId, content, about = null, photos = [] } = message
  const state = { createdAt: Date.now(), refusedAt: null, reason: null }
  const row = { id, senderId, recipientId, content, aboutId: about, photos: JSON.stringify(photos), ...state }
  await tx.insertInto('heldMessages').values(row).execute()
  publishCases(tx)
}

/** Is it a message that waits or was refused? */
export async function isHeld(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('heldMessages').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** A person's messages to another one that wait or were refused, oldest first. */
export async function listHeld(db: Database, userId: string, otherId: string): Promise<HeldMessage[]> {
  const rows = await db
    .selectFrom('heldMessages')
    .selectAll()
    .where('senderId', '=', userId)
    .where('recipientId', '=', otherId)
    .orderBy('id')
    .limit(maxShown)
    .execute()
  return rows.map(({ id, content, createdAt: at, reason }) => ({
    id,
    content,
    at,
    ...(reason !== null && { refusedFor: reason }),
  }))
}

/** Takes back a message of one's own that waits or was refused; a missing one is no error. */
export async function withdrawHeld(db: Database, userId: string, id: string): Promise<void> {
  await write(db, async (tx) => {
    await tx.deleteFrom('heldMessages').where('id', '=', id).where('senderId', '=', userId).execute()
    publishCases(tx)
  })
}
