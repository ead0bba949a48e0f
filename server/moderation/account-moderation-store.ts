import { isTimed, type CaseDecision } from '../../contract/decision.ts'
import { roles, type Role } from '../../contract/moderation.ts'
import { deleteFactors } from '../accounts/factor-store.ts'
import { endSessionsOf } from '../auth/session-store.ts'
import { giveBackTime, updateCarRows } from '../cars/car-rows-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { write } from '../db/write.ts'
import { lockRow } from '../db/locks.ts'
import { fail } from '../lib/errors.ts'
import { publish } from '../events/publish.ts'
import { publishCars, publishCommentsGone } from '../events/publish-many.ts'
import { addToAudit, type Actor } from '../auth/audit-store.ts'
import { isReported } from './case-sides-store.ts'

/** What becomes of an account, and why; a suspension for good has no end. */
interface AccountModeration {
  id: string
  state: 'suspended' | 'active'
  reason: string
  until?: number | null
}

/**
 * Suspends an account or restores it; only the end of a suspension can change when it is in this state already. Answers
 * whether something changed. People moderate lower roles only, the command line everybody. Fails with `notFound` or
 * `notYours`.
 */
export async function moderateAccountIn(
  tx: Writing,
  actor: Actor,
  { id, state, reason, until = null }: AccountModeration,
): Promise<boolean> {
  const { suspendedAt, suspendedUntil } = await lockLower(tx, actor, id)
  const isSuspended = suspendedAt !== null
  const wantsSuspended = state === 'suspended'
  if (isSuspended === wantsSuspended && (!isSuspended || suspendedUntil === until)) return false
  if (isSuspended !== wantsSuspended) {
    await (isSuspended ? restore(tx, id, suspendedAt) : suspend(tx, id))
    publish(tx, ['people'], { kind: 'kindChanged' })
  }
  await tx
    .updateTable('users')
    .set({ suspendedUntil: wantsSuspended ? until : null })
    .where('id', '=', id)
    .execute()
  const action = wantsSuspended ? 'suspend' : 'restore'
  await addToAudit(tx, actor, { action, kind: 'account', targetId: id, reason })
  return true
}

/** Ends what ends by itself. */
export const clock: Actor = { id: null, name: 'clock', role: 'operator' }

/** Limited until the end of time. */
export const forGood = 8_640_000_000_000_000

/** What a limit keeps a person from, with the actions that set and end it. */
const limits = {
  limitedUntil: ['limit', 'unlimit'],
  reportsLimitedUntil: ['limitReports', 'unlimitReports'],
} as const

/**
 * Keeps a person from publishing and writing, or from reporting, until a time, or lets them again with null. Answers and
 * fails as `moderateAccountIn` does. Nobody of whom a report waits pauses reports, whosever they are: a refusal for some
 * would tell who it was. That fails with `ownReports`.
 */
export async function limitAccountIn(
  tx: Writing,
  actor: Actor,
  { id, limit, until, reason }: { id: string; limit: keyof typeof limits; until: number | null; reason: string },
): Promise<boolean> {
  const { [limit]: before } = await lockLower(tx, actor, id)
  if (before === until) return false
  if (limit === 'reportsLimitedUntil' && until !== null && (await isReported(tx, actor))) fail('ownReports')
  await tx
    .updateTable('users')
    .set({ [limit]: until })
    .where('id', '=', id)
    .execute()
  publish(tx, ['identities'], { kind: 'kindChanged' })
  const action = limits[limit][until === null ? 1 : 0]
  await addToAudit(tx, actor, { action, kind: 'account', targetId: id, reason })
  return true
}

