import { type CaseContent } from '../../contract/case.ts'
import { type Actor, addToAudit } from '../auth/audit-store.ts'
import { setMessage } from '../chat/message-change-store.ts'
import { insertMessagePhotos, takePhotos } from '../chat/message-photos-store.ts'
import { findRefusal } from '../chat/recipient-store.ts'
import { type Writing } from '../db/database.ts'
import { lockRow } from '../db/locks.ts'
import { fail } from '../lib/errors.ts'
import { notify } from '../happenings/notify-store.ts'
import { photosThere, releaseHeldIn } from './held-moderation-store.ts'

interface MessageModeration {
  id: string
  caseId: string
  reason: string
}

/** Takes the text and photos of a message from both people, as its sender could. Fails with `notFound`. */
export async function removeMessageIn(
  tx: Writing,
  actor: Actor,
  { id, caseId, reason }: MessageModeration,
): Promise<boolean> {
  const row = await lockMessage(tx, id)
  if (row.deletedAt !== null) return false
  await setMessage(tx, row, { content: '', deletedAt: Date.now(), editedAt: null, photoCount: null })
  await addToAudit(tx, actor, { action: 'hide', kind: 'message', targetId: id, reason })
  notify(tx, {
    type: 'moderation',
    to: [row.senderId],
    subject: id,
    details: { decision: 'messageRemoved', reason, caseId },
  })
  return true
}

/**
 * Puts text and photos of a removed message back. A refused one is sent, and stays as it is when its recipient
 * cannot be reached. Fails with `notFound`.
 */
export async function restoreMessageIn(
  tx: Writing,
  actor: Actor,
  { id, caseId, reason, content }: MessageModeration & { content: CaseContent },
): Promise<boolean> {
  await lockRow(tx, 'heldMessages', id)
  const held = await tx.selectFrom('heldMessages').selectAll().where('id', '=', id).executeTakeFirst()
  if (held) {
    const { senderId: userId, recipientId } = held
    if (await findRefusal(tx, { userId, recipientId, sendTo: recipientId })) return false
    await releaseHeldIn(tx, actor, { held, reason, caseId })
    return true
  }
  const row = await lockMessage(tx, id)
  if (row.deletedAt === null) return false
  const photos = await takePhotos(tx, await photosThere(tx, content.photos ?? []))
  await insertMessagePhotos(tx, id, photos)
  await setMessage(tx, row, { content: content.text ?? '', deletedAt: null, photoCount: photos.length || null })
  await addToAudit(tx, actor, { action: 'show', kind: 'message', targetId: id, reason })
  notify(tx, {
    type: 'moderation',
    to: [row.senderId],
    subject: id,
    details: { decision: 'messageShown', reason, caseId },
  })
  return true
}

async function lockMessage(tx: Writing, id: string) {
  await lockRow(tx, 'messages', id)
  return (await tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()) ?? fail('notFound')
}
