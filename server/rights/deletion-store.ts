import { endSessionsOf } from '../auth/session-store.ts'
import { type CarRow } from '../db/car-tables.ts'
import { changeTotal } from '../cars/car-totals-store.ts'
import { isRowListed } from '../cars/car-visibility-store.ts'
import { write, type Database, type Writing } from '../db/database.ts'
import { lockRow } from '../db/locks.ts'
import { announce } from '../live/announce.ts'
import { leaveSavedCars } from '../saved/saved-store.ts'
import { announceCars, announceCommentsGone, batches } from '../live/announce-many.ts'
import { announceCounts } from '../users/profile-counts-store.ts'

/** How long people have to change their mind, in ms. */
export const graceMs = 14 * 24 * 60 * 60 * 1000

/** Has an account deleted in 14 days and ends its other sessions; asked again it stays with the first day. */
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

/** Keeps an account after all. */
export async function cancelDeletion(db: Database, userId: string): Promise<void> {
  await write(db, async (tx) => {
    await tx.updateTable('users').set({ deletionAt: null }).where('id', '=', userId).execute()
  })
}

/** The ids of accounts whose 14 days are over. */
export async function dueDeletions(db: Database, now: number): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').where('deletionAt', '<=', now).orderBy('id').execute()
  return rows.map((row) => row.id)
}

/**
 * Deletes an account whose time has come, all of it or nothing: profile, sessions, offers with their comments, comments
 * elsewhere, follows on both sides. Messages stay with those who are still here. Answers the photos whose files nobody
 * shows any more, or `undefined` when its owner has changed their mind meanwhile.
 */
export async function deleteAccount(db: Database, userId: string, now: number): Promise<string[] | undefined> {
  return write(db, async (tx) => {
    await lockRow(tx, 'users', userId)
    const due = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('deletionAt', '<=', now)
      .executeTakeFirst()
    if (!due) return undefined
    await endSessionsOf(tx, userId)
    const others = await deleteFollows(tx, userId)
    const offers = await deleteOffers(tx, userId)
    await deleteComments(tx, userId)
    const photoIds = await leavePhotos(tx, userId)
    await tx.deleteFrom('users').where('id', '=', userId).execute()
    announce(tx, ['people'], { kind: 'kindChanged' })
    await deleteLonelyMessages(tx, userId)
    // Last, as everywhere: every write of an offer waits for it.
    await changeTotal(tx, { by: -offers.filter(isRowListed).length, changed: offers.map((offer) => offer.id) })
    await tx
      .updateTable('totals')
      .set((eb) => ({ count: eb('count', '-', 1), version: eb('version', '+', 1) }))
      .where('name', '=', 'users')
      .execute()
    for (const other of others) await announceCounts(tx, other)
    return photoIds
  })
}

async function deleteOffers(
  tx: Writing,
  userId: string,
): Promise<Pick<CarRow, 'id' | 'hiddenAt' | 'ownerSuspendedAt' | 'unlistedAt'>[]> {
  const cars = await tx
    .deleteFrom('cars')
    .where('ownerId', '=', userId)
    .returning(['id', 'hiddenAt', 'ownerSuspendedAt', 'unlistedAt'])
    .execute()
  await leaveSavedCars(
    tx,
    cars.map((car) => car.id),
  )
  announceCars(
    tx,
    'carsGone',
    cars.map((car) => car.id),
  )
  return cars
}

async function deleteComments(tx: Writing, userId: string): Promise<void> {
  const comments = await tx.deleteFrom('comments').where('senderId', '=', userId).returning(['id', 'carId']).execute()
  announceCommentsGone(tx, comments)
}

/** The same bytes are one photo: what another's offer shows becomes that person's, the others go. */
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
  const left = await tx.deleteFrom('photos').where('ownerId', '=', userId).returning('id').execute()
  return left.map((photo) => photo.id)
}

/** Answers those who followed or were followed: their counts have changed. */
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
    for (const batch of batches(rows)) {
      const ids = batch.map((row) => row.id)
      await tx
        .updateTable('users')
        .set((eb) => ({ [column]: eb(column, '-', 1) }))
        .where('id', 'in', ids)
        .execute()
      const topics = ids.map((id) => `users/${id}` as const)
      announce(tx, topics, { kind: 'childChanged', path, value: null })
    }
  }
  return [...new Set([...followers, ...followed].map((row) => row.id))]
}

/** A conversation goes when neither of its two is here any more. */
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
