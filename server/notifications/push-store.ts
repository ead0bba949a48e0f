import webPush from 'web-push'
import { type NewPushSubscription } from '../../contract/push.ts'
import { isLive } from '../auth/session-store.ts'
import { isPostgres, type Database } from '../db/database.ts'
import { type NoticeTable, type PushKeyTable, type PushSubscriptionTable } from '../db/notice-tables.ts'
import { write } from '../db/write.ts'

/** Browsers of a person that receive pushes; the oldest goes when there are more. */
const maxSubscriptions = 20
/** Notices that are pushed at once. */
const pushesAtOnce = 50
/** Ms after which a push is sent again whose process died. */
const leaseMs = 60_000

/** The server's own keys for pushes; made when there are none, once for all processes. */
export async function pushKeys(db: Database): Promise<PushKeyTable> {
  const known = await db.selectFrom('pushKeys').selectAll().executeTakeFirst()
  if (known) return known
  await write(db, (tx) =>
    tx
      .insertInto('pushKeys')
      .values({ id: 1, ...webPush.generateVAPIDKeys() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  )
  return db.selectFrom('pushKeys').selectAll().executeTakeFirstOrThrow()
}

/**
 * Subscribes a browser, or gives its address new keys and the person who is logged in there now. A session is one
 * browser, so the address that it had before ends.
 */
export async function subscribePush(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  { endpoint, p256dh, auth }: NewPushSubscription,
): Promise<void> {
  const row = { userId, sessionId, p256dh, auth, createdAt: Date.now() }
  await write(db, async (tx) => {
    await tx
      .insertInto('pushSubscriptions')
      .values({ endpoint, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute()
    await tx
      .deleteFrom('pushSubscriptions')
      .where('sessionId', '=', sessionId)
      .where('endpoint', '!=', endpoint)
      .execute()
    const beyond = tx
      .selectFrom('pushSubscriptions')
      .select('endpoint')
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .limit(1000)
      .offset(maxSubscriptions)
    await tx.deleteFrom('pushSubscriptions').where('endpoint', 'in', beyond).execute()
  })
}

/** Ends the person's own subscription of an address; another's stays. */
export async function endPush(db: Database, userId: string, endpoint: string): Promise<void> {
  await write(db, (tx) =>
    tx.deleteFrom('pushSubscriptions').where('endpoint', '=', endpoint).where('userId', '=', userId).execute(),
  )
}

/** Removes a dead subscription, but not one that took its address meanwhile. */
export async function dropSubscription(
  db: Database,
  { endpoint, p256dh, auth }: Pick<PushSubscriptionTable, 'endpoint' | 'p256dh' | 'auth'>,
): Promise<void> {
  await write(db, (tx) =>
    tx
      .deleteFrom('pushSubscriptions')
      .where('endpoint', '=', endpoint)
      .where('p256dh', '=', p256dh)
      .where('auth', '=', auth)
      .execute(),
  )
}

/** Takes notices that are due to be pushed, for this process alone and for a minute. */
export async function takePushes(db: Database, now: number): Promise<NoticeTable[]> {
  return write(db, async (tx) => {
    const due = tx.selectFrom('notices').select('id').where('pushAt', '<=', now).orderBy('pushAt').limit(pushesAtOnce)
    return tx
      .updateTable('notices')
      .set({ pushAt: now + leaseMs })
      .where('id', 'in', isPostgres(tx) ? due.forUpdate().skipLocked() : due)
      .returningAll()
      .execute()
  })
}

/** Notes that a notice was pushed, unless it happened again meanwhile; `retry` says when, and to whom, it is pushed again. */
export async function settlePush(
  db: Database,
  { id, pushAt }: NoticeTable,
  retry: { at: number; endpoints: string[] } | null,
): Promise<void> {
  const change = { pushAt: retry?.at ?? null, pushTo: retry && JSON.stringify(retry.endpoints) }
  await write(db, (tx) =>
    tx.updateTable('notices').set(change).where('id', '=', id).where('pushAt', '=', pushAt).execute(),
  )
}

/** The subscriptions that a notice is pushed to now: of its person, in sessions that have not ended by age. */
export async function subscriptionsFor(
  db: Database,
  { userId, pushTo }: Pick<NoticeTable, 'userId' | 'pushTo'>,
  now: number,
): Promise<PushSubscriptionTable[]> {
  const subscriptions = await db
    .selectFrom('pushSubscriptions')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .selectAll('pushSubscriptions')
    .where('pushSubscriptions.userId', '=', userId)
    .where(isLive(now))
    .execute()
  const left = pushTo === null ? null : (JSON.parse(pushTo) as string[])
  return left ? subscriptions.filter(({ endpoint }) => left.includes(endpoint)) : subscriptions
}
