import { type ContentState } from '../../contract/moderation.ts'
import { publishPost } from '../publishing/offer-store.ts'
import { datedName } from '../cars/car-name-store.ts'
import { findCar } from '../cars/car-store.ts'
import { updateCarRows } from '../cars/car-rows-store.ts'
import { listComments } from '../comments/listed-comments-store.ts'
import { settleAround } from '../comments/question-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { write } from '../db/write.ts'
import { lockForChange } from '../db/locks.ts'
import { fail } from '../lib/errors.ts'
import { publish } from '../events/publish.ts'
import { notify } from '../happenings/notify-store.ts'
import { changeCounts } from '../users/profile-counts-store.ts'
import { addToAudit, type Actor } from '../auth/audit-store.ts'

/** What becomes of an offer or comment, and why. A decision of a case is told with the case. */
export type Moderation = ContentState & { id: string; caseId?: string }

/** As `moderateOfferIn`, in a transaction of its own. */
export async function moderateOffer(db: Database, actor: Actor, moderation: Moderation): Promise<void> {
  await write(db, (tx) => moderateOfferIn(tx, actor, moderation))
}

/** As `moderateCommentIn`, in a transaction of its own. */
export async function moderateComment(db: Database, actor: Actor, moderation: Moderation): Promise<void> {
  await write(db, (tx) => moderateCommentIn(tx, actor, moderation))
}

/** Hides an offer from everybody but its owner and moderators, or shows it again. Fails with `notFound`. */
export async function moderateOfferIn(
  tx: Writing,
  actor: Actor,
  { id, state, reason, caseId }: Moderation,
): Promise<void> {
  const isHiding = state === 'hidden'
  const found = await tx.selectFrom('cars').select('ownerId').where('id', '=', id).executeTakeFirst()
  if (!found) fail('notFound')
  // Owners are locked before offers, as in suspending an account, to avoid a deadlock.
  await lockForChange(tx, 'users', found.ownerId)
  await lockForChange(tx, 'cars', id)
  const offer = await tx
    .selectFrom('cars')
    .select(['ownerId', 'ownerSuspendedAt', datedName.as('carName')])
    .where('id', '=', id)
    .where('hiddenAt', isHiding ? 'is' : 'is not', null)
    .executeTakeFirst()
  // Nothing happens when it is in this state already.
  if (!offer) return
  await updateCarRows(tx, [id], { hiddenAt: isHiding ? Date.now() : null })
  await changeCounts(tx, 'postCount', new Map([[offer.ownerId, isHiding ? -1 : 1]]))
  if (offer.ownerSuspendedAt === null) await (isHiding ? publishGone(tx, id) : publishBack(tx, id))
  publishPost(tx, offer.ownerId, { id, isThere: !isHiding })
  await addToAudit(tx, actor, { action: isHiding ? 'hide' : 'show', kind: 'offer', targetId: id, reason })
  const decision = isHiding ? 'offerHidden' : 'offerShown'
  const details = { car: offer.carName, decision, reason, ...(caseId !== undefined && { caseId }) } as const
  notify(tx, { type: 'moderation', to: [offer.ownerId], carId: id, details })
}

/** Hides a comment from everybody, or shows it again. Fails with `notFound`. */
export async function moderateCommentIn(
  tx: Writing,
  actor: Actor,
  { id, state, reason, caseId }: Moderation,
): Promise<void> {
  const isHiding = state === 'hidden'
  const comment = await tx
    .updateTable('comments')
    .set({ hiddenAt: isHiding ? Date.now() : null })
    .where('id', '=', id)
    .where('hiddenAt', isHiding ? 'is' : 'is not', null)
    .returning(['carId', 'senderId'])
    .executeTakeFirst()
  if (!comment) return mustExist(tx, id)
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
  const details = { car: car?.name ?? '', decision, reason, ...(caseId !== undefined && { caseId }) } as const
  notify(tx, { type: 'moderation', to: [comment.senderId], subject: id, carId: comment.carId, details })
}

/** Fails for a missing comment; one in the wanted state already is no error. */
async function mustExist(tx: Writing, id: string): Promise<void> {
  const row = await tx.selectFrom('comments').select('id').where('id', '=', id).executeTakeFirst()
  if (!row) fail('notFound')
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
