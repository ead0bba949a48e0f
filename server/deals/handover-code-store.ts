import { randomInt, timingSafeEqual } from 'node:crypto'
import { handoverLimits, isMeetingTime, type HandoverCode } from '../../contract/handover.ts'
import { type Viewing } from '../../contract/viewing.ts'
import { type Database, type Writing } from '../db/database.ts'
import { type HandoverCodeTable, type ViewingRow } from '../db/deal-tables.ts'
import { lockForChange } from '../db/locks.ts'
import { write } from '../db/write.ts'
import { fail } from '../lib/errors.ts'
import { noteProfileFacts } from '../users/profile-facts-store.ts'
import { publishViewing, selectViewings, tellViewing, updateViewing, wireViewing } from './viewing-rows-store.ts'

/**
 * The code that one of two people shows to the other at their meeting, the same until it holds no longer. Fails with
 * `dealGone`, `notYours`, `dealChanged`, `notMeetingTime`.
 */
export async function showHandoverCode(db: Database, userId: string, viewingId: string): Promise<HandoverCode> {
  return write(db, async (tx) => {
    await lockMeeting(tx, userId, viewingId)
    const now = Date.now()
    const known = await codeOf(tx, viewingId, userId)
    if (known && holds(known, now)) return { code: known.code, expiresAt: known.expiresAt }
    const code = String(randomInt(10 ** handoverLimits.digits)).padStart(handoverLimits.digits, '0')
    const row = { code, expiresAt: now + handoverLimits.codeMs, tries: 0 }
    await tx
      .insertInto('handoverCodes')
      .values({ viewingId, shownBy: userId, ...row })
      .onConflict((conflict) => conflict.columns(['viewingId', 'shownBy']).doUpdateSet(row))
      .execute()
    return { code, expiresAt: row.expiresAt }
  })
}

/**
 * Confirms by the other's code that two people met, and answers the viewing. A wrong code is counted before it is
 * refused. Fails with `dealGone`, `notYours`, `dealChanged`, `notMeetingTime`, `codeWrong`, `codeGone`,
 * `unknownRecipient`.
 */
export async function confirmMeeting(
  db: Database,
  userId: string,
  { id, code }: { id: string; code: string },
): Promise<Viewing> {
  const outcome = await write(db, async (tx) => {
    const row = await lockMeeting(tx, userId, id)
    const { carId, sellerId, buyerId } = row
    const shownBy = userId === sellerId ? buyerId : sellerId
    const refusal = await refusalOf(tx, { viewingId: id, shownBy, code })
    if (refusal) return refusal
    await tx.deleteFrom('handoverCodes').where('viewingId', '=', id).execute()
    await tx
      .insertInto('handovers')
      .values({
        viewingId: id,
        carId,
        sellerId,
        buyerId,
        metAt: Date.now(),
        soldAt: null,
        sellerSays: null,
        buyerSays: null,
      })
      .execute()
    // It is no longer to come, also when it was earlier than agreed.
    await updateViewing(tx, row, { state: 'past' })
    await tellViewing(tx, row, { by: userId, what: 'met' })
    for (const person of [sellerId, buyerId]) noteProfileFacts(tx, person)
    return publishViewing(tx, id)
  })
  return typeof outcome === 'string' ? fail(outcome) : outcome
}

/** Deletes codes that hold no longer. */
export async function sweepHandoverCodes(db: Database, now = Date.now()): Promise<void> {
  await db.deleteFrom('handoverCodes').where('expiresAt', '<', now).execute()
}

/** Locks the viewing of two people who meet now. */
async function lockMeeting(tx: Writing, userId: string, id: string): Promise<ViewingRow> {
  await lockForChange(tx, 'viewings', id)
  const row = await selectViewings(tx).where('viewings.id', '=', id).executeTakeFirst()
  if (!row) fail('dealGone')
  if (row.sellerId !== userId && row.buyerId !== userId) fail('notYours')
  const now = Date.now()
  const viewing = wireViewing(row, now)
  if (viewing.handover) fail('dealChanged')
  if (!isMeetingTime(viewing, now)) fail('notMeetingTime')
  return row
}

interface Try {
  viewingId: string
  shownBy: string
  code: string
}

/** Why a code is refused; undefined when it is the right one. */
async function refusalOf(
  tx: Writing,
  { viewingId, shownBy, code }: Try,
): Promise<'codeGone' | 'codeWrong' | undefined> {
  const shown = await codeOf(tx, viewingId, shownBy)
  if (!shown || !holds(shown, Date.now())) return 'codeGone'
  if (timingSafeEqual(Buffer.from(shown.code), Buffer.from(code))) return undefined
  const tries = shown.tries + 1
  await tx
    .updateTable('handoverCodes')
    .set({ tries })
    .where('viewingId', '=', viewingId)
    .where('shownBy', '=', shownBy)
    .execute()
  return tries < handoverLimits.tries ? 'codeWrong' : 'codeGone'
}

function codeOf(tx: Writing, viewingId: string, shownBy: string): Promise<HandoverCodeTable | undefined> {
  return tx
    .selectFrom('handoverCodes')
    .selectAll()
    .where('viewingId', '=', viewingId)
    .where('shownBy', '=', shownBy)
    .executeTakeFirst()
}

function holds({ expiresAt, tries }: HandoverCodeTable, now: number): boolean {
  return expiresAt > now && tries < handoverLimits.tries
}
