import { type Language } from '../../contract/language.ts'
import { unblockedPair } from '../blocks/blocks-store.ts'
import { listed } from '../cars/car-visibility-store.ts'
import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'

/** Most offers of one search in a letter. */
const maxOffers = 10

/** A person's daily letter: the new matches of each of their daily searches. */
export interface Digest {
  userId: string
  email: string
  language: Language | null
  searches: { name: string; address: string; offers: { id: string; name: string; price: number }[] }[]
}

/** The digests of all people whose daily searches have matches after `since`. */
export async function readDigests(db: Database, since: number): Promise<Digest[]> {
  const rows = await db
    .selectFrom('searchHits')
    .innerJoin('savedSearches', 'savedSearches.id', 'searchHits.searchId')
    .innerJoin('users', 'users.id', 'savedSearches.userId')
    .innerJoin('cars', 'cars.id', 'searchHits.carId')
    .select([
      'users.id as userId',
      'users.email',
      'users.language',
      'searchId',
      'savedSearches.name',
      'savedSearches.address',
    ])
    .select(['cars.id as carId', 'brand', 'model', 'year', 'cars.price'])
    .where('searchHits.at', '>', since)
    .where('savedSearches.alert', '=', 'daily')
    .where('users.suspendedAt', 'is', null)
    .where('users.deletionAt', 'is', null)
    .where(listed)
    .where(unblockedPair('users.id', 'cars.ownerId'))
    .orderBy('searchHits.at', 'desc')
    .execute()
  return [...Map.groupBy(rows, (row) => row.userId)].map(([userId, ofPerson]) => ({
    userId,
    email: ofPerson[0]?.email ?? '',
    language: ofPerson[0]?.language ?? null,
    searches: [...Map.groupBy(ofPerson, (row) => row.searchId).values()].map((hits) => ({
      name: hits[0]?.name ?? '',
      address: hits[0]?.address ?? '',
      offers: hits
        .slice(0, maxOffers)
        .map(({ carId, brand, model, year, price }) => ({ id: carId, name: `${brand} ${model}, ${year}`, price })),
    })),
  }))
}

/** Claims the digest of a day for this process; answers since when matches are new, or null when it is not due. */
export async function claimDigest(db: Database, now: number, everyMs: number): Promise<number | null> {
  return write(db, async (tx) => {
    await tx
      .insertInto('jobs')
      .values({ name: 'digest', doneAt: now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { doneAt } = await tx
      .selectFrom('jobs')
      .select('doneAt')
      .where('name', '=', 'digest')
      .executeTakeFirstOrThrow()
    if (now - doneAt < everyMs) return null
    const claimed = await tx
      .updateTable('jobs')
      .set({ doneAt: now })
      .where('name', '=', 'digest')
      .where('doneAt', '=', doneAt)
      .returning('name')
      .executeTakeFirst()
    return claimed ? doneAt : null
  })
}
