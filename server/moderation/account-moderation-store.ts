import { roles, type AccountState, type Role } from '../../contract/moderation.ts'
import { endSessionsOf } from '../auth/session-store.ts'
import { changeTotal } from '../cars/car-totals-store.ts'
import { write, type Database, type Writing } from '../db/database.ts'
import { lockRow } from '../db/locks.ts'
import { type CarRow } from '../db/car-tables.ts'
import { fail } from '../errors.ts'
import { announce } from '../live/announce.ts'
import { announceCars, announceCommentsGone } from '../live/announce-many.ts'
import { addToAudit, type Actor } from './audit-store.ts'

/**
 * Suspends an account or restores it; what it is already is left as it is. People judge those of lower roles only, the
 * command line everybody. Fails with `notFound` or `notYours`.
 */
export async function moderateAccount(
  db: Database,
  actor: Actor,
  { id, state, reason }: AccountState & { id: string },
): Promise<void> {
  await write(db, async (tx) => {
    await lockRow(tx, 'users', id)
    const account = await tx.selectFrom('users').select(['role', 'suspendedAt']).where('id', '=', id).executeTakeFirst()
    if (!account) fail('notFound')
    if (actor.id !== null && !isAbove(actor.role, account.role)) fail('notYours')
    const isSuspended = account.suspendedAt !== null
    if (isSuspended === (state === 'suspended')) return
    await (isSuspended ? restore(tx, id) : suspend(tx, id))
    announce(tx, ['people'], { kind: 'kindChanged' })
    await addToAudit(tx, actor, { action: isSuspended ? 'restore' : 'suspend', kind: 'account', targetId: id, reason })
  })
}

/** Gives an account a role; the one it has already is left as it is. Fails with `notFound`. */
export async function giveRole(db: Database, actor: Actor, { id, role }: { id: string; role: Role }): Promise<void> {
  await write(db, async (tx) => {
    await lockRow(tx, 'users', id)
    const account = await tx.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst()
    if (!account) fail('notFound')
    if (account.role === role) return
    await tx.updateTable('users').set({ role }).where('id', '=', id).execute()
    announce(tx, ['identities'], { kind: 'kindChanged' })
    const reason = `${account.role} to ${role}`
    await addToAudit(tx, actor, { action: 'role', kind: 'account', targetId: id, reason })
  })
}

/** The id of the account of an e-mail in lower case, suspended or not. */
export async function findAccountId(db: Database, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

function isAbove(role: Role, other: Role): boolean {
  return roles.indexOf(role) > roles.indexOf(other)
}

/** All sessions end; offers and comments are seen by nobody until the account is restored. */
async function suspend(tx: Writing, id: string): Promise<void> {
  const suspendedAt = Date.now()
  await tx.updateTable('users').set({ suspendedAt }).where('id', '=', id).execute()
  await endSessionsOf(tx, id)
  const offers = await setOwnerSuspendedAt(tx, id, suspendedAt)
  await changeTotal(tx, { by: -offers.filter((offer) => offer.unlistedAt === null).length, changed: idsOf(offers) })
  announceCars(tx, 'carsGone', idsOf(offers))
  const comments = await tx
    .selectFrom('comments')
    .select(['id', 'carId'])
    .where('senderId', '=', id)
    .where('hiddenAt', 'is', null)
    .execute()
  announceCommentsGone(tx, comments)
}

/** Offers come back as new ones do; comments stand there again for who looks next. */
async function restore(tx: Writing, id: string): Promise<void> {
  await tx.updateTable('users').set({ suspendedAt: null }).where('id', '=', id).execute()
  const offers = await setOwnerSuspendedAt(tx, id, null)
  await changeTotal(tx, { by: offers.filter((offer) => offer.unlistedAt === null).length, changed: idsOf(offers) })
  announceCars(tx, 'carsAdded', idsOf(offers))
}

type Offer = Pick<CarRow, 'id' | 'unlistedAt'>

/** Answers those offers that no moderator has hidden. */
async function setOwnerSuspendedAt(tx: Writing, ownerId: string, ownerSuspendedAt: number | null): Promise<Offer[]> {
  const rows = await tx
    .updateTable('cars')
    .set({ ownerSuspendedAt })
    .where('ownerId', '=', ownerId)
    .returning(['id', 'hiddenAt', 'unlistedAt'])
    .execute()
  return rows.filter((row) => row.hiddenAt === null)
}

function idsOf(offers: Offer[]): string[] {
  return offers.map((offer) => offer.id)
}
