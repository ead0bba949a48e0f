import { type Brand } from '../../contract/choices.ts'
import { type FollowedPerson } from '../../contract/user.ts'
import { listed } from '../cars/car-visibility-store.ts'
import { type Database } from '../db/database.ts'
import { followedAmong } from '../users/follow-store.ts'
import { selectPeople } from '../users/visible-person-store.ts'

const most = 6
/** Of so many of the newest offers of a brand the sellers are counted, so that the cost does not grow with the store. */
const offersRead = 200

/**
 * Sellers whom a person might follow, those with most of the newest offers first: of the brands of the person's saved
 * cars, else of any. Nobody whom the person follows or leaves out, and not the person.
 */
export async function suggestPeople(db: Database, userId: string): Promise<FollowedPerson[]> {
  const brands = await savedBrands(db, userId)
  const ofBrands = await sellersOf(db, userId, brands)
  const sellerIds = ofBrands.length > 0 ? ofBrands : await sellersOf(db, userId, [null])
  if (sellerIds.length === 0) return []
  const people = await selectPeople(db, { userId }).where('users.id', 'in', sellerIds).execute()
  return people
    .toSorted((a, b) => sellerIds.indexOf(a.id) - sellerIds.indexOf(b.id))
    .map(({ id, username, email, gender }) => ({ id, username, email, gender, isFollowed: false }))
}

async function savedBrands(db: Database, userId: string): Promise<Brand[]> {
  const rows = await db
    .selectFrom('savedCars')
    .innerJoin('cars', 'cars.id', 'savedCars.carId')
    .select('brand')
    .distinct()
    .where('userId', '=', userId)
    .execute()
  return rows.map(({ brand }) => brand)
}

/** The sellers of the newest offers of these brands; without brands, of the newest of all. */
async function sellersOf(db: Database, userId: string, brands: (Brand | null)[]): Promise<string[]> {
  const newest: string[] = []
  // Brand by brand: the index finds the newest of one, but not of several.
  for (const brand of brands) newest.push(...(await sellersOfNewest(db, brand)))
  const known = await knownPeople(db, userId, [...new Set(newest)])
  const offers = Map.groupBy(newest, (id) => id)
  return [...offers]
    .filter(([id]) => id !== userId && !known.has(id))
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, most)
    .map(([id]) => id)
}

async function sellersOfNewest(db: Database, brand: Brand | null): Promise<string[]> {
  const rows = await db
    .selectFrom('cars')
    .select('ownerId')
    .where(listed)
    .$if(brand !== null, (query) => query.where('brand', '=', brand))
    .orderBy('cars.id', 'desc')
    .limit(offersRead)
    .execute()
  return rows.map(({ ownerId }) => ownerId)
}

/** Those of the people whom the person follows or leaves out. */
async function knownPeople(db: Database, userId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const followed = await followedAmong(db, userId, ids)
  const leftOut = await db
    .selectFrom('exclusions')
    .select('value')
    .where('userId', '=', userId)
    .where('kind', '=', 'seller')
    .where('value', 'in', ids)
    .execute()
  return new Set([...followed, ...leftOut.map(({ value }) => value)])
}
