import { type Expression, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'
import { type Role } from '../../contract/moderation.ts'
import { type ListedSession } from '../../contract/rights.ts'
import { type Database, type Writing } from '../db/database.ts'
import { write, type Alongside } from '../db/write.ts'
import { pushId } from '../db/push-id.ts'
import { type Tables } from '../db/tables.ts'
import { publish } from '../events/publish.ts'
import { hashSecret, randomSecret } from '../lib/random-secret.ts'

const day = 24 * 60 * 60 * 1000

/** Ms without use after which a session ends: 14 days. */
export const idleMs = 14 * day
/** Ms after which a session ends in any case: 30 days. */
export const absoluteMs = 30 * day

/** Maximum sessions of a person, over all browsers and devices. */
export const maxSessions = 50

/** A new session. Only the browser's cookie holds `secret`. */
export interface OpenedSession {
  sessionId: string
  secret: string
  user: { id: string; username: string }
}

/** A condition on sessions: they have not ended by age. */
export function isLive(now: number) {
  return (eb: ExpressionBuilder<Tables, 'sessions'>): ExpressionWrapper<Tables, 'sessions', SqlBool> =>
    eb.and([eb('sessions.usedAt', '>', now - idleMs), eb('sessions.createdAt', '>', now - absoluteMs)])
}

/** The caller by token and live session. */
export interface Identity {
  userId: string
  sessionId: string
  username: string
  email: string
  role: Role
  hasUsedFactor: boolean
  /** Until when the person may not publish or write, epoch ms. */
  limitedUntil: number | null
  /** Since when the person has an account, epoch ms. */
  memberSince: number
}

/**
 * Opens a session for a person whose password matched this hash; `undefined` when the hash was replaced meanwhile or
 * the account is gone: a new password ends all sessions of the old one, even one that is just beginning.
 */
export async function startSession(
  db: Database,
  { passwordHash, ...user }: { id: string; username: string; passwordHash: string },
  { device, hasUsedFactor, alongside }: { device: string; hasUsedFactor: boolean; alongside?: Alongside | undefined },
): Promise<OpenedSession | undefined> {
  return write(db, async (tx) => {
    // Changes nothing; it locks the row, so that a concurrent change of the password comes before or after.
    const current = await tx
      .updateTable('credentials')
      .set({ passwordHash })
      .where('userId', '=', user.id)
      .where('passwordHash', '=', passwordHash)
      .returning('userId')
      .executeTakeFirst()
    if (current) await alongside?.(tx)
    return current && insertSession(tx, user, { device, hasUsedFactor })
  })
}

/** Opens a session within a transaction. */
export async function insertSession(
  tx: Writing,
  user: { id: string; username: string },
  { device, hasUsedFactor = false, now = Date.now() }: { device: string; hasUsedFactor?: boolean; now?: number },
): Promise<OpenedSession> {
  const secret = randomSecret()
  const times = { createdAt: now, usedAt: now, confirmedAt: now, factorAt: hasUsedFactor ? now : null }
  const session = { id: pushId(now), userId: user.id, secretHash: hashSecret(secret), ...times, device }
  await tx.insertInto('sessions').values(session).execute()
  await endOldest(tx, user.id)
  return { sessionId: session.id, secret, user }
}

/** Ends a person's least recently used sessions beyond the maximum. */
async function endOldest(tx: Writing, userId: string): Promise<void> {
  const oldest = await tx
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('usedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1000)
    .offset(maxSessions)
    .execute()
  const ids = oldest.map(({ id }) => id)
  if (ids.length > 0) await deleteSessions(tx, (eb) => eb('id', 'in', ids))
}

/** Marks the live session of a cookie's secret as used and returns it; `undefined` when there is none. */
export async function touchSession(
  db: Database,
  secret: string,
  now = Date.now(),
): Promise<Omit<OpenedSession, 'secret'> | undefined> {
  return write(db, async (tx) => {
    const session = await tx
      .updateTable('sessions')
      .set({ usedAt: now })
      .where('secretHash', '=', hashSecret(secret))
      .where(isLive(now))
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

/** Ends the session of a cookie's secret and the one with this id, where given; their live connections close. */
export async function endSession(
  db: Database,
  { secret, id }: { secret?: string | undefined; id?: string | undefined },
): Promise<void> {
  await write(db, async (tx) => {
    if (secret !== undefined) await deleteSessions(tx, (eb) => eb('secretHash', '=', hashSecret(secret)))
    if (id !== undefined) await deleteSessions(tx, (eb) => eb('id', '=', id))
  })
}

/** A person's live sessions, the last used first. */
export async function listSessions(
  db: Database,
  me: { userId: string; sessionId: string },
  now = Date.now(),
): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'usedAt'])
    .where('userId', '=', me.userId)
    .where(isLive(now))
    .orderBy('usedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, isThis: row.id === me.sessionId }))
}

/** Ends one of a person's sessions and its live connections; does nothing for a session of somebody else. */
export async function endOwnSession(db: Database, userId: string, id: string): Promise<void> {
  await write(db, (tx) => deleteSessions(tx, (eb) => eb.and([eb('userId', '=', userId), eb('id', '=', id)])))
}

/** Ends a person's sessions except the current one, and their live connections. */
export async function endOtherSessions(db: Database, me: { userId: string; sessionId: string }): Promise<void> {
  await write(db, (tx) => endSessionsOf(tx, me.userId, me.sessionId))
}

/** Ends a person's sessions within a transaction, except one if given, and their live connections. */
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
  if (topics.length > 0) publish(tx, [...topics, 'identities'], { kind: 'sessionEnded' })
}

/** Deletes sessions that have ended by age. */
export async function sweepSessions(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('usedAt', '<=', now - idleMs), eb('createdAt', '<=', now - absoluteMs)]))
    .execute()
}

/** The person of a live session; `undefined` after logout and while the account is suspended. */
export async function findIdentity(db: Database, sessionId: string): Promise<Identity | undefined> {
  return identityOf(await selectIdentity(db).where('sessions.id', '=', sessionId).executeTakeFirst())
}

/** The person of a cookie's secret, without marking the session as used; `undefined` when there is none. */
export async function findIdentityBySecret(
  db: Database,
  secret: string,
  now = Date.now(),
): Promise<Identity | undefined> {
  const row = await selectIdentity(db)
    .where('secretHash', '=', hashSecret(secret))
    .where(isLive(now))
    .executeTakeFirst()
  return identityOf(row)
}

function selectIdentity(db: Database) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id as userId', 'sessions.id as sessionId', 'username', 'email', 'role', 'limitedUntil', 'factorAt'])
    .select('users.createdAt as memberSince')
    .where('suspendedAt', 'is', null)
}

function identityOf(
  row: (Omit<Identity, 'hasUsedFactor'> & { factorAt: number | null }) | undefined,
): Identity | undefined {
  if (!row) return undefined
  const { factorAt, ...identity } = row
  return { ...identity, hasUsedFactor: factorAt !== null }
}
