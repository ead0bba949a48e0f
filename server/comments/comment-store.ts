import { type Comment } from '../../contract/comment.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { type Database } from '../db/database.ts'
import { createOnce } from '../db/idempotency-store.ts'
import { pushId } from '../db/push-id.ts'
import { applyWindow, inWindowOrder } from '../db/window.ts'
import { fail } from '../errors.ts'

/** Comments of a car in a window of the wire, smallest key first. `only` narrows it to one. */
export async function listComments(
  db: Database,
  carId: string,
  { query, only }: { query: WireQuery; only?: string | undefined },
): Promise<[string, Comment][]> {
  let builder = db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.senderId')
    .select(['comments.id', 'comments.comments', 'comments.senderId', 'users.username as user', 'users.gender'])
    .where('comments.carId', '=', carId)
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
): Promise<{ id: string; isNew: boolean }> {
  return createOnce(db, { userId: senderId, kind: 'comment', key }, async (tx) => {
    const car = await tx.selectFrom('cars').select('id').where('id', '=', carId).executeTakeFirst()
    if (!car) fail('carGone')
    const id = pushId()
    await tx.insertInto('comments').values({ id, carId, senderId, comments, createdAt: Date.now() }).execute()
    return id
  })
}