/** An account that the actor may moderate, locked. */
async function lockLower(tx: Writing, actor: Actor, id: string) {
  await lockRow(tx, 'users', id)
  const account = await tx
    .selectFrom('users')
    .select(['role', 'suspendedAt', 'suspendedUntil', 'limitedUntil', 'reportsLimitedUntil'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account) fail('notFound')
  if (actor.id !== null && !isAbove(actor.role, account.role)) fail('notYours')
  return account
}

/** Whether a person is suspended or limited already, by what a decision would do; locks the account. */
export async function isTakenAlready(
  tx: Writing,
  { personId }: { personId: string | null },
  decision: CaseDecision,
): Promise<boolean> {
  if (personId === null || !isTimed(decision)) return false
  await lockRow(tx, 'users', personId)
  const account = await tx
    .selectFrom('users')
    .select(['suspendedAt', 'limitedUntil', 'reportsLimitedUntil'])
    .where('id', '=', personId)
    .executeTakeFirst()
  if (!account) return false
  if (decision === 'suspend') return account.suspendedAt !== null
  const until = decision === 'limit' ? account.limitedUntil : account.reportsLimitedUntil
  return (until ?? 0) > Date.now()
}

/** Whether an actor may act on the account of a person, if there is one. */
export async function isLowerThan(db: Database, actor: Actor, id: string | null): Promise<boolean> {
  if (actor.id === null || id === null) return true
  const account = await db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst()
  return account === undefined || isAbove(actor.role, account.role)
}

/** Restores accounts whose suspension is over. Answers how many. */
export async function endSuspensions(db: Database, now = Date.now()): Promise<number> {
  const due = await db
    .selectFrom('users')
    .select('id')
    .where('suspendedUntil', '<=', now)
    .where('suspendedAt', 'is not', null)
    .limit(100)
    .execute()
  for (const { id } of due) await write(db, (tx) => endSuspension(tx, id, now))
  return due.length
}

async function endSuspension(tx: Writing, id: string, now: number): Promise<void> {
  const { suspendedUntil } = await lockLower(tx, clock, id)
  // A moderator may have changed the end meanwhile.
  if (suspendedUntil === null || suspendedUntil > now) return
  await moderateAccountIn(tx, clock, { id, state: 'active', reason: 'The suspension is over.' })
}

/** Ends all sessions of an account. */
export async function endAllSessions(
  db: Database,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await write(db, async (tx) => {
    await endSessionsOf(tx, id)
    await addToAudit(tx, actor, { action: 'endSessions', kind: 'account', targetId: id, reason })
  })
}

/** Removes the second factors of an account, of somebody who lost them, and ends its sessions. */
export async function removeFactors(
  db: Database,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await write(db, async (tx) => {
    await deleteFactors(tx, id)
    await endSessionsOf(tx, id)
    await addToAudit(tx, actor, { action: 'removeFactors', kind: 'account', targetId: id, reason })
  })
}

/** Gives an account a role; nothing happens when it has it already. Fails with `notFound`. */
export async function giveRole(db: Database, actor: Actor, { id, role }: { id: string; role: Role }): Promise<void> {
  await write(db, async (tx) => {
    await lockRow(tx, 'users', id)
    const account = await tx.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst()
    if (!account) fail('notFound')
    if (account.role === role) return
    await tx.updateTable('users').set({ role }).where('id', '=', id).execute()
    publish(tx, ['identities'], { kind: 'kindChanged' })
    const reason = `${account.role} to ${role}`
    await addToAudit(tx, actor, { action: 'role', kind: 'account', targetId: id, reason })
  })
}

/** The id of the account with an e-mail in lower case, suspended or not. */
export async function findAccountId(db: Database, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

function isAbove(role: Role, other: Role): boolean {
  return roles.indexOf(role) > roles.indexOf(other)
}

/** Ends all sessions, and hides offers and comments from everybody until the account is restored. */
async function suspend(tx: Writing, id: string): Promise<void> {
  const suspendedAt = Date.now()
  await tx.updateTable('users').set({ suspendedAt }).where('id', '=', id).execute()
  await endSessionsOf(tx, id)
  const offers = await setOwnerSuspendedAt(tx, id, suspendedAt)
  publishCars(tx, 'carsGone', offers)
  const comments = await tx
    .selectFrom('comments')
    .select(['id', 'carId'])
    .where('senderId', '=', id)
    .where('hiddenAt', 'is', null)
    .execute()
  publishCommentsGone(tx, comments)
}

/** Publishes offers as new ones; comments show at the next read. */
async function restore(tx: Writing, id: string, since: number): Promise<void> {
  await tx.updateTable('users').set({ suspendedAt: null }).where('id', '=', id).execute()
  const offers = await setOwnerSuspendedAt(tx, id, null)
  await giveBackTime(tx, offers, Date.now() - since)
  publishCars(tx, 'carsAdded', offers)
}

/** Answers the ids of the offers that no moderator has hidden. */
async function setOwnerSuspendedAt(tx: Writing, ownerId: string, ownerSuspendedAt: number | null): Promise<string[]> {
  const offers = await tx.selectFrom('cars').select(['id', 'hiddenAt']).where('ownerId', '=', ownerId).execute()
  await updateCarRows(
    tx,
    offers.map(({ id }) => id),
    { ownerSuspendedAt },
  )
  return offers.filter(({ hiddenAt }) => hiddenAt === null).map(({ id }) => id)
}
