import { type ExpressionBuilder } from 'kysely'
import { appealMs } from '../../contract/decision.ts'
import { endSessionsOf } from '../auth/session-store.ts'
import { deleteCarRows } from '../cars/car-rows-store.ts'
import { batchesOf } from '../db/batches.ts'
import { type Database, type Writing } from '../db/database.ts'
import { requireFew } from '../db/sweep-guard-store.ts'
import { write } from '../db/write.ts'
import { lockRow } from '../db/locks.ts'
import { type Tables } from '../db/tables.ts'
import { endDealsOfPerson } from '../deals/car-deals-store.ts'
import { publish } from '../events/publish.ts'
import { removeLonely } from '../comments/comment-change-store.ts'
import { leaveCases } from '../reports/old-cases-store.ts'
import { leaveSavedCars } from '../saved/saved-store.ts'
import { publishCars, publishCommentsGone } from '../events/publish-many.ts'
import { publishCounts } from '../users/profile-counts-store.ts'

/** Rows per statement. */
const rowsAtOnce = 200

/** How long people have to change their mind, in ms. */
export const graceMs = 14 * 24 * 60 * 60 * 1000

/**
 * Whose 14 days are over. A suspended account waits for the end of the suspension, at most as long as it can be contested:
 * else whoever asked in time would be back under the same address.
 */
function isDue(now: number) {
  return (eb: ExpressionBuilder<Tables, 'users'>) =>
    eb.and([
      eb('deletionAt', '<=', now),
      eb.or([eb('suspendedAt', 'is', null), eb('suspendedAt', '<=', now - appealMs)]),
    ])
}

/** Schedules the deletion of an account in 14 days and ends its other sessions; asked again, the first day stays. */
export async function askDeletion(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  now = Date.now(),
): Promise<number> {
  return write(db, async (tx) => {
    await tx
      .updateTable('users')
      .set({ deletionAt: now + graceMs })
      .where('id', '=', userId)
      .where('deletionAt', 'is', null)
      .execute()
    await endSessionsOf(tx, userId, sessionId)
    const { deletionAt } = await tx
      .selectFrom('users')
      .select('deletionAt')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return deletionAt ?? now + graceMs
  })
}

/** Cancels the deletion of an account. */
export async function cancelDeletion(db: Database, userId: string): Promise<void> {
  await write(db, async (tx) => {
    await tx.updateTable('users').set({ deletionAt: null }).where('id', '=', userId).execute()
  })
}

/** The ids of accounts whose 14 days are over. */
export async function dueDeletions(db: Database, now: number): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').where(isDue(now)).orderBy('id').execute()
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await requireFew(db, 'accounts', { due: rows.length, all: count, now })
  return rows.map((row) => row.id)
}

/**
 * Deletes an account that is due, in one transaction: profile, sessions, offers with their comments, own comments,
 * follows on both sides. Messages stay for the other person. Answers the photos that no offer shows any more, or
 * `undefined` when its owner has cancelled the deletion meanwhile, or is suspended.
 */
export async function deleteAccount(db: Database, userId: string, now: number): Promise<string[] | undefined> {
  return write(db, async (tx) => {
    await lockRow(tx, 'users', userId)
    const due = await tx.selectFrom('users').select('id').where('id', '=', userId).where(isDue(now)).executeTakeFirst()
    if (!due) return undefined
    await endSessionsOf(tx, userId)
    const others = await deleteFollows(tx, userId)
    await deleteOffers(tx, userId)
    await deleteComments(tx, userId)
    await deleteLonelyMessages(tx, userId)
    await endDealsOfPerson(tx, userId)
    await leaveCases(tx, userId)
    const photoIds = await leavePhotos(tx, userId)
    await tx.deleteFrom('users').where('id', '=', userId).execute()
    publish(tx, ['people'], { kind: 'kindChanged' })
    await tx
      .updateTable('totals')
      .set((eb) => ({ count: eb('count', '-', 1), version: eb('version', '+', 1) }))
      .where('name', '=', 'users')
      .execute()
    for (const other of others) await publishCounts(tx, other)
    return photoIds
  })
}

async function deleteOffers(tx: Writing, userId: string): Promise<void> {
  const cars = await tx.selectFrom('cars').select('id').where('ownerId', '=', userId).execute()
  const ids = cars.map(({ id }) => id)
  await deleteCarRows(tx, ids)
  await leaveSavedCars(tx, ids)
  publishCars(tx, 'carsGone', ids)
}

async function deleteComments(tx: Writing, userId: string): Promise<void> {
  const comments = await tx
    .deleteFrom('comments')
    .where('senderId', '=', userId)
    .returning(['id', 'carId', 'replyTo'])
    .execute()
  publishCommentsGone(tx, comments)
  const answered = new Set(comments.map(({ replyTo }) => replyTo).filter((id) => id !== null))
  for (const ids of batchesOf([...answered], rowsAtOnce)) publishCommentsGone(tx, await removeLonely(tx, ids))
}

