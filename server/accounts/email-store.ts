import { isUniqueViolation, type Database, type Writing } from '../db/database.ts'
import { write } from '../db/write.ts'
import { endSessionsOf } from '../auth/session-store.ts'
import { publish } from '../events/publish.ts'
import { notify } from '../happenings/notify-store.ts'
import { hashSecret } from '../lib/random-secret.ts'

/** Ms in which a letter to an address can be answered. */
const letterMs = 2 * 24 * 60 * 60 * 1000

/** An address of an account to confirm; `sessionId` asked for a new one. */
export interface EmailToConfirm {
  userId: string
  email: string
  sessionId: string | null
}

/** What became of an answered letter; `gone` when it was answered already or is too old. */
export type EmailAnswer = { kind: 'gone' | 'taken' } | { kind: 'confirmed' | 'changed'; email: string }

/** A changed address, and the one before. */
export interface ChangedEmail {
  userId: string
  email: string
  before: string
}

/** Tells the address before within the transaction that changes it. */
export type TellBefore = (tx: Writing, changed: ChangedEmail) => Promise<void>

/** Stores the token of a letter to an address within a transaction; an earlier letter to the person counts no longer. */
export async function saveEmailLetter(
  tx: Writing,
  token: string,
  given: EmailToConfirm,
  now = Date.now(),
): Promise<void> {
  await tx.deleteFrom('emailLetters').where('userId', '=', given.userId).execute()
  const row = { ...given, tokenHash: hashSecret(token), expiresAt: now + letterMs }
  await tx.insertInto('emailLetters').values(row).execute()
}

/** The address that the token of a letter confirms; `undefined` when it counts no longer. */
export async function emailOfLetter(db: Database, token: string, now = Date.now()): Promise<string | undefined> {
  const row = await db
    .selectFrom('emailLetters')
    .select('email')
    .where('tokenHash', '=', hashSecret(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row?.email
}

/**
 * Confirms the address of an answered letter, which may be a new one. Whoever is suspended keeps their address, or it would
 * be free for another account; the letter waits.
 */
export async function answerEmailLetter(
  db: Database,
  token: string,
  tellBefore: TellBefore,
  now = Date.now(),
): Promise<EmailAnswer> {
  return takenIfNotUnique(() =>
    write(db, async (tx) => {
      const letter = await tx
        .deleteFrom('emailLetters')
        .where('tokenHash', '=', hashSecret(token))
        .where('expiresAt', '>', now)
        .where('userId', 'not in', (eb) => eb.selectFrom('users').select('id').where('suspendedAt', 'is not', null))
        .returning(['userId', 'email', 'sessionId'])
        .executeTakeFirst()
      if (!letter) return { kind: 'gone' } as const
      const before = await setEmail(tx, letter, now)
      const { email, userId } = letter
      if (before === email) return { kind: 'confirmed', email } as const
      await tellBefore(tx, { userId, email, before })
      return { kind: 'changed', email } as const
    }),
  )
}

/** Changes an address without a letter, where none is sent. */
export async function changeEmail(db: Database, given: EmailToConfirm): Promise<EmailAnswer> {
  const { email } = given
  return takenIfNotUnique(() =>
    write(db, async (tx) => {
      await setEmail(tx, given, null)
      return { kind: 'changed', email } as const
    }),
  )
}

/** Deletes letters that nobody answered. */
export async function sweepEmailLetters(db: Database, now = Date.now()): Promise<void> {
  await db.deleteFrom('emailLetters').where('expiresAt', '<=', now).execute()
}

/** Sets the address of an account and answers the one before. A new one ends the other sessions and mailed links. */
async function setEmail(
  tx: Writing,
  { userId, email, sessionId }: EmailToConfirm,
  emailConfirmedAt: number | null,
): Promise<string> {
  const { email: before } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await tx.updateTable('users').set({ email, emailConfirmedAt }).where('id', '=', userId).execute()
  if (before === email) return before
  await tx.deleteFrom('passwordResets').where('userId', '=', userId).execute()
  await endSessionsOf(tx, userId, sessionId ?? undefined)
  notify(tx, { type: 'account', to: [userId], subject: 'emailChanged', details: { account: 'emailChanged' } })
  publish(tx, [`profiles/${userId}`, 'people'], { kind: 'privacyChanged' })
  publish(tx, [`users/${userId}`], { kind: 'childChanged', path: '/email', value: email })
  publish(tx, ['identities'], { kind: 'kindChanged' })
  return before
}

/** The database decides whether an address is free. */
async function takenIfNotUnique(work: () => Promise<EmailAnswer>): Promise<EmailAnswer> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error)) return { kind: 'taken' }
    throw error
  }
}
