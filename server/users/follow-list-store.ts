import { type FollowedPerson } from '../../contract/user.ts'
import { type Database } from '../db/database.ts'
import { fail } from '../lib/errors.ts'
import { followedAmong, type FollowSide } from './follow-store.ts'
import { findPerson } from './user-store.ts'
import { personOf, selectPeople } from './visible-person-store.ts'

interface FollowPage {
  userId: string
  side: FollowSide
  /** The last person of the previous page. */
  after?: string | undefined
  limit: number
}

/**
 * A page of a person's followers or of those they follow, by id, as the viewer sees them, and whether the viewer
 * follows each. Fails with `notFound`.
 */
export async function listFollowPeople(
  db: Database,
  viewerId: string,
  { userId, side, after, limit }: FollowPage,
): Promise<{ people: FollowedPerson[]; next: string | null }> {
  const viewer = { userId: viewerId }
  if (!(await findPerson(db, viewer, userId))) fail('notFound')
  const [own, other] =
    side === 'followers'
      ? (['follows.followedId', 'follows.followerId'] as const)
      : (['follows.followerId', 'follows.followedId'] as const)
  let builder = selectPeople(db, viewer)
    .innerJoin('follows', other, 'users.id')
    .where(own, '=', userId)
    .orderBy(other)
    .limit(limit + 1)
  if (after !== undefined) builder = builder.where(other, '>', after)
  const rows = await builder.execute()
  const page = rows.slice(0, limit)
  const ids = page.map(({ id }) => id)
  const followed = new Set(await followedAmong(db, viewerId, ids))
  const people = page.map((row) => ({ ...personOf(row), isFollowed: followed.has(row.id) }))
  return { people, next: rows.length > limit ? (ids.at(-1) ?? null) : null }
}
