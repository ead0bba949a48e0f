import { isChangeable } from '../../contract/shown-message.ts'
import { unblocked } from '../blocks/blocks-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { type MessageTable } from '../db/message-tables.ts'
import { lockRow } from '../db/locks.ts'
import { write } from '../db/write.ts'
import { fail } from '../lib/errors.ts'
import { publish } from '../events/publish.ts'
import { radarOfMessage, storeTalkSigns } from '../radar/talk-radar-store.ts'
import { waits } from './held-messages-store.ts'
import { lastMessage } from './kept-conversations-store.ts'
import { indexAgain } from '../db/message-index.ts'
import { listMessages } from './mailbox-store.ts'

/** A message of a person. */
interface Own {
  userId: string
  id: string
}

/**
 * Edits a message and publishes it. Fails with `notFound`, `notYours`, after 15 minutes `changeTooLate`,
 * `unknownRecipient`, and with `linkWaits` where the text would wait for a moderator.
 */
export async function editMessage(
  db: Database,
  own: Own,
  { content, username }: { content: string; username: string },
): Promise<void> {
  await change(db, own, { content, editedAt: Date.now() }, username)
}

/** Empties a message, which both people see as deleted; twice is once. Fails as `editMessage` does. */
export async function deleteMessage(db: Database, own: Own): Promise<void> {
  const nothing = { editedAt: null, replyTo: null, photoCount: null, warnings: null }
  await change(db, own, { content: '', deletedAt: Date.now(), ...nothing })
}

async function change(db: Database, own: Own, changed: Partial<MessageTable>, username = ''): Promise<void> {
  await write(db, async (tx) => {
    const row = await changeable(tx, own, changed.deletedAt)
    if (!row) return
    if (!changed.deletedAt && row.content === changed.content) return
    // Whoever cannot be written to is not written to by an edit.
    if (!changed.deletedAt && !(await isReachable(tx, row))) fail('unknownRecipient')
    if (changed.content) {
      // Else a greeting would become the link that has to wait.
      const { senderId: userId, recipientId } = row
      if (await waits(tx, { userId, recipientId, content: changed.content })) fail('linkWaits')
      const { warnings, signs } = await radarOfMessage(tx, { ...row, content: changed.content }, username)
      changed.warnings = warnings
      if (signs) await storeTalkSigns(tx, row, signs)
    }
    await setMessage(tx, row, changed)
  })
}

/** Changes a locked message, its photos and its words in the search, and publishes it to both people. */
export async function setMessage(tx: Writing, row: MessageTable, changed: Partial<MessageTable>): Promise<void> {
  await tx.updateTable('messages').set(changed).where('id', '=', row.id).execute()
  if (changed.deletedAt) await tx.deleteFrom('messagePhotos').where('messageId', '=', row.id).execute()
  await indexAgain(tx, { ...row, ...changed })
  await publishChange(tx, { ...row, ...changed })
}

/** The message, locked where rows can be; undefined where it is to be deleted and was, as after an answer that was lost. */
async function changeable(
  tx: Writing,
  { userId, id }: Own,
  deletedAt: number | null | undefined,
): Promise<MessageTable | undefined> {
  await lockRow(tx, 'messages', id)
  const row = await tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
  if (deletedAt && row?.deletedAt && row.senderId === userId) return undefined
  if (!row || row.deletedAt !== null) fail('notFound')
  if (row.senderId !== userId) fail('notYours')
  // What a deal says stays, because the other one relies on it.
  if (row.step !== null || !isChangeable(row, Date.now())) fail('changeTooLate')
  return row
}

/** Is the recipient there, not suspended, and in no block with the sender? */
async function isReachable(tx: Writing, { senderId, recipientId }: MessageTable): Promise<boolean> {
  const recipient = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', recipientId)
    .where('suspendedAt', 'is', null)
    .where(unblocked(senderId, 'users.id'))
    .executeTakeFirst()
  return recipient !== undefined
}

/** Each of the two gets the message as they see the other; their inboxes show it if it is the last. */
async function publishChange(tx: Writing, row: MessageTable): Promise<void> {
  const { id, senderId, recipientId } = row
  for (const [userId, otherId] of [
    [senderId, recipientId],
    [recipientId, senderId],
  ] as const) {
    const [entry] = await listMessages(tx, { of: userId }, { query: {}, only: [id] })
    if (entry) publish(tx, [`messages/${userId}`], { kind: 'messageChanged', id, message: entry[1] })
    publish(tx, [`conversations/${userId}`], { kind: 'conversationChanged', id: otherId, last: lastMessage(row) })
  }
}
