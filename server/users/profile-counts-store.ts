import { sql } from 'kysely'
import { type Database, type Writing } from '../db/database.ts'
import { lockedInOrder } from '../db/locks.ts'
import { announce } from '../live/announce.ts'

/** The counts of a profile. */
interface ProfileCounts {
  followers: number
  following: number
  posts: number
}

type CountColumn = 'followerCount' | 'followingCount' | 'postCount'

const columns = ['followerCount as followers', 'followingCount as following', 'postCount as posts'] as const

/** The counts of a profile, for those who look at it. */
export async function profileCounts(db: Database, id: string): Promise<ProfileCounts | undefined> {
  return db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Tells those who look at a profile its counts as the transaction leaves them. */
export async function announceCounts(tx: Writing, id: string): Promise<void> {
  const counts = await profileCounts(tx, id)
  if (counts) tell(tx, id, counts)
}

/** What changes one count of people's profiles, by their ids; `tellCounts` takes what it answers. */
export function countsUpdate(tx: Writing, column: CountColumn, changes: ReadonlyMap<string, number>) {
  const cases = [...changes].map(([id, by]) => sql`when ${id} then ${by}`)
  const by = sql<number>`cast(case id ${sql.join(cases, sql` `)} end as integer)`
  return tx
    .updateTable('users')
    .set((eb) => ({ [column]: eb(column, '+', by) }))
    .where('id', 'in', lockedInOrder(tx, 'users', [...changes.keys()]))
    .returning(['id', ...columns, 'suspendedAt'])
}

/** A profile whose counts have changed. */
interface ChangedProfile extends ProfileCounts {
  id: string
  suspendedAt: number | null
}

/**
 * Tells those who look at profiles of their changed counts. Answers whether anybody is suspended: the rows are locked
 * now, so that this stays true until the commit.
 */
export function tellCounts(tx: Writing, changed: ChangedProfile[]): { isAnySuspended: boolean } {
  for (const { id, suspendedAt: _suspendedAt, ...counts } of changed) tell(tx, id, counts)
  return { isAnySuspended: changed.some(({ suspendedAt }) => suspendedAt !== null) }
}

/** Changes one count of people's profiles, by their ids, and tells those who look at them. */
export async function changeCounts(
  tx: Writing,
  column: CountColumn,
  changes: ReadonlyMap<string, number>,
): Promise<void> {
  tellCounts(tx, await countsUpdate(tx, column, changes).execute())
}

function tell(tx: Writing, id: string, counts: ProfileCounts): void {
  announce(tx, [`profiles/${id}`], { kind: 'counts', ...counts })
}
