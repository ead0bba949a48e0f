import { type HeldDecision, type WaitingMessage, type WaitingMessages } from '../../contract/held-message.ts'
import { type Ground } from '../../contract/decision.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { addToAudit, type Actor } from '../auth/audit-store.ts'
import { insertMessage } from '../chat/message-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { lockRow } from '../db/locks.ts'
import { type HeldMessageTable } from '../db/radar-tables.ts'
import { write } from '../db/write.ts'
import { publish, publishCases } from '../events/publish.ts'
import { notify } from '../happenings/notify-store.ts'
import { fail } from '../lib/errors.ts'
import { pointsTogether } from '../radar/rule-table.ts'
import { signsInText } from '../radar/signs-in-text.ts'
import { newCase } from '../reports/open-case-store.ts'
import { findTarget } from '../reports/target-store.ts'
import { insertDecided, outcomeFrom } from './decided-case-store.ts'

const page = 50

/** A page of messages that wait after one, the oldest first. */
export async function listWaiting(db: Database, after = ''): Promise<WaitingMessages> {
  const rows = await db
    .selectFrom('heldMessages')
    .innerJoin('users as sender', 'sender.id', 'heldMessages.senderId')
    .innerJoin('users as recipient', 'recipient.id', 'heldMessages.recipientId')
    .selectAll('heldMessages')
    .select(['sender.username as senderName', 'sender.createdAt as memberSince', 'recipient.username as recipientName'])
    .where('heldMessages.refusedAt', 'is', null)
    .where('heldMessages.id', '>', after)
    .orderBy('heldMessages.id')
    .limit(page + 1)
    .execute()
  const shown = rows.slice(0, page)
  return { messages: shown.map(wireWaiting), next: rows.length > page ? (shown.at(-1)?.id ?? null) : null }
}

type WaitingRow = HeldMessageTable & Record<'senderName' | 'recipientName', string> & { memberSince: number }

function wireWaiting(row: WaitingRow): WaitingMessage {
  const signs = signsInText(row.content)
  return {
    id: row.id,
    content: row.content,
    at: row.createdAt,
    sender: { id: row.senderId, username: row.senderName, memberSince: row.memberSince },
    recipient: { id: row.recipientId, username: row.recipientName },
    ...(row.aboutId !== null && { carId: row.aboutId }),
    photos: JSON.parse(row.photos) as string[],
    signs: [...signs],
    points: pointsTogether(signs),
  }
}

/**
 * Releases a waiting message, by which it becomes a message of this moment, or refuses it; the first decision stands.
 * Fails with `notFound` when it waits no more, `ownCase` for one's own, and with `unknownRecipient` or `messagesRefused` when it cannot be sent.
 */
export async function decideHeld(
  db: Database,
  actor: Actor,
  { id, decision, ground = 'otherRule', reason }: HeldDecision & { id: string },
): Promise<void> {
  await write(db, async (tx) => {
    await lockRow(tx, 'heldMessages', id)
    const held = await tx
      .selectFrom('heldMessages')
      .selectAll()
      .where('id', '=', id)
      .where('refusedAt', 'is', null)
      .executeTakeFirst()
    if (!held) fail('notFound')
    const { senderId, recipientId } = held
    if (senderId === actor.id) fail('ownCase')
    if (decision === 'released') return releaseHeldIn(tx, actor, { held, reason })
    const caseId = await storeRefusal(tx, actor, { held, ground, reason })
    await tx.updateTable('heldMessages').set({ refusedAt: Date.now(), reason }).where('id', '=', id).execute()
    publishCases(tx)
    publish(tx, [`messages/${senderId}`], { kind: 'heldMessagesChanged' })
    await addToAudit(tx, actor, { action: 'refuse', kind: 'message', targetId: id, reason })
    const details = { decision: 'messageRefused', reason, caseId } as const
    notify(tx, { type: 'moderation', to: [senderId], subject: id, personId: recipientId, details })
  })
}

/** The decided case of a refused message, of which its sender reads the reasons and can contest them; answers its id. */
async function storeRefusal(
  tx: Writing,
  actor: Actor,
  { held, ground, reason: facts }: { held: HeldMessageTable; ground: Ground; reason: string },
): Promise<string> {
  const thing = { kind: 'message', targetId: held.id } as const
  const target = (await findTarget(tx, thing)) ?? fail('notFound')
  const outcome = outcomeFrom({ decision: 'remove', ground, facts, found: 'held' }, thing)
  return insertDecided(tx, actor, { record: newCase({ ...thing, target }), outcome })
}

/** Sends a waiting or refused message as one of this moment, and tells its sender. */
export async function releaseHeldIn(
  tx: Writing,
  actor: Actor,
  { held, reason, caseId }: { held: HeldMessageTable; reason: string; caseId?: string },
): Promise<void> {
  const { id, senderId, recipientId, content, aboutId } = held
  await tx.deleteFrom('heldMessages').where('id', '=', held.id).execute()
  publishCases(tx)
  const sender = await tx.selectFrom('users').select('username').where('id', '=', senderId).executeTakeFirst()
  const sent = {
    userId: senderId,
    username: sender?.username ?? '',
    recipientId,
    sendTo: recipientId,
    content,
    about: aboutId ?? undefined,
  }
  await insertMessage(tx, { ...sent, photos: await photosThere(tx, JSON.parse(held.photos) as string[]) })
  notify(tx, { type: 'message', to: [recipientId], by: senderId, personId: senderId })
  publish(tx, [`messages/${senderId}`], { kind: 'heldMessagesChanged' })
  await addToAudit(tx, actor, { action: 'release', kind: 'message', targetId: id, reason })
  const details = { decision: 'messageReleased', reason, ...(caseId !== undefined && { caseId }) } as const
  notify(tx, { type: 'moderation', to: [senderId], subject: id, personId: recipientId, details })
}

/** The addresses of photos without those that were swept meanwhile. */
export async function photosThere(tx: Writing, addresses: readonly string[]): Promise<string[]> {
  const ids = addresses.flatMap((address) => photoIdOf(address) ?? [])
  if (ids.length === 0) return []
  const rows = await tx.selectFrom('photos').select('id').where('id', 'in', ids).execute()
  const there = new Set(rows.map((row) => row.id))
  return addresses.filter((address) => there.has(photoIdOf(address) ?? ''))
}
