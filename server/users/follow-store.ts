import { unblocked } from '../blocks/blocks-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { PreparedStatement } from '../db/prepared-statement.ts'
import { write } from '../db/write.ts'
import { lockForKeyShare } from '../db/locks.ts'
import { applyWindow, inWindowOrder, type SkippingWindow } from '../db/window.ts'
import { fail } from '../lib/errors.ts'
import { publish } from '../events/publish.ts'
import { notify } from '../happenings/notify-store.ts'
import { changeCounts } from './profile-counts-store.ts'

/**
 * The two sides of following, which is one relation: a person's followers and those they follow (`decisions.md` 19).
 */
export type FollowSide = 'followers' | 'following'

/** Makes one person follow another; twice is once. Fails with `selfFollow` or `notFound`. */
export async function follow(db: Database, followerId: string, followedId: string): Promise<void> {
  if (followerId === followedId) fail('selfFollow')
  await write(db, async (tx) => {
    const [inserted] = await insertFollow.execute(tx, { followerId, followedId, at: Date.now() })
    if (!inserted) {
      if (!(await selectFollowed(tx, { followerId, followedId }).executeTakeFirst())) fail('notFound')
      return
    }
    await changeBothCounts(tx, { followerId, followedId, by: 1 })
    notify(tx, { type: 'follower', to: [followedId], by: followerId, personId: followerId, subject: '' })
  })
}

/** Whom a person may follow, if they are there and no block is between the two. */
function selectFollowed(db: Database, { followerId, followedId }: { followerId: string; followedId: string }) {
  return db
    .selectFrom('users')
    .select('id')
    .where('id', '=', followedId)
    .where('suspendedAt', 'is', null)
    .where(unblocked(followerId, 'users.id'))
}

/** Inserts a following if it may be and is new; both people are locked against deletion, because it refers to them. */
const insertFollow = new PreparedStatement((db, given: { followerId: string; followedId: string; at: number }) =>
  db
    .insertInto('follows')
    .columns(['followerId', 'followedId', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom(selectFollowed(db, given).as('followed'))
        .select([
          eb.cast<string>(eb.val(given.followerId), 'text').as('followerId'),
          'followed.id as followedId',
          eb.cast<number>(eb.val(given.at), 'bigint').as('createdAt'),
        ])
        // Without a condition SQLite would take `on` for a join.
        .where('followed.id', 'is not', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('followerId'),
)

/** Ends following from either side; it is no error if there was none. */
export async function unfollow(db: Database, followerId: string, followedId: string): Promise<void> {
  await write(db, async (tx) => {
    await lockForKeyShare(tx, 'users', [followerId, followedId])
    await endFollow(tx, followerId, followedId)
  })
}

/** Ends following, if there was any, in a transaction that has locked both people. */
export async function endFollow(tx: Writing, followerId: string, followedId: string): Promise<void> {
  const deleted = await tx
    .deleteFrom('follows')
    .where('followerId', '=', followerId)
    .where('followedId', '=', followedId)
    .returning('followerId')
    .executeTakeFirst()
  if (deleted) await changeBothCounts(tx, { followerId, followedId, by: -1 })
}

/** The ids of a person's followers or of those they follow, by key, in a window of the wire. */
export async function listFollows(
  db: Database,
  userId: string,
  side: FollowSide,
  query: SkippingWindow,
): Promise<string[]> {
  const [own, other] =
    side === 'followers' ? (['followedId', 'followerId'] as const) : (['followerId', 'followedId'] as const)
  const builder = db.selectFrom('follows').select(`${other} as id`).where(own, '=', userId)
  const rows = await applyWindow(builder, query, other, {}).execute()
  return inWindowOrder(rows, query).map((row) => row.id)
}

/** Does one person follow another? */
export async function isFollowing(db: Database, followerId: string, followedId: string): Promise<boolean> {
  const row = await db
    .selectFrom('follows')
    .select('followerId')
    .where('followerId', '=', followerId)
    .where('followedId', '=', followedId)
    .executeTakeFirst()
  return row !== undefined
}

async function changeBothCounts(
  tx: Writing,
  { followerId, followedId, by }: { followerId: string; followedId: string; by: 1 | -1 },
): Promise<void> {
  const changes = [
    { id: followerId, column: 'followingCount', path: `/following/${followedId}` },
    { id: followedId, column: 'followerCount', path: `/followers/${followerId}` },
  ] as const
  // In the order of ids, so that two people who follow each other at once cannot deadlock.
  for (const { id, column, path } of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    publish(tx, [`users/${id}`], { kind: 'childChanged', path, value: by === 1 || null })
    await changeCounts(tx, column, new Map([[id, by]]))
  }
}

/** The ones of `ids` whom a person follows. */
export async function followedAmong(db: Database, followerId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('follows')
    .select('followedId')
    .where('followerId', '=', followerId)
    .where('followedId', 'in', ids)
    .execute()
  return rows.map((row) => row.followedId)
}
