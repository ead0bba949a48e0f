import { type Database } from '../db/database.ts'

/** The counts of a profile, for those who look at it. */
export async function profileCounts(
  db: Database,
  id: string,
): Promise<{ followers: number; following: number; posts: number } | undefined> {
  return db
    .selectFrom('users')
    .select(['followerCount as followers', 'followingCount as following', 'postCount as posts'])
    .where('id', '=', id)
    .executeTakeFirst()
}
