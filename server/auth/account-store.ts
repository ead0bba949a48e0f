import { type Registration } from '../../contract/account.ts'
import { type Language } from '../../contract/language.ts'
import { isUniqueViolation, type Database, type Writing } from '../db/database.ts'
import { write, type Alongside } from '../db/write.ts'
import { pushId } from '../db/push-id.ts'
import { fail } from '../lib/errors.ts'
import { publish } from '../events/publish.ts'
import { notify } from '../happenings/notify-store.ts'
import { endSessionsOf, insertSession, type OpenedSession } from './session-store.ts'

/** A person with the hash of their password, for login. */
export interface Account {
  userId: string
  username: string
  email: string
  passwordHash: string
  /** Epoch ms; `null` while active. */
  suspendedAt: number | null
  language: Language | null
  /** Epoch ms; `null` while no letter to the address was answered. */
  emailConfirmedAt: number | null
}

/**
 * Creates account, user and first session in one transaction (specification 7). The database decides whether the
 * address is free: fails with `emailTaken`.
 */
export async function createAccount(
  db: Database,
  person: Omit<Registration, 'password'> & { language: Language },
  {
    passwordHash,
    device,
    alongside,
  }: { passwordHash: string; device: string; alongside?: (userId: string) => Alongside },
): Promise<OpenedSession> {
  const id = pushId()
  const now = Date.now()
  const { username, email, telephone, gender, language } = person
  try {
    return await write(db, async (tx) => {
      const usernameFolded = username.toLowerCase()
      const user = { id, username, usernameFolded, email, telephone, gender, language, createdAt: now }
      await tx.insertInto('users').values(user).execute()
      publish(tx, ['people'], { kind: 'kindChanged' })
      await tx.insertInto('credentials').values({ userId: id, passwordHash, updatedAt: now }).execute()
      await tx
        .updateTable('totals')
        .set((eb) => ({ count: eb('count', '+', 1), version: eb('version', '+', 1) }))
        .where('name', '=', 'users')
        .execute()
      await alongside?.(id)(tx)
      return insertSession(tx, { id, username }, { device, now })
    })
  } catch (error) {
    if (isUniqueViolation(error)) fail('emailTaken')
    throw error
  }
}

/** The account of a lower-case address; `undefined` when there is none. */
export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  return accounts(db).where('email', '=', email).executeTakeFirst()
}

/** The account of a person; `undefined` when there is none. */
export async function findAccountOf(db: Database, userId: string): Promise<Account | undefined> {
  return accounts(db).where('users.id', '=', userId).executeTakeFirst()
}

function accounts(db: Database) {
  return db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.userId', 'users.id')
    .select(['users.id as userId', 'username', 'email', 'passwordHash', 'suspendedAt', 'language', 'emailConfirmedAt'])
}

/** The hash of a person's password; `undefined` when the account is gone. */
export async function passwordHashOf(db: Database, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('credentials').select('passwordHash').where('userId', '=', userId).executeTakeFirst()
  return row?.passwordHash
}

/** Stores a new password and ends every other session. */
export async function replacePassword(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  { passwordHash, alongside }: { passwordHash: string; alongside: Alongside },
): Promise<void> {
  await write(db, async (tx) => {
    await setPassword(tx, { userId, passwordHash, exceptSession: sessionId })
    await alongside(tx)
  })
}

/** Sets a new password within a transaction; ends all sessions but the excepted one, and voids mailed links. */
export async function setPassword(
  tx: Writing,
  { userId, passwordHash, exceptSession }: { userId: string; passwordHash: string; exceptSession?: string },
): Promise<void> {
  await tx
    .updateTable('credentials')
    .set({ passwordHash, updatedAt: Date.now() })
    .where('userId', '=', userId)
    .execute()
  await tx.deleteFrom('passwordResets').where('userId', '=', userId).execute()
  await endSessionsOf(tx, userId, exceptSession)
  notify(tx, { type: 'account', to: [userId], subject: 'passwordChanged', details: { account: 'passwordChanged' } })
}
