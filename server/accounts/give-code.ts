import { readFactorCode } from '../../contract/factor.ts'
import { hashPassword } from '../auth/passwords.ts'
import { type Alongside } from '../db/write.ts'
import { type RateLimitName } from '../limits/limit-table.ts'
import { fail } from '../lib/errors.ts'
import { keyFor } from '../lib/sealed.ts'
import { type AccountServices } from './account-services.ts'
import { anyBackupHash, useAppCode, useBackupCode } from './factor-store.ts'
import { tellOwner } from './tell-owner.ts'

/** The key that seals the secrets of authenticator apps. */
export function appKey(tokenKey: Buffer): Buffer {
  return keyFor(tokenKey, 'authenticator apps')
}

/**
 * Uses up a code of the app, or a backup code, which is told to its owner. Guesses are limited by account, or by device
 * where the person has logged in before. Fails with `factorFailed`, `factorUsed`, `tooManyTries` or `busy`.
 */
export async function giveCode(
  { db, limits, tokenKey, letters }: AccountServices,
  { userId, device }: { userId: string; device: string | undefined },
  typed: string,
): Promise<void> {
  const guess: [RateLimitName, string] =
    device === undefined ? ['factorPerAccount', userId] : ['factorPerKnownDevice', device]
  await limits.consume(...guess)
  const read = readFactorCode(typed)
  if (!read) fail('factorFailed')
  const found =
    read.kind === 'app'
      ? await useAppCode(db, userId, { code: read.code, key: appKey(tokenKey) })
      : await tryBackupCode(read.code)
  if (found !== 'right') fail(found === 'used' ? 'factorUsed' : 'factorFailed')
  await limits.refund(...guess)

  async function tryBackupCode(code: string): Promise<'right' | 'wrong'> {
    const like = await anyBackupHash(db, userId)
    if (like === undefined) return 'wrong'
    const alongside: Alongside = (tx) => tellOwner(tx, letters, { userId, event: 'backupCodeUsed' })
    const isRight = await useBackupCode(db, userId, { codeHash: await hashPassword(code, like), alongside })
    return isRight ? 'right' : 'wrong'
  }
}
