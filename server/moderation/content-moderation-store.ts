import { type ContentState } from '../../contract/moderation.ts'
import { announcePost } from '../cars/car-change-store.ts'
import { findCar } from '../cars/car-store.ts'
import { changeTotal } from '../cars/car-totals-store.ts'
import { listComments } from '../comments/comment-store.ts'
import { write, type Database, type Writing } from '../db/database.ts'
import { lockForChange } from '../db/locks.ts'
import { fail } from '../errors.ts'
import { announce } from '../live/announce.ts'
import { changeCounts } from '../users/profile-counts-store.ts'
import { addToAudit, type Actor } from './audit-store.ts'

type Judgement = ContentState & { id: string }

/** Hides an offer from all but its owner and moderators, or shows it again. Fails with `notFound`. */
export async function moderateOffer(db: Database, actor: Actor, { id, state, reason }: Judgement): Promise<void> {
  await write(db, async (tx) => {
    const isHiding = state === 'hidden'
    const found = await tx.selectFrom('cars').select('ownerId').where('id', '=', id).executeTakeFirst()
    if (!found) fail('notFound')
    // People before their offers, as whoever suspends an account does: else the two wait for each other.
    await lockForChange(tx, 'users', found.ownerId)
    const offer = await tx
      .updateTable('cars')
      .set({ hiddenAt: isHiding ? Date.now() : null })
      .where('id', '=', id)
      .where('hiddenAt', isHiding ? 'is' : 'is not', null)
      .returning(['ownerId', 'ownerSuspendedAt', 'unlistedAt'])
      .executeTakeFirst()
    // What is in this state already is left as it is.
    if (!offer) return
    const by = isHiding ? -1 : 1
    await changeCounts(tx, 'postCount', new Map([[offer.ownerId, by]]))
    // What a suspended person offers, or what is sold, is not counted anyway.
    const isCounted = offer.ownerSuspendedAt === null && offer.unlistedAt === null
    await changeTotal(tx, { by: isCounted ? by : 0, changed: [id] })
    if (offer.ownerSuspendedAt === null) await (isHiding ? announceGone(tx, id) : announceBack(tx, id))
    announcePost(tx, offer.ownerId, { id, isThere: !isHiding })
    await addToAudit(tx, actor, { action: isHiding ? 'hide' : 'show', kind: 'offer', targetId: id, reason })
  })
}

/** Hides a comment from all, or shows it again. Fails with `notFound`. */
export async function moderateComment(db: Database, actor: Actor, { id, state, reason }: Judgement): Promise<void> {
  await write(db, async (tx) => {
    const isHiding = state === 'hidden'
    const comment = await tx
      .updateTable('comments')
      .set({ hiddenAt: isHiding ? Date.now() : null })
      .where('id', '=', id)
      .where('hiddenAt', isHiding ? 'is' : 'is not', null)
      .returning('carId')
      .executeTakeFirst()
    if (!comment) return mustExist(tx, id)
    const topic = `cars/${comment.carId}` as const
    const [shown] = await listComments(tx, comment.carId, { query: {}, only: [id] })
    if (isHiding) announce(tx, [topic], { kind: 'commentsGone', ids: [id] })
    else if (shown) announce(tx, [topic], { kind: 'commentAdded', id, comment: shown[1] })
    await addToAudit(tx, actor, { action: isHiding ? 'hide' : 'show', kind: 'comment', targetId: id, reason })
  })
}

/** What is in this state already is left as it is; what is not there at all is an error. */
async function mustExist(tx: Writing, id: string): Promise<void> {
  const row = await tx.selectFrom('comments').select('id').where('id', '=', id).executeTakeFirst()
  if (!row) fail('notFound')
}

/** To those who look it is as if it were deleted. */
function announceGone(tx: Writing, id: string): void {
  announce(tx, ['cars', `cars/${id}`], { kind: 'carDeleted', id })
}

async function announceBack(tx: Writing, id: string): Promise<void> {
  const car = (await findCar(tx, id)) ?? fail('carGone')
  announce(tx, ['cars'], { kind: 'carAdded', id, car })
  announce(tx, [`cars/${id}`], { kind: 'carChanged', id, car })
}
