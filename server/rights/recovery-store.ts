import { setPassword } from '../auth/account-store.ts'
import { hashSecret } from '../auth/random-secret.ts'
import { write, type Database } from '../db/database.ts'

/** A link for a new password counts for half an hour, in ms (OWASP, forgot password cheat sheet). */
export const resetMs = 30 * 60 * 1000

/** Keeps the hash of a person's recovery code; the one before counts no longer. */
export async function saveRecoveryCode(db: Database, userId: string, code: string): Promise<void> {
  const row = { codeHash: hashSecret(code), createdAt: Date.now() }
  await write(db, async (tx) => {
    await tx
      .insertInto('recoveryCodes')
      .values({ ...row, userId })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute()
  })
}

/**
 * Sets a new password by the recovery code of an address in lower case. The code is used up, all sessions end. False
 * when there is no such account or it has another code.
 */
export async function recoverByCode(
  db: Database,
  { email, code, passwordHash }: { email: string; code: string; passwordHash: string },
): Promise<boolean> {
  return write(db, async (tx) => {
    const used = await tx
      .deleteFrom('recoveryCodes')
      .where('codeHash', '=', hashSecret(code))
      .where('userId', 'in', (eb) => eb.selectFrom('users').select('id').where('email', '=', email))
      .returning('userId')
      .executeTakeFirst()
    if (used) await setPassword(tx, { userId: used.userId, passwordHash })
    return used !== undefined
  })
}

/** Keeps the token of a link for a new password; answers whether there is an account of this address in lower case. */
export async function saveReset(db: Database, email: string, token: string, now = Date.now()): Promise<boolean> {
  return write(db, async (tx) => {
    const account = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    if (!account) return false
    const row = { tokenHash: hashSecret(token), userId: account.id, expiresAt: now + resetMs }
    await tx.insertInto('passwordResets').values(row).execute()
    return true
  })
}

/** Sets a new password by the token of a mailed link, which is used up with all others; all sessions end. */
export async function resetByToken(
  db: Database,
  { token, passwordHash }: { token: string; passwordHash: string },
  now = Date.now(),
): Promise<boolean> {
  return write(db, async (tx) => {
    const used = await tx
      .deleteFrom('passwordResets')
      .where('tokenHash', '=', hashSecret(token))
      .where('expiresAt', '>', now)
      .returning('userId')
      .executeTakeFirst()
    if (used) await setPassword(tx, { userId: used.userId, passwordHash })
    return used !== undefined
  })
}

/** Forgets links that are too old. */
export async function sweepResets(db: Database, now = Date.now()): Promise<void> {
  await db.deleteFrom('passwordResets').where('expiresAt', '<=', now).execute()
}
