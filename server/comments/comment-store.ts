import { type Comment } from '../../contract/comment.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { seenBy, type CarViewer } from '../cars/car-visibility-store.ts'
import { type Database } from '../db/database.ts'
import { createOnce } from '../db/idempotency-store.ts'
import { keepRows } from '../db/locks.ts'
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
 * twice makes one. Fails with `carGone`.
 */
export async function createComment(
  db: Database,
  senderId: string,
  { carId, comments, key }: { carId: string; comments: string; key?: string | undefined },
): Promise<{ id: string }> {
  return createOnce(db, { userId: senderId, kind: 'comment', key }, async (tx, id) => {
    await keepRows(tx, 'cars', [carId])
    const sender: CarViewer = { userId: senderId, role: 'user' }
    const car = await tx
      .selectFrom('cars')
      .select('id')
      .where('id', '=', carId)
      .where(seenBy(sender))
      .executeTakeFirst()
    if (!car) fail('carGone')
    await tx.insertInto('comments').values({ id, carId, senderId, comments, createdAt: Date.now() }).execute()
    const [entry] = await listComments(tx, carId, { query: {}, only: id })
    if (entry) announce(tx, [`cars/${carId}`], { kind: 'commentAdded', id, comment: entry[1], ...(key && { key }) })
  })
}
