import { type HideReason } from '../../contract/comment.ts'
import { type Hiding } from '../../contract/comment-changes.ts'
import { lockOwnCar } from '../cars/own-car-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { lockForChange } from '../db/locks.ts'
import { write } from '../db/write.ts'
import { publish } from '../events/publish.ts'
import { publishCommentsGone } from '../events/publish-many.ts'
import { fail } from '../lib/errors.ts'
import { findLocked, type Place } from './comment-change-store.ts'
import { listComments } from './listed-comments-store.ts'
import { publishQuestions, settleAround } from './question-store.ts'

/**
 * Hides a comment under the owner's offer for a reason, with all others of its writer there if so wanted, or shows it
 * again. Fails as `pinComment` does.
 */
export async function hideComment(
  db: Database,
  ownerId: string,
  { carId, id, ...hiding }: Place & Hiding,
): Promise<void> {
  await write(db, async (tx) => {
    const isOfAll = hiding.isHidden && hiding.isOfAll === true
    // One at a time, because each locks comments in an order of its own.
    if (isOfAll) await lockForChange(tx, 'users', ownerId)
    await lockOwnCar(tx, ownerId, carId)
    const found = await findLocked(tx, { carId, id })
    if (!found || found.deletedAt !== null) fail('commentGone')
    if (hiding.isHidden !== (found.sellerHidAt !== null)) await setHidden(tx, { carId, id }, hiding)
    // Hiding an answer opens its question again, which one comment alone does.
    if (isOfAll && found.senderId !== ownerId)
      await hideOthers(tx, { ownerId, senderId: found.senderId, reason: hiding.reason })
  })
}

async function setHidden(tx: Writing, { carId, id }: Place, hiding: Hiding): Promise<void> {
  const row = hiding.isHidden
    ? { sellerHidAt: Date.now(), sellerReason: hiding.reason, pinnedAt: null }
    : { sellerHidAt: null, sellerReason: null }
  await tx.updateTable('comments').set(row).where('id', '=', id).execute()
  const [shown] = await listComments(tx, carId, { query: {}, only: [id] })
  if (hiding.isHidden) publish(tx, [`cars/${carId}`], { kind: 'commentsGone', ids: [id] })
  else if (shown) publish(tx, [`cars/${carId}`], { kind: 'commentAdded', id, comment: shown[1] })
  await settleAround(tx, id)
}

/** Hides all comments of a writer that are shown under an owner's offers. */
async function hideOthers(
  tx: Writing,
  { ownerId, senderId, reason }: { ownerId: string; senderId: string; reason: HideReason },
): Promise<void> {
  const hidden = await tx
    .updateTable('comments')
    .set({ sellerHidAt: Date.now(), sellerReason: reason, pinnedAt: null })
    .where('senderId', '=', senderId)
    .where('carId', 'in', tx.selectFrom('cars').select('id').where('ownerId', '=', ownerId))
    .where('sellerHidAt', 'is', null)
    .where('hiddenAt', 'is', null)
    .where('deletedAt', 'is', null)
    .returning(['id', 'carId'])
    .execute()
  publishCommentsGone(tx, hidden)
  for (const carId of new Set(hidden.map((row) => row.carId))) publishQuestions(tx, { carId, ownerId })
}
