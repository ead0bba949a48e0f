import { type Comment } from '../../contract/comment.ts'
import { pages } from '../../contract/limits.ts'
import { unblocked } from '../blocks/blocks-store.ts'
import { seenBy, type CarViewer } from '../cars/car-visibility-store.ts'
import { type Database } from '../db/database.ts'
import { applyWindow, readWindow, type SkippingWindow } from '../db/window.ts'
import { wireComment } from './wire-comment.ts'

/**
 * Comments of a car that `viewer` sees, in a window of the wire, in ascending order of keys, without hidden ones and
 * those of people who are suspended or blocked with the viewer. `only` restricts the result to some ids.
 */
export async function listComments(
  db: Database,
  carId: string,
  { query, only, viewer = null }: { query: SkippingWindow; only?: readonly string[] | undefined; viewer?: CarViewer },
): Promise<[string, Comment][]> {
  let builder = selectComments(db, carId, viewer)
  if (only !== undefined) builder = builder.where('comments.id', 'in', [...only])
  const windowed = applyWindow(builder, query, 'comments.id', {})
  const rows = await readWindow(db, windowed, { query, page: pages.comments })
  return rows.map((row) => [row.id, wireComment(row)])
}

/** The comments of a car that `viewer` sees; only an operator's command sees those that the seller hid. */
export function selectComments(db: Database, carId: string, viewer: CarViewer) {
  const all = selectAllowed(db, carId, viewer)
  return viewer === 'operator' ? all : all.where('comments.sellerHidAt', 'is', null)
}

/** As `selectComments`, with those that the seller hid. */
export function selectAllowed(db: Database, carId: string, viewer: CarViewer) {
  const all = db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.senderId')
    .innerJoin('cars', 'cars.id', 'comments.carId')
    .select(['comments.id', 'comments.comments', 'comments.senderId', 'users.username as user', 'users.gender'])
    .select(['comments.createdAt', 'comments.replyTo', 'comments.question'])
    .select(['comments.editedAt', 'comments.deletedAt', 'comments.pinnedAt', 'comments.warnings'])
    .where('comments.carId', '=', carId)
    .where(seenBy(viewer))
  if (viewer === 'operator') return all
  const shown = all.where('comments.hiddenAt', 'is', null).where('users.suspendedAt', 'is', null)
  return viewer === null ? shown : shown.where(unblocked(viewer.userId, 'comments.senderId'))
}
