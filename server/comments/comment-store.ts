import { type Insertable } from 'kysely'
import { type Comment } from '../../contract/comment.ts'
import { pages } from '../../contract/limits.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { isSeenByPerson, isShown, seenBy, type CarViewer } from '../cars/car-visibility-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { createAllOnce } from '../db/idempotency-store.ts'
import { byId, keeping } from '../db/locks.ts'
import { sendTogether } from '../db/sent-together.ts'
import { type CommentTable } from '../db/tables.ts'
import { applyWindow, readWindow } from '../db/window.ts'
import { fail } from '../errors.ts'
import { announce } from '../live/announce.ts'

/**
 * Comments of a car that `viewer` sees, in a window of the wire, smallest key first; hidden ones and those of suspended
 * people are left out. `only` narrows it to some ids.
 */
export async function listComments(
  db: Database,
  carId: string,
  { query, only, viewer = null }: { query: WireQuery; only?: readonly string[] | undefined; viewer?: CarViewer },
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
  if (only !== undefined) builder = builder.where('comments.id', 'in', [...only])
  const windowed = applyWindow(builder, query, 'comments.id', {})
  const rows = await readWindow(db, windowed, { query, page: pages.comments })
  return rows.map(({ id, ...comment }) => [id, comment])
}

/** A comment to be written; its sender is the asker (`decisions.md` 18). */
export interface NewComment {
  userId: string
  carId: string
  comments: string
  key?: string | undefined
}

/**
 * Adds comments to cars that exist, all or none; sender, name and gender are the asker's own (`decisions.md` 18). The
 * same `key` of a sender twice makes one. Fails with `carGone`, `accountSuspended`, `tokenExpired`; one that is `isBrief`
 * also where others hold its rows for longer than a moment (`isLocked`).
 */
export async function createComments(
  db: Database,
  things: NewComment[],
  { isBrief = false } = {},
): Promise<{ id: string }[]> {
  return createAllOnce(db, { kind: 'comment', things, isBrief }, async (tx, wanted) => {
    const found = await sendTogether(tx, [keeping(tx, sendersOf(tx, wanted)), keeping(tx, carsOf(tx, wanted))])
    const [people, cars] = [byId(found[0]), byId(found[1])]
    const createdAt = Date.now()
    const rows: Insertable<CommentTable>[] = []
    for (const { id, userId, carId, comments, key } of wanted) {
      const car = cars.get(carId)
      if (!car || !isSeenByPerson(car, userId)) fail('carGone')
      // Deleted or suspended after the call was let in.
      const sender = people.get(userId) ?? fail('tokenExpired')
      if (sender.suspendedAt !== null) fail('accountSuspended')
      rows.push({ id, carId, senderId: userId, comments, createdAt })
      if (!isShown(car)) continue
      const comment = { comments, senderId: userId, user: sender.username, gender: sender.gender }
      announce(tx, [`cars/${carId}`], { kind: 'commentAdded', id, comment, ...(key && { key }) })
    }
    await tx.insertInto('comments').values(rows).execute()
  })
}

function sendersOf(tx: Writing, wanted: NewComment[]) {
  const ids = new Set(wanted.map(({ userId }) => userId))
  const people = tx.selectFrom('users').select(['id', 'username', 'gender', 'suspendedAt'])
  return people.where('id', 'in', [...ids]).orderBy('id')
}

function carsOf(tx: Writing, wanted: NewComment[]) {
  const ids = new Set(wanted.map(({ carId }) => carId))
  const cars = tx.selectFrom('cars').select(['id', 'ownerId', 'hiddenAt', 'ownerSuspendedAt'])
  return cars.where('id', 'in', [...ids]).orderBy('id')
}
