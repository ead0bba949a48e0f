import { type Registration } from '../../contract/account.ts'
import { isUniqueViolation, write, type Database, type Writing } from '../db/database.ts'
import { pushId } from '../db/push-id.ts'
import { fail } from '../errors.ts'
import { announce } from '../live/announce.ts'
import { endSessionsOf, insertSession, type OpenedSession } from './session-store.ts'

/** What login judges: the person and the hash of their password. */
export interface Account {
  userId: string
  username: string
  passwordHash: string
  /** Epoch ms; `null` when it is not. */
  suspendedAt: number | null
}

/**
 * Makes account, user and first session together or not at all (specification 7). The database decides whether the
 * address is free: fails with `emailTaken`.
 */
export async function createAccount(
  db: Database,
  person: Omit<Registration, 'password'>,
  { passwordHash, device }: { passwordHash: string; device: string },
): Promise<OpenedSession> {
  const id = pushId()
  const now = Date.now()
  const { username, email, telephone, gender } = person
  try {
    return await write(db, async (tx) => {
      const user = { id, username, usernameFolded: username.toLowerCase(), email, telephone, gender, createdAt: now }
      await tx.insertInto('users').values(user).execute()
      announce(tx, ['people'], { kind: 'kindChanged' })
      await tx.insertInto('credentials').values({ userId: id, passwordHash, updatedAt: now }).execute()
      await tx
        .updateTable('totals')
        .set((eb) => ({ count: eb('count', '+', 1), version: eb('version', '+', 1) }))
        .where('name', '=', 'users')
        .execute()
      return insertSession(tx, { id, username }, { device, now })
    })
  } catch (error) {
    if (isUniqueViolation(error)) fail('emailTaken')
    throw error
  }
}

/** The account of an address in lower case, or `undefined`. */
export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.userId', 'users.id')
    .select(['users.id as userId', 'username', 'passwordHash', 'suspendedAt'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** The hash of a person's password. */
export async function passwordHashOf(db: Database, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('credentials').select('passwordHash').where('userId', '=', userId).executeTakeFirst()
  return row?.passwordHash
}

/** Stores a new password and ends every other session. */
export async function replacePassword(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  passwordHash: string,
): Promise<void> {
  await write(db, (tx) => setPassword(tx, { userId, passwordHash, keptSession: sessionId }))
}

/** Within a transaction: a new password ends all sessions but one that may stay, and links mailed before. */
export async function setPassword(
  tx: Writing,
  { userId, passwordHash, keptSession }: { userId: string; passwordHash: string; keptSession?: string },
): Promise<void> {
  await tx
    .updateTable('credentials')
    .set({ passwordHash, updatedAt: Date.now() })
    .where('userId', '=', userId)
    .execute()
  await tx.deleteFrom('passwordResets').where('userId', '=', userId).execute()
  await endSessionsOf(tx, userId, keptSession)
}
