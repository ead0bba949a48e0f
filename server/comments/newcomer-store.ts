import { newcomers } from '../../contract/limits.ts'
import { type Database } from '../db/database.ts'
import { fail } from '../lib/errors.ts'
import { type RateLimits } from '../limits/rate-limits.ts'

/**
 * Limits what a person comments on others' cars on their first day. Fails with `newcomerLong`, `newcomerPause`,
 * `newcomerDay`.
 */
export async function limitNewcomer(
  { db, limits }: { db: Database; limits: RateLimits },
  { userId, carId, comments }: { userId: string; carId: string; comments: string },
  now = Date.now(),
): Promise<void> {
  const person = await db
    .selectFrom('users')
    .leftJoin('cars', (join) => join.on('cars.id', '=', carId))
    .select(['users.createdAt', 'cars.ownerId'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!person || person.ownerId === userId || now - person.createdAt > newcomers.forMs) return
  if (comments.length > newcomers.maxLength) fail('newcomerLong')
  await limits.consume('newcomerPause', userId)
  await limits.consume('newcomerDay', userId)
}
