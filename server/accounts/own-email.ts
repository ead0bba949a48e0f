import { findAccountOf } from '../auth/account-store.ts'
import { fail } from '../lib/errors.ts'
import { type AccountServices } from './account-services.ts'

/**
 * Refuses a second factor to an account whose address nobody has confirmed, where letters are sent: whoever registered
 * another's address would lock its owner out for good. Fails with `confirmEmailFirst`.
 */
export async function requireOwnEmail({ db, letters }: AccountServices, userId: string): Promise<void> {
  if (letters && (await findAccountOf(db, userId))?.emailConfirmedAt === null) fail('confirmEmailFirst')
}
