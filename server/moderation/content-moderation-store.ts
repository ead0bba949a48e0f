import { type ContentState } from '../../contract/moderation.ts'
import { publishPost } from '../publishing/offer-store.ts'
import { datedName } from '../cars/car-name-store.ts'
import { findCar } from '../cars/car-store.ts'
import { giveBackTime, updateCarRows } from '../cars/car-rows-store.ts'
import { listComments } from '../comments/listed-comments-store.ts'
import { settleAround } from '../comments/question-store.ts'
import { type Writing } from '../db/database.ts'
import { lockForChange } from '../db/locks.ts'
import { fail } from '../lib/errors.ts'
import { publish } from '../events/publish.ts'
import { notify } from '../happenings/notify-store.ts'
import { changeCounts } from '../users/profile-counts-store.ts'
import { addToAudit, type Actor } from '../auth/audit-store.ts'

/** What a case makes of an offer or comment, and why. */
interface Moderation {
  id: string
  caseId: string
  state: ContentState['state']
  reason: string
}

/**
 * Hides an offer from everybody but its owner and moderators, or shows it again. Answers whether something changed.
 * Fails with `notFound`.
 */
export async function moderateOfferIn(
  tx: Writing,
  actor: Actor,
  { id, state, reason, caseId }: Moderation,
): Promise<boolean> {
  const isHiding = state === 'hidden'
  const found = await tx.selectFrom('cars').select('ownerId').where('id', '=', id).executeTakeFirst()
  if (!found) fail('notFound')
  // Owners are locked before offers, as in suspending an account, to avoid a deadlock.
  await lockForChange(tx, 'users', found.ownerId)
  await lockForChange(tx, 'cars', id)
  const offer = await tx
    .selectFrom('cars')
    .select(['ownerId', 'hiddenAt', 'ownerSuspendedAt', datedName.as('carName')])
    .where('id', '=', id)
    .where('hiddenAt', isHiding ? 'is' : 'is not', null)
    .executeTakeFirst()
  if (!offer) return false
  if (offer.hiddenAt !== null) await giveBackTime(tx, [id], Date.now() - offer.hiddenAt)
  await updateCarRows(tx, [id], { hiddenAt: isHiding ? Date.now() : null })
  await changeCounts(tx, 'postCount', new Map([[offer.ownerId, isHiding ? -1 : 1]]))
  if (offer.ownerSuspendedAt === null) await (isHiding ? publishGone(tx, id) : publishBack(tx, id))
  publishPost(tx, offer.ownerId, { id, isThere: !isHiding })
  await addToAudit(tx, actor, { action: isHiding ? 'hide' : 'show', kind: 'offer', targetId: id, reason })
  const decision = isHiding ? 'offerHidden' : 'offerShown'
  const details = { car: offer.carName, decision, reason, caseId } as const
  notify(tx, { type: 'moderation', to: [offer.ownerId], carId: id, details })
  return true
}

/** Hides a comment from everybody, or shows it again. Answers whether something changed. Fails with `notFound`. */
export async function moderateCommentIn(
  tx: Writing,
  actor: Actor,
  { id, state, reason, caseId }: Moderation,
): Promise<boolean> {
  const isHiding = state === 'hidden'
  const comment = await tx
    .updateTable('comments')
    .set({ hiddenAt: isHiding ? Date.now() : null })
    .where('id', '=', id)
    .where('hiddenAt', isHiding ? 'is' : 'is not', null)
    .returning(['carId', 'senderId'])
    .executeTakeFirst()
  if (!comment) return isThere(tx, id)
  const topic = `cars/${comment.carId}` as const
  const [shown] = await listComments(tx, comment.carId, { query: {}, only: [id] })
  if (isHiding) publish(tx, [topic], { kind: 'commentsGone', ids: [id] })
  else if (shown) publish(tx, [topic], { kind: 'commentAdded', id, comment: shown[1] })
  await settleAround(tx, id)
  await addToAudit(tx, actor, { action: isHiding ? 'hide' : 'show', kind: 'comment', targetId: id, reason })
  const car = await tx
    .selectFrom('cars')
    .select(datedName.as('name'))
    .where('id', '=', comment.carId)
    .executeTakeFirst()
  const decision = isHiding ? 'commentHidden' : 'commentShown'
  const details = { car: car?.name ?? '', decision, reason, caseId } as const
  notify(tx, { type: 'moderation', to: [comment.senderId], subject: id, carId: comment.carId, details })
  return true
}

/** Fails for a missing comment; one in the wanted state already is no error, and no change. */
async function isThere(tx: Writing, id: string): Promise<false> {
  const row = await tx.selectFrom('comments').select('id').where('id', '=', id).executeTakeFirst()
  return row ? false : fail('notFound')
}

/** For viewers a hidden offer is a deleted one. */
function publishGone(tx: Writing, id: string): void {
  publish(tx, ['cars', `cars/${id}`], { kind: 'carDeleted', id })
}

async function publishBack(tx: Writing, id: string): Promise<void> {
  const car = (await findCar(tx, id)) ?? fail('carGone')
  publish(tx, ['cars'], { kind: 'carAdded', id, car })
  publish(tx, [`cars/${id}`], { kind: 'carChanged', id, car })
}
