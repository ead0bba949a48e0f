import { type Database } from '../db/database.ts'

/** Rows per statement. */
const rowsAtOnce = 500

/** Adds people who follow somebody. */
export async function followerCrowd(db: Database, followedId: string, count: number): Promise<void> {
  for (let done = 0; done < count; done += rowsAtOnce) {
    const size = Math.min(rowsAtOnce, count - done)
    const ids = Array.from({ length: size }, (_none, at) => `-Crowd${String(done + at).padStart(14, '0')}`)
    await db
      .insertInto('users')
      .values(
        ids.map((id) => ({
          id,
          username: `crowd ${id}`,
          usernameFolded: `crowd ${id.toLowerCase()}`,
          email: `crowd${id.toLowerCase()}@gmail.com`,
          telephone: '0888 123 456',
          gender: 'Other' as const,
          createdAt: 0,
        })),
      )
      .execute()
    await db
      .insertInto('follows')
      .values(ids.map((followerId) => ({ followerId, followedId, createdAt: 0 })))
      .execute()
  }
  await db
    .updateTable('users')
    .set((eb) => ({ followerCount: eb('followerCount', '+', count) }))
    .where('id', '=', followedId)
    .execute()
}
