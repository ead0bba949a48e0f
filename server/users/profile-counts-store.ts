import { sql } from 'kysely'
import { type Database, type Writing } from '../db/database.ts'
import { lockedInOrder } from '../db/locks.ts'
import { publish } from '../events/publish.ts'

/** The counts of a profile. */
interface ProfileCounts {
  followers: number
  following: number
  posts: number
}

type CountColumn = 'followerCount' | 'followingCount' | 'postCount'

const columns = ['followerCount as followers', 'followingCount as following', 'postCount as posts'] as const

/** The counts of a profile, for its viewers. */
export async function profileCounts(db: Database, id: string): Promise<ProfileCounts | undefined> {
  return db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Publishes the counts of a profile to its viewers, as the transaction leaves them. */
export async function publishCounts(tx: Writing, id: string): Promise<void> {
  const counts = await profileCounts(tx, id)
  if (counts) tell(tx, id, counts)
}

/**
 * Changes one count of profiles, by the ids of people, and publishes it to their viewers. Answers whether any of them
 * is suspended, and whom others follow; their rows are locked, so that this stays true until the commit.
 */
export async function changeCounts(
  tx: Writing,
  column: CountColumn,
  changes: ReadonlyMap<string, number>,
): Promise<{ isAnySuspended: boolean; followed: ReadonlySet<string> }> {
  const cases = [...changes].map(([id, by]) => sql`when ${id} then ${by}`)
  const by = sql<number>`cast(case id ${sql.join(cases, sql` `)} end as integer)`
  const changed = await tx
    .updateTable('users')
    .set((eb) => ({ [column]: eb(column, '+', by) }))
    .where('id', 'in', lockedInOrder(tx, 'users', [...changes.keys()]))
    .returning(['id', ...columns, 'suspendedAt'])
    .execute()
  for (const { id, suspendedAt: _suspendedAt, ...counts } of changed) tell(tx, id, counts)
  const followed = changed.filter(({ followers }) => followers > 0).map(({ id }) => id)
  return { isAnySuspended: changed.some(({ suspendedAt }) => suspendedAt !== null), followed: new Set(followed) }
}

function tell(tx: Writing, id: string, counts: ProfileCounts): void {
  publish(tx, [`profiles/${id}`], { kind: 'counts', ...counts })
}
