import { fail } from '../errors.ts'
import { type Services } from '../services.ts'
import { passwordHashOf } from './account-store.ts'
import { isPassword } from './passwords.ts'

/**
 * Judges the password of a person who is logged in, before something that an open browser alone must not do. Fails with
 * `wrongPassword`, `tooManyTries` or `busy`.
 */
export async function confirmPassword(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  userId: string,
  password: string,
): Promise<void> {
  await limits.spend('passwordPerAccount', userId)
  const hash = await passwordHashOf(db, userId)
  if (hash === undefined || !(await isPassword(password, hash))) fail('wrongPassword', { field: 'currentPassword' })
}
