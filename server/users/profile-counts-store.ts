import { type Database, type Writing } from '../db/database.ts'
import { announce } from '../live/announce.ts'

/** The counts of a profile. */
interface ProfileCounts {
  followers: number
  following: number
  posts: number
}

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

/**
 * Changes one count of a person's profile and tells those who look at it. Answers since when the person is suspended:
 * the row is locked now, so that this stays true until the commit.
 */
export async function changeCount(
  tx: Writing,
  id: string,
  { column, by }: { column: 'followerCount' | 'followingCount' | 'postCount'; by: number },
): Promise<number | null> {
  const changed = await tx
    .updateTable('users')
    .set((eb) => ({ [column]: eb(column, '+', by) }))
    .where('id', '=', id)
    .returning([...columns, 'suspendedAt'])
    .executeTakeFirst()
  if (!changed) return null
  const { suspendedAt, ...counts } = changed
  tell(tx, id, counts)
  return suspendedAt
}

function tell(tx: Writing, id: string, counts: ProfileCounts): void {
  announce(tx, [`profiles/${id}`], { kind: 'counts', ...counts })
}
