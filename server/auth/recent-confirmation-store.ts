import { confirmedMs } from '../../contract/factor.ts'
import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { fail } from '../lib/errors.ts'

/** A person's session. */
interface Me {
  userId: string
  sessionId: string
}

/**
 * Refuses who has given neither password nor second factor in this session lately, and who has a second factor that the
 * session never used. Fails with `confirmFirst` or `secondFactorRequired`.
 */
export async function requireRecent(db: Database, { userId, sessionId }: Me, now = Date.now()): Promise<void> {
  const recent = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .where('confirmedAt', '>', now - confirmedMs)
    .executeTakeFirst()
  if (!recent) fail('confirmFirst')
  await requireOwnFactor(db, { userId, sessionId })
}

/** Refuses a session that has not used the second factor that its person has. Fails with `secondFactorRequired`. */
export async function requireOwnFactor(db: Database, { userId, sessionId }: Me): Promise<void> {
  const used = await db
    .selectFrom('sessions')
    .select('factorAt')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (used && used.factorAt !== null) return
  const app = await db.selectFrom('authenticators').select('userId').where('userId', '=', userId).executeTakeFirst()
  const passkey = await db.selectFrom('passkeys').select('id').where('userId', '=', userId).executeTakeFirst()
  if (app ?? passkey) fail('secondFactorRequired')
}

/** Marks a session as confirmed. */
export async function markConfirmed(db: Database, { userId, sessionId }: Me, now = Date.now()): Promise<void> {
  await write(db, async (tx) => {
    await tx
      .updateTable('sessions')
      .set({ confirmedAt: now })
      .where('id', '=', sessionId)
      .where('userId', '=', userId)
      .execute()
  })
}
