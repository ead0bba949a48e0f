import { type Comment } from '../../contract/comment.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { isShown, seenBy, type CarViewer } from '../cars/car-visibility-store.ts'
import { isPostgres, type Database } from '../db/database.ts'
import { createOnce } from '../db/idempotency-store.ts'
import { applyWindow, inWindowOrder } from '../db/window.ts'
import { fail } from '../errors.ts'
import { announce } from '../live/announce.ts'

/**
 * Comments of a car that `viewer` sees, in a window of the wire, smallest key first; hidden ones and those of suspended
 * people are left out. `only` narrows it to one.
 */
export async function listComments(
  db: Database,
  carId: string,
  { query, only, viewer = null }: { query: WireQuery; only?: string | undefined; viewer?: CarViewer },
): Promise<[string, Comment][]> {
  let builder = db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.senderId')
    .innerJoin('cars', 'cars.id', 'comments.carId')
    .select(['comments.id', 'comments.comments', 'comments.senderId', 'users.username as user', 'users.gender'])
    .where('comments.carId', '=', carId)
    .where(seenBy(viewer))
  if (viewer !== 'operator') {
    builder = builder.where('comments.hiddenAt', 'is', null).where('users.suspendedAt', 'is', null)
  }
  if (only !== undefined) builder = builder.where('comments.id', '=', only)
  const rows = inWindowOrder(await applyWindow(builder, query, 'comments.id', {}).execute(), query)
  return rows.map(({ id, ...comment }) => [id, comment])
}

/**
 * Adds a comment to a car that exists; sender, name and gender are the asker's own (`decisions.md` 18). The same `key`
 * twice makes one. Fails with `carGone`, `accountSuspended`.
 */
export async function createComment(
  db: Database,
  senderId: string,
  { carId, comments, key }: { carId: string; comments: string; key?: string | undefined },
): Promise<{ id: string }> {
  return createOnce(db, { userId: senderId, kind: 'comment', key }, async (tx, id) => {
    const sender: CarViewer = { userId: senderId, role: 'user' }
    const asked = tx
      .selectFrom('cars')
      .leftJoin('users', (join) => join.on((eb) => eb('users.id', '=', senderId)))
      .select(['users.username as user', 'users.gender', 'users.suspendedAt'])
      .select(['cars.hiddenAt', 'cars.ownerSuspendedAt'])
      .where('cars.id', '=', carId)
      .where(seenBy(sender))
    // Kept, so that the car is still there when its comment is.
    const found = await (isPostgres(tx) ? asked.forKeyShare('cars') : asked).executeTakeFirst()
    if (!found) fail('carGone')
    // Suspended after the call was let in.
    if (found.suspendedAt !== null) fail('accountSuspended')
    // Fails when the account is gone.
    await tx.insertInto('comments').values({ id, carId, senderId, comments, createdAt: Date.now() }).execute()
    if (!isShown(found)) return
    const { user, gender } = found
    // There, or the comment could not point to them.
    if (user === null || gender === null) return
    const comment = { comments, senderId, user, gender }
    announce(tx, [`cars/${carId}`], { kind: 'commentAdded', id, comment, ...(key && { key }) })
  })
}
