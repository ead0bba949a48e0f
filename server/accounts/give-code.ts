import { readFactorCode } from '../../contract/factor.ts'
import { type Services } from '../api/services.ts'
import { hashPassword } from '../auth/passwords.ts'
import { type RateLimitName } from '../limits/limit-table.ts'
import { fail } from '../lib/errors.ts'
import { keyFor } from '../lib/sealed.ts'
import { anyBackupHash, useAppCode, useBackupCode } from './factor-store.ts'

/** The key that seals the secrets of authenticator apps. */
export function appKey(tokenKey: Buffer): Buffer {
  return keyFor(tokenKey, 'authenticator apps')
}

/**
 * Uses up a code of the app or a backup code, and answers which it was. Guesses are limited by account, or by device where the person has logged
 * in before. Fails with `factorFailed`, `tooManyTries` or `busy`.
 */
export async function giveCode(
  { db, limits, tokenKey }: Services,
  { userId, device }: { userId: string; device: string | undefined },
  typed: string,
): Promise<'app' | 'backup'> {
  const guess: [RateLimitName, string] =
    device === undefined ? ['factorPerAccount', userId] : ['factorPerKnownDevice', device]
  await limits.consume(...guess)
  const read = readFactorCode(typed)
  if (!read) fail('factorFailed')
  const isRight =
    read.kind === 'app'
      ? await useAppCode(db, userId, { code: read.code, key: appKey(tokenKey) })
      : await isBackupCode(read.code)
  if (!isRight) fail('factorFailed')
  await limits.refund(...guess)
  return read.kind

  async function isBackupCode(code: string): Promise<boolean> {
    const like = await anyBackupHash(db, userId)
    return like !== undefined && (await useBackupCode(db, userId, await hashPassword(code, like)))
  }
}
