import { type Brand } from '../../contract/choices.ts'
import { type FollowedPerson } from '../../contract/user.ts'
import { silenceTest } from '../blocks/blocks-store.ts'
import { listed } from '../cars/car-visibility-store.ts'
import { type Database } from '../db/database.ts'
import { followedAmong } from '../users/follow-store.ts'
import { personOf, selectPeople } from '../users/visible-person-store.ts'

const maxPeople = 6
/** Number of the newest offers of a brand whose sellers are counted, so that the cost does not grow with the store. */
const offersRead = 200

/** Number of the newest offers that are searched for a region, as no index has regions. */
const offersOfRegions = 1000

/**
 * Sellers whom a person might follow, those with most of the newest offers first: of the brands of the person's saved
 * cars, then of the regions of these and of the person's own offers, else of any. Without the person and without people
 * whom they follow or exclude.
 */
export async function suggestPeople(db: Database, userId: string): Promise<FollowedPerson[]> {
  const { brands, regions } = await interestsOf(db, userId)
  const ofBrands: string[] = []
  // Brand by brand: the index finds the newest offers of one brand, not of several.
  for (const brand of brands) ofBrands.push(...(await sellersOfNewest(db, brand)))
  const near = [
    ...(await mostOffering(db, userId, ofBrands)),
    ...(await mostOffering(db, userId, await sellersInRegions(db, regions))),
  ]
  const some = near.length > 0 ? near : await mostOffering(db, userId, await sellersOfNewest(db))
  const sellerIds = [...new Set(some)].slice(0, maxPeople)
  if (sellerIds.length === 0) return []
  const people = await selectPeople(db, { userId })
    .where('users.id', 'in', sellerIds)
    .where('directoryShown', '=', 'shown')
    .execute()
  return people
    .toSorted((a, b) => sellerIds.indexOf(a.id) - sellerIds.indexOf(b.id))
    .map((person) => ({ ...personOf(person), isFollowed: false }))
}

/** The brands of the person's saved cars, and the regions of these and of the person's own offers. */
async function interestsOf(db: Database, userId: string): Promise<{ brands: Set<Brand>; regions: Set<string> }> {
  const saved = await db
    .selectFrom('savedCars')
    .innerJoin('cars', 'cars.id', 'savedCars.carId')
    .select(['brand', 'region'])
    .where('userId', '=', userId)
    .execute()
  const own = await db.selectFrom('cars').select('region').where('ownerId', '=', userId).limit(offersRead).execute()
  return {
    brands: new Set(saved.map(({ brand }) => brand)),
    regions: new Set([...saved, ...own].flatMap(({ region }) => region ?? [])),
  }
}

/** The sellers of these offers, those with most first, without people whom the person follows or excludes. */
async function mostOffering(db: Database, userId: string, sellers: string[]): Promise<string[]> {
  const known = await knownPeople(db, userId, [...new Set(sellers)])
  const offers = Map.groupBy(sellers, (id) => id)
  return [...offers]
    .filter(([id]) => id !== userId && !known.has(id))
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([id]) => id)
}

/** The sellers of the newest offers of a brand, or of all offers. */
async function sellersOfNewest(db: Database, brand?: Brand): Promise<string[]> {
  const rows = await db
    .selectFrom('cars')
    .select('ownerId')
    .where(listed)
    .$if(brand !== undefined, (query) => query.where('brand', '=', brand!))
    .orderBy('cars.id', 'desc')
    .limit(offersRead)
    .execute()
  return rows.map(({ ownerId }) => ownerId)
}

async function sellersInRegions(db: Database, regions: Set<string>): Promise<string[]> {
  if (regions.size === 0) return []
  const rows = await db
    .selectFrom('cars')
    .select(['ownerId', 'region'])
    .where(listed)
    .orderBy('cars.id', 'desc')
    .limit(offersOfRegions)
    .execute()
  return rows.flatMap(({ ownerId, region }) => (region !== null && regions.has(region) ? ownerId : []))
}

/** The ones of `ids` whom the person follows, excludes, mutes, or is blocked with. */
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
  const isSilent = await silenceTest(db, [userId])
  return new Set([...followed, ...leftOut.map(({ value }) => value), ...ids.filter((id) => isSilent(userId, id))])
}