/** Gives pictures of sponsors to another operator; without one they go. */
async function leaveLogos(tx: Writing, userId: string): Promise<void> {
  const operators = tx.selectFrom('users').select('id').where('role', '=', 'operator')
  const heir = await operators.where('id', '<>', userId).orderBy('id').limit(1).executeTakeFirst()
  if (!heir) return
  const logos = tx
    .selectFrom('sponsors')
    .select('photoId')
    .where('photoId', 'is not', null)
    .$castTo<{ photoId: string }>()
  await tx
    .updateTable('photos')
    .set({ ownerId: heir.id })
    .where('ownerId', '=', userId)
    .where('id', 'in', logos)
    .execute()
}

/** Gives photos that another's offer, message or profile shows to that person, as equal bytes are one photo, and deletes the others. */
async function leavePhotos(tx: Writing, userId: string): Promise<string[]> {
  const shownElsewhere = await tx
    .selectFrom('photos')
    .innerJoin('pictures', 'pictures.photoId', 'photos.id')
    .innerJoin('cars', 'cars.id', 'pictures.carId')
    .select(['photos.id', 'cars.ownerId'])
    .where('photos.ownerId', '=', userId)
    .execute()
  for (const { id, ownerId } of shownElsewhere) {
    await tx.updateTable('photos').set({ ownerId }).where('id', '=', id).execute()
  }
  const sent = await tx
    .selectFrom('photos')
    .innerJoin('messagePhotos', 'messagePhotos.photoId', 'photos.id')
    .innerJoin('messages', 'messages.id', 'messagePhotos.messageId')
    .innerJoin('users', (join) =>
      join.on((eb) =>
        eb.or([eb('users.id', '=', eb.ref('messages.senderId')), eb('users.id', '=', eb.ref('messages.recipientId'))]),
      ),
    )
    .select(['photos.id', 'users.id as ownerId'])
    .where('photos.ownerId', '=', userId)
    .where('users.id', '<>', userId)
    .execute()
  for (const { id, ownerId } of sent) {
    await tx.updateTable('photos').set({ ownerId }).where('id', '=', id).execute()
  }
  const ofOthers = await tx
    .selectFrom('photos')
    .innerJoin('profiles', 'profiles.photoId', 'photos.id')
    .select(['photos.id', 'profiles.userId as ownerId'])
    .where('photos.ownerId', '=', userId)
    .where('profiles.userId', '<>', userId)
    .execute()
  for (const { id, ownerId } of ofOthers) {
    await tx.updateTable('photos').set({ ownerId }).where('id', '=', id).execute()
  }
  await tx.updateTable('profiles').set({ photoId: null }).where('userId', '=', userId).execute()
  await leaveLogos(tx, userId)
  const left = await tx.deleteFrom('photos').where('ownerId', '=', userId).returning('id').execute()
  return left.map((photo) => photo.id)
}

/** Deletes follows on both sides; answers the other people, whose counts have changed. */
async function deleteFollows(tx: Writing, userId: string): Promise<string[]> {
  const followers = await tx
    .deleteFrom('follows')
    .where('followedId', '=', userId)
    .returning('followerId as id')
    .execute()
  const followed = await tx
    .deleteFrom('follows')
    .where('followerId', '=', userId)
    .returning('followedId as id')
    .execute()
  for (const { column, rows, path } of [
    { column: 'followingCount', rows: followers, path: `/following/${userId}` },
    { column: 'followerCount', rows: followed, path: `/followers/${userId}` },
  ] as const) {
    for (const batch of batchesOf(rows, rowsAtOnce)) {
      const ids = batch.map((row) => row.id)
      await tx
        .updateTable('users')
        .set((eb) => ({ [column]: eb(column, '-', 1) }))
        .where('id', 'in', ids)
        .execute()
      const topics = ids.map((id) => `users/${id}` as const)
      publish(tx, topics, { kind: 'childChanged', path, value: null })
    }
  }
  return [...new Set([...followers, ...followed].map((row) => row.id))]
}

/** Deletes conversations of which both people are deleted. */
async function deleteLonelyMessages(tx: Writing, userId: string): Promise<void> {
  const sides = [
    ['senderId', 'recipientId'],
    ['recipientId', 'senderId'],
  ] as const
  for (const [own, other] of sides) {
    await tx
      .deleteFrom('messages')
      .where(own, '=', userId)
      .where(other, 'not in', (eb) => eb.selectFrom('users').select('id'))
      .execute()
  }
}
