import { type PasskeyName } from '../../contract/passkey.ts'
import { type ChallengePurpose, type PasskeyTable } from '../db/account-tables.ts'
import { isUniqueViolation, type Database } from '../db/database.ts'
import { pushId } from '../db/push-id.ts'
import { write, type Alongside } from '../db/write.ts'
import { leaveWithoutFactor, markFactorUsed, storeBackupCodes, type Me } from './factor-store.ts'

/** Ms in which a challenge must be answered. */
export const challengeMs = 5 * 60 * 1000

/** A passkey with what checks its signature. */
export type Passkey = Pick<PasskeyTable, 'id' | 'userId' | 'credentialId' | 'publicKey'>

/** A person's passkeys of a host, as browsers ask for them. */
export async function passkeyNames(db: Database, userId: string, site: string): Promise<PasskeyName[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credentialId', 'transports'])
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('site', 'is', null), eb('site', '=', site)]))
    .orderBy('id')
    .execute()
  return rows.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key',
    transports: transports.split(' ').filter((transport) => transport !== ''),
  }))
}

/** The hosts other than this one that passkeys were made for, each with their number. */
export async function passkeysElsewhere(db: Database, site: string): Promise<{ site: string; count: number }[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select((eb) => ['site', eb.fn.countAll().as('count')])
    .where('site', '!=', site)
    .groupBy('site')
    .orderBy('site')
    .execute()
  return rows.map(({ site: other, count }) => ({ site: other ?? '', count: Number(count) }))
}

/** The passkey that an authenticator names; `undefined` when there is none. */
export async function findPasskey(db: Database, credentialId: string): Promise<Passkey | undefined> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'userId', 'credentialId', 'publicKey'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
}

/** Adds a passkey, with hashed backup codes if there are none, and marks the session; `false` when it is there already. */
export async function addPasskey(
  db: Database,
  me: Me,
  {
    backupHashes,
    alongside,
    ...given
  }: Pick<PasskeyTable, 'credentialId' | 'publicKey' | 'transports' | 'name' | 'site'> & {
    backupHashes: readonly string[]
    alongside: Alongside
  },
): Promise<boolean> {
  const now = Date.now()
  try {
    await write(db, async (tx) => {
      const row = { ...given, id: pushId(now), userId: me.userId, createdAt: now, usedAt: null }
      await tx.insertInto('passkeys').values(row).execute()
      await storeBackupCodes(tx, me.userId, backupHashes, now)
      await markFactorUsed(tx, me, now)
      await alongside(tx)
    })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Notes that a passkey was used. */
export async function touchPasskey(db: Database, id: string): Promise<void> {
  await write(db, async (tx) => {
    await tx.updateTable('passkeys').set({ usedAt: Date.now() }).where('id', '=', id).execute()
  })
}

/** Removes one of a person's passkeys, and what is left without a second factor; `false` when it is not there. */
export async function deletePasskey(
  db: Database,
  userId: string,
  { id, alongside }: { id: string; alongside: Alongside },
): Promise<boolean> {
  return write(db, async (tx) => {
    const gone = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirst()
    if (gone) {
      await leaveWithoutFactor(tx, userId)
      await alongside(tx)
    }
    return gone !== undefined
  })
}

/** What a challenge is for, and to whom; `null` for a login by passkey alone. */
export interface ChallengeUse {
  purpose: ChallengePurpose
  userId: string | null
}

/** Stores a challenge. */
export async function saveChallenge(db: Database, challenge: string, use: ChallengeUse): Promise<void> {
  const row = { ...use, challenge, expiresAt: Date.now() + challengeMs }
  await write(db, async (tx) => {
    await tx.insertInto('passkeyChallenges').values(row).execute()
  })
}

/** Uses up a challenge; `false` when it was used, is too old, or was made for something or somebody else. */
export async function useChallenge(
  db: Database,
  challenge: string,
  { purpose, userId }: ChallengeUse,
): Promise<boolean> {
  return write(db, async (tx) => {
    const used = await tx
      .deleteFrom('passkeyChallenges')
      .where('challenge', '=', challenge)
      .where('purpose', '=', purpose)
      .where('userId', userId === null ? 'is' : '=', userId)
      .where('expiresAt', '>', Date.now())
      .returning('challenge')
      .executeTakeFirst()
    return used !== undefined
  })
}

/** Deletes what waited too long: challenges, and secrets of apps whose first code never came. */
export async function sweepFactors(db: Database, now = Date.now()): Promise<void> {
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now).execute()
  await db
    .deleteFrom('newAuthenticators')
    .where('createdAt', '<=', now - 24 * 60 * 60 * 1000)
    .execute()
}
