import { type Factors } from '../../contract/factor.ts'
import { type Database, type Writing } from '../db/database.ts'
import { write, type Alongside } from '../db/write.ts'
import { publish } from '../events/publish.ts'
import { open, seal } from '../lib/sealed.ts'
import { stepOfCode } from './app-code.ts'

/** Ms for which the secret of an app waits for its first code. */
const setUpMs = 60 * 60 * 1000

/** A person's session. */
export interface Me {
  userId: string
  sessionId: string
}

/** A person's second factors. */
export async function findFactors(db: Database, userId: string): Promise<Factors> {
  const app = await db
    .selectFrom('authenticators')
    .select('confirmedAt')
    .where('userId', '=', userId)
    .executeTakeFirst()
  const codes = await db
    .selectFrom('backupCodes')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'usedAt', 'site'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  return { appAt: app?.confirmedAt ?? null, passkeys, backupCodesLeft: Number(codes.count) }
}

/** Whether a login of this person needs a second factor. */
export function needsFactor({ appAt, passkeys }: Factors): boolean {
  return appAt !== null || passkeys.length > 0
}

/** Stores the secret of an app that waits for its first code; one that is set up stays beside it until then. */
export async function saveAppSecret(
  db: Database,
  userId: string,
  { secret, key }: { secret: string; key: Buffer },
  now = Date.now(),
): Promise<void> {
  await write(db, async (tx) => {
    const row = { userId, secret: seal(key, secret), createdAt: now }
    await tx
      .insertInto('newAuthenticators')
      .values(row)
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute()
  })
}

/**
 * Sets up the app whose secret waits, by its first code, and marks the session; `false` when the code is wrong. Hashed
 * backup codes are stored if the person has none.
 */
export async function confirmApp(
  db: Database,
  me: Me,
  {
    code,
    key,
    backupHashes,
    alongside,
  }: { code: string; key: Buffer; backupHashes: readonly string[]; alongside: Alongside },
  now = Date.now(),
): Promise<boolean> {
  return write(db, async (tx) => {
    const waiting = await tx
      .selectFrom('newAuthenticators')
      .select('secret')
      .where('userId', '=', me.userId)
      .where('createdAt', '>', now - setUpMs)
      .executeTakeFirst()
    const secret = waiting && open(key, waiting.secret)
    const step = secret === undefined ? null : stepOfCode(secret, code, now)
    if (!waiting || step === null) return false
    // The same code may be given twice at once.
    const taken = await tx
      .deleteFrom('newAuthenticators')
      .where('userId', '=', me.userId)
      .where('secret', '=', waiting.secret)
      .returning('userId')
      .executeTakeFirst()
    if (!taken) return false
    const row = { userId: me.userId, secret: waiting.secret, confirmedAt: now, lastStep: step }
    await tx
      .insertInto('authenticators')
      .values(row)
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute()
    await storeBackupCodes(tx, me.userId, backupHashes, now)
    await markFactorUsed(tx, me, now)
    await alongside(tx)
    return true
  })
}

/** Removes the app, and what is left without a second factor; `false` when there is none. */
export async function removeApp(db: Database, userId: string, alongside: Alongside): Promise<boolean> {
  return write(db, async (tx) => {
    const gone = await tx.deleteFrom('authenticators').where('userId', '=', userId).returning('userId').execute()
    await tx.deleteFrom('newAuthenticators').where('userId', '=', userId).execute()
    if (gone.length > 0) {
      await leaveWithoutFactor(tx, userId)
      await alongside(tx)
    }
    return gone.length > 0
  })
}

/** Deletes all second factors of a person within a transaction. */
export async function deleteFactors(tx: Writing, userId: string): Promise<void> {
  for (const table of ['authenticators', 'newAuthenticators', 'passkeys'] as const) {
    await tx.deleteFrom(table).where('userId', '=', userId).execute()
  }
  await leaveWithoutFactor(tx, userId)
}

/** Whether this code of the app counts now; it counts once, and none of before counts after it (RFC 6238, 5.2). */
export async function useAppCode(
  db: Database,
  userId: string,
  { code, key }: { code: string; key: Buffer },
  now = Date.now(),
): Promise<'right' | 'used' | 'wrong'> {
  return write(db, async (tx) => {
    const app = await tx.selectFrom('authenticators').select('secret').where('userId', '=', userId).executeTakeFirst()
    const secret = app && open(key, app.secret)
    const step = secret === undefined ? null : stepOfCode(secret, code, now)
    if (step === null) return 'wrong'
    const used = await tx
      .updateTable('authenticators')
      .set({ lastStep: step })
      .where('userId', '=', userId)
      .where('lastStep', '<', step)
      .returning('userId')
      .executeTakeFirst()
    return used ? 'right' : 'used'
  })
}

/** One of a person's hashed backup codes, which all share its salt; `undefined` without any. */
export async function anyBackupHash(db: Database, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('backupCodes').select('codeHash').where('userId', '=', userId).executeTakeFirst()
  return row?.codeHash
}

/** Uses up a backup code; `false` when there is none with this hash. */
export async function useBackupCode(
  db: Database,
  userId: string,
  { codeHash, alongside }: { codeHash: string; alongside: Alongside },
): Promise<boolean> {
  return write(db, async (tx) => {
    const used = await tx
      .deleteFrom('backupCodes')
      .where('userId', '=', userId)
      .where('codeHash', '=', codeHash)
      .returning('userId')
      .executeTakeFirst()
    if (used) await alongside(tx)
    return used !== undefined
  })
}

/** Replaces a person's backup codes by hashed new ones. */
export async function replaceBackupCodes(db: Database, userId: string, hashes: readonly string[]): Promise<void> {
  await write(db, async (tx) => {
    await tx.deleteFrom('backupCodes').where('userId', '=', userId).execute()
    await storeBackupCodes(tx, userId, hashes, Date.now())
  })
}

/** Marks within a transaction that a session has used a second factor, which also confirms it. */
export async function markFactorUsed(tx: Writing, { userId, sessionId }: Me, now: number): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ factorAt: now, confirmedAt: now })
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .execute()
  publish(tx, ['identities'], { kind: 'kindChanged' })
}

/** Stores hashed backup codes within a transaction. */
export async function storeBackupCodes(
  tx: Writing,
  userId: string,
  hashes: readonly string[],
  now: number,
): Promise<void> {
  if (hashes.length === 0) return
  await tx
    .insertInto('backupCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: now })))
    .execute()
}

/** Within a transaction deletes backup codes, and takes its mark from every session, when the last second factor is gone. */
export async function leaveWithoutFactor(tx: Writing, userId: string): Promise<void> {
  if (needsFactor(await findFactors(tx, userId))) return
  await tx.deleteFrom('backupCodes').where('userId', '=', userId).execute()
  await tx.updateTable('sessions').set({ factorAt: null }).where('userId', '=', userId).execute()
  publish(tx, ['identities'], { kind: 'kindChanged' })
}
