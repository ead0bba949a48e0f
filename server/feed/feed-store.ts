import { type FeedEntry, type FeedPage } from '../../contract/feed.ts'
import { isNotableDrop } from '../../contract/price-drop.ts'
import { readCars } from '../cars/car-picture-store.ts'
import { seenBy } from '../cars/car-visibility-store.ts'
import { unmuted } from '../blocks/blocks-store.ts'
import { type Database } from '../db/database.ts'
import { photoOf, pictureOf } from '../users/visible-person-store.ts'

const entriesOfPage = 24

/**
 * Events of the people that a person follows, newest first: new offers, lower prices, sales. Offers that are hidden now,
 * and people whom the person mutes, are left out.
 */
export async function readFeed(db: Database, userId: string, before?: string): Promise<FeedPage> {
  const found = await db
    .selectFrom('carHistory as news')
    .innerJoin('follows', 'follows.followedId', 'news.ownerId')
    .innerJoin('cars', 'cars.id', 'news.carId')
    .innerJoin('users', 'users.id', 'news.ownerId')
    .select(['news.id', 'news.carId', 'news.at', 'news.kind', 'news.value', 'news.note', 'news.ownerId'])
    .select(['users.username', 'users.gender', photoOf('users.id').as('photoId')])
    .select((eb) =>
      eb
        .selectFrom('carHistory as earlier')
        .select('earlier.value')
        .whereRef('earlier.carId', '=', 'news.carId')
        .whereRef('earlier.id', '<', 'news.id')
        .where('earlier.kind', 'in', ['added', 'price'])
        .orderBy('earlier.id', 'desc')
        .limit(1)
        .as('valueBefore'),
    )
    .where('follows.followerId', '=', userId)
    .where(unmuted(userId, 'news.ownerId'))
    .where('cars.hiddenAt', 'is', null)
    .where('cars.ownerSuspendedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('news.kind', 'in', ['added', 'price']),
        eb.and([eb('news.kind', '=', 'state'), eb('news.note', '=', 'sold')]),
      ]),
    )
    .$if(before !== undefined, (query) => query.where('news.id', '<', before ?? ''))
    .orderBy('news.id', 'desc')
    .limit(entriesOfPage + 1)
    .execute()
  const rows = found.slice(0, entriesOfPage)
  const ids = [...new Set(rows.map((row) => row.carId))]
  const cars = await readCars(db, ids, { meant: seenBy(null) })
  const entries = rows.flatMap((row): FeedEntry[] => {
    const car = cars.get(row.carId)?.car
    const isDrop = isNotableDrop(row.valueBefore ?? 0, row.value ?? 0)
    if (!car || (row.kind === 'price' && !isDrop)) return []
    const { id, at, ownerId, username, gender, photoId, value, valueBefore } = row
    const entry = {
      id,
      at,
      owner: { id: ownerId, username, gender, ...pictureOf(photoId) },
      car: { ...car, id: row.carId },
    }
    if (row.kind === 'added') return [{ ...entry, kind: 'added' }]
    if (row.kind === 'state') return [{ ...entry, kind: 'sold' }]
    return [{ ...entry, kind: 'drop', ...(valueBefore !== null && { before: valueBefore }), price: value ?? car.price }]
  })
  return { entries, next: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null }
}
