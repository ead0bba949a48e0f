import { type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { type Role } from '../../contract/moderation.ts'
import { type ListedSession } from '../../contract/rights.ts'
import { write, type Database, type Writing } from '../db/database.ts'
import { pushId } from '../db/push-id.ts'
import { type Tables } from '../db/tables.ts'
import { announce } from '../live/announce.ts'
import { hashSecret, randomSecret } from './random-secret.ts'

const day = 24 * 60 * 60 * 1000

/** A session ends when it was not used for 14 days, in ms. */
export const idleMs = 14 * day
/** It ends after 30 days in any case, in ms. */
export const absoluteMs = 30 * day

/** Sessions of one person at a time: browsers and devices. */
export const sessionsAtMost = 50

/** A session just opened. `secret` goes into the browser's cookie and is kept nowhere else. */
export interface OpenedSession {
  sessionId: string
  secret: string
  user: { id: string; username: string }
}

/** The person who asks, as their token and their living session say. */
export interface Identity {
  userId: string
  sessionId: string
  username: string
  email: string
  role: Role
}

/**
 * Opens a session for a person whose password was judged by this hash; `undefined` when it has been replaced meanwhile,
 * or the account is gone: a new password ends the sessions of the old one, also one that is just beginning.
 */
export async function startSession(
  db: Database,
  { passwordHash, ...user }: { id: string; username: string; passwordHash: string },
  device: string,
): Promise<OpenedSession | undefined> {
  return write(db, async (tx) => {
    // Changes nothing; whoever replaces the password waits for the commit, or we for theirs.
    const judged = await tx
      .updateTable('credentials')
      .set({ passwordHash })
      .where('userId', '=', user.id)
      .where('passwordHash', '=', passwordHash)
      .returning('userId')
      .executeTakeFirst()
    return judged && insertSession(tx, user, { device })
  })
}

/** Opens a session within a transaction. */
export async function insertSession(
  tx: Writing,
  user: { id: string; username: string },
  { device, now = Date.now() }: { device: string; now?: number },
): Promise<OpenedSession> {
  const secret = randomSecret()
  const times = { createdAt: now, usedAt: now }
  const session = { id: pushId(now), userId: user.id, secretHash: hashSecret(secret), ...times, device }
  await tx.insertInto('sessions').values(session).execute()
  await endOldest(tx, user.id)
  return { sessionId: session.id, secret, user }
}

/** Whoever opens more sessions than these ends those that were not used for longest. */
async function endOldest(tx: Writing, userId: string): Promise<void> {
  const oldest = await tx
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('usedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1000)
    .offset(sessionsAtMost)
    .execute()
  const ids = oldest.map(({ id }) => id)
  if (ids.length > 0) await deleteSessions(tx, (eb) => eb('id', 'in', ids))
}

/** The living session of a cookie's secret, marked as used; `undefined` when it ended or never was. */
export async function useSession(
  db: Database,
  secret: string,
  now = Date.now(),
): Promise<Omit<OpenedSession, 'secret'> | undefined> {
  return write(db, async (tx) => {
    const session = await tx
      .updateTable('sessions')
      .set({ usedAt: now })
      .where('secretHash', '=', hashSecret(secret))
      .where('usedAt', '>', now - idleMs)
      .where('createdAt', '>', now - absoluteMs)
      .returning(['id', 'userId'])
      .executeTakeFirst()
    if (!session) return undefined
    const user = await tx
      .selectFrom('users')
      .select(['id', 'username'])
      .where('id', '=', session.userId)
      .where('suspendedAt', 'is', null)
      .executeTakeFirst()
    return user && { sessionId: session.id, user }
  })
}

/** Ends the session of a cookie's secret and the one with this id, where they are given; its live connections close. */
export async function endSession(
  db: Database,
  { secret, id }: { secret?: string | undefined; id?: string | undefined },
): Promise<void> {
  await write(db, async (tx) => {
    if (secret !== undefined) await deleteSessions(tx, (eb) => eb('secretHash', '=', hashSecret(secret)))
    if (id !== undefined) await deleteSessions(tx, (eb) => eb('id', '=', id))
  })
}

/** The living sessions of a person, the last used first. */
export async function listSessions(
  db: Database,
  me: { userId: string; sessionId: string },
  now = Date.now(),
): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'usedAt'])
    .where('userId', '=', me.userId)
    .where('usedAt', '>', now - idleMs)
    .where('createdAt', '>', now - absoluteMs)
    .orderBy('usedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, isThis: row.id === me.sessionId }))
}

/** Ends one session of a person; another's, or none, is left as it is. Its live connections close. */
export async function endOwnSession(db: Database, userId: string, id: string): Promise<void> {
  await write(db, (tx) => deleteSessions(tx, (eb) => eb.and([eb('userId', '=', userId), eb('id', '=', id)])))
}

/** Ends all sessions of a person but the one that asks. Their live connections close. */
export async function endOtherSessions(db: Database, me: { userId: string; sessionId: string }): Promise<void> {
  await write(db, (tx) => endSessionsOf(tx, me.userId, me.sessionId))
}

/** Ends all sessions of a person within a transaction, but for one that may stay; their live connections close. */
export async function endSessionsOf(tx: Writing, userId: string, exceptId?: string): Promise<void> {
  await deleteSessions(tx, (eb) =>
    exceptId === undefined ? eb('userId', '=', userId) : eb.and([eb('userId', '=', userId), eb('id', '!=', exceptId)]),
  )
}

async function deleteSessions(
  tx: Writing,
  which: (eb: ExpressionBuilder<Tables, 'sessions'>) => Expression<SqlBool>,
): Promise<void> {
  const ended = await tx.deleteFrom('sessions').where(which).returning('id').execute()
  const topics = ended.map(({ id }) => `sessions/${id}` as const)
  if (topics.length > 0) announce(tx, [...topics, 'identities'], { kind: 'sessionEnded' })
}

/** Removes sessions that have ended by age. */
export async function sweepSessions(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('usedAt', '<=', now - idleMs), eb('createdAt', '<=', now - absoluteMs)]))
    .execute()
}

/** Who stands behind a session that still lives; `undefined` after logout, and while the account is suspended. */
export async function findIdentity(db: Database, sessionId: string): Promise<Identity | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id as userId', 'sessions.id as sessionId', 'username', 'email', 'role'])
    .where('sessions.id', '=', sessionId)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst()
}
