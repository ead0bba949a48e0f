import { fail } from '../lib/errors.ts'
import { type Database } from '../db/database.ts'
import { type RateLimits } from '../limits/rate-limits.ts'
import { passwordHashOf } from './account-store.ts'
import { isPassword } from './passwords.ts'

/**
 * Checks the password of a logged-in person again, before an action for which an open browser is not enough. Fails with
 * `wrongPassword`, `tooManyTries` or `busy`.
 */
export async function confirmPassword(
  { db, limits }: { db: Database; limits: RateLimits },
  userId: string,
  password: string,
): Promise<void> {
  await limits.consume('passwordPerAccount', userId)
  const hash = await passwordHashOf(db, userId)
  if (hash === undefined || !(await isPassword(password, hash))) fail('wrongPassword', { field: 'currentPassword' })
}
