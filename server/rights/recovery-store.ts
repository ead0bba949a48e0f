import { setPassword } from '../auth/account-store.ts'
import { hashSecret } from '../lib/random-secret.ts'
import { type Language } from '../../contract/language.ts'
import { type Database, type Writing } from '../db/database.ts'
import { write } from '../db/write.ts'

/** How long a link for a new password is valid, in ms (OWASP, forgot password cheat sheet). */
export const resetMs = 30 * 60 * 1000

/** Stores the hash of a person's recovery code, which replaces the previous one. */
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

/** A new password for the account of an address, and what tells its owner within the transaction. */
interface Recovery {
  email: string
  passwordHash: string
  tell: (tx: Writing, userId: string) => Promise<void>
}

/**
 * Sets a new password by the recovery code of an address in lower case. The code is used up, and all sessions end.
 * False when there is no such account or it has another code.
 */
export async function recoverByCode(
  db: Database,
  { email, code, passwordHash, tell }: Recovery & { code: string },
): Promise<boolean> {
  return write(db, async (tx) => {
    const used = await tx
      .deleteFrom('recoveryCodes')
      .where('codeHash', '=', hashSecret(code))
      .where('userId', 'in', (eb) => eb.selectFrom('users').select('id').where('email', '=', email))
      .returning('userId')
      .executeTakeFirst()
    if (!used) return false
    await setPassword(tx, { userId: used.userId, passwordHash })
    await tell(tx, used.userId)
    return true
  })
}

/**
 * Stores the token of a letter that is being sent, which counts from this try on; answers whether an account has its
 * address, in lower case, and the password that it had when the letter was asked for.
 */
export async function saveReset(
  db: Database,
  { email, token, askedAt }: { email: string; token: string; askedAt: number },
  now = Date.now(),
): Promise<{ language: Language | null } | null> {
  return write(db, async (tx) => {
    const account = await tx
      .selectFrom('users')
      .innerJoin('credentials', 'credentials.userId', 'users.id')
      .select(['id', 'language'])
      .where('email', '=', email)
      .where('credentials.updatedAt', '<=', askedAt)
      .executeTakeFirst()
    if (!account) return null
    const row = { tokenHash: hashSecret(token), userId: account.id, expiresAt: now + resetMs }
    await tx
      .insertInto('passwordResets')
      .values(row)
      .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet(row))
      .execute()
    return { language: account.language }
  })
}

/**
 * Sets a new password by the token of a mailed link, which also confirms the address. All tokens of the person are used
 * up, and all sessions end.
 */
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
    if (!used) return false
    await setPassword(tx, { userId: used.userId, passwordHash })
    const unconfirmed = tx.updateTable('users').where('id', '=', used.userId).where('emailConfirmedAt', 'is', null)
    await unconfirmed.set({ emailConfirmedAt: now }).execute()
    return true
  })
}

/** Deletes expired links. */
export async function sweepResets(db: Database, now = Date.now()): Promise<void> {
  await db.deleteFrom('passwordResets').where('expiresAt', '<=', now).execute()
}
