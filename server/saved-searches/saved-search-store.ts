import { type Insertable } from 'kysely'
import { wholeBrands } from '../../contract/brand-filter.ts'
import { personal } from '../../contract/limits.ts'
import { bgnRange } from '../../contract/price-range.ts'
import { type NewSavedSearch, type SavedSearchChange } from '../../contract/saved-search.ts'
import { datedCarName } from '../../contract/shown-car.ts'
import { feedQuery, isFiltered, readSearch, searchString, type Search } from '../../contract/search-address.ts'
import { unreadParams } from '../../contract/unread-filters.ts'
import { createOnce, type SentKey } from '../db/idempotency-store.ts'
import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { lockForChange } from '../db/locks.ts'
import { type SavedSearchTable } from '../db/personal-tables.ts'
import { fail } from '../lib/errors.ts'
import { readNotices } from '../happenings/read-notices-store.ts'

/** A saved search as it is stored, with its matches since its owner last looked. */
export type StoredSearch = Pick<SavedSearchTable, 'id' | 'name' | 'address' | 'alert'> & {
  newCount: number
  newest: { carId: string; name: string; at: number } | undefined
}

/** The search of an address, without words that are not understood yet. */
export function searchOf(address: string): Search {
  return { ...readSearch(new URLSearchParams(address)), q: '' }
}

/** A person's saved searches, newest first. */
export async function listStoredSearches(db: Database, userId: string): Promise<StoredSearch[]> {
  const searches = await db
    .selectFrom('savedSearches')
    .select(['id', 'name', 'address', 'alert', 'seenAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  return Promise.all(
    searches.map(async ({ seenAt, ...search }) => {
      const { count } = await db
        .selectFrom('searchHits')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('searchId', '=', search.id)
        .where('at', '>', seenAt)
        .executeTakeFirstOrThrow()
      return { ...search, newCount: Number(count), newest: await newestHit(db, search.id) }
    }),
  )
}

/**
 * Saves a search once, in whatever order it is listed. Fails with `invalid` when it has no filter or one that cannot be
 * read, `searchesFull`.
 */
export async function createSavedSearch(
  db: Database,
  userId: string,
  { search: { name, address, alert }, key }: { search: NewSavedSearch; key?: SentKey | undefined },
): Promise<string> {
  const search = searchOf(address)
  // Without one of its filters it would tell of every offer.
  const isUnread = unreadParams(new URLSearchParams(address)).length > 0
  if (!isFiltered(search.filters) || isUnread) fail('invalid', { field: 'address' })
  const same = (await addressesOf(db, userId)).find((other) => feedQuery(searchOf(other.address)) === feedQuery(search))
  if (same) return same.id
  const created = await createOnce(db, { userId, kind: 'search', key }, async (tx, id) => {
    await lockForChange(tx, 'users', userId)
    if ((await addressesOf(tx, userId)).length >= personal.searches) fail('searchesFull')
    const now = Date.now()
    await tx
      .insertInto('savedSearches')
      .values({ id, userId, name, alert, createdAt: now, seenAt: now, ...predicateOf(search) })
      .execute()
  })
  return created.id
}

/** Changes the person's own saved search. Fails with `searchGone`. */
export async function changeSavedSearch(
  db: Database,
  userId: string,
  { id, change: { name, alert, isSeen } }: { id: string; change: SavedSearchChange },
): Promise<void> {
  const changed = await write(db, async (tx) => {
    if (isSeen) await readNotices(tx, userId, { types: ['searchHit'], subject: id })
    return tx
      .updateTable('savedSearches')
      .set({
        ...(name !== undefined && { name }),
        ...(alert !== undefined && { alert }),
        ...(isSeen && { seenAt: Date.now() }),
        userId,
      })
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirst()
  })
  if (!changed) fail('searchGone')
}

/** Deletes the person's own saved search; a missing one is no error. */
export async function deleteSavedSearch(db: Database, userId: string, id: string): Promise<void> {
  await write(db, (tx) => tx.deleteFrom('savedSearches').where('id', '=', id).where('userId', '=', userId).execute())
}

async function addressesOf(db: Database, userId: string): Promise<{ id: string; address: string }[]> {
  return db.selectFrom('savedSearches').select(['id', 'address']).where('userId', '=', userId).execute()
}

/** The part of a search that the store compares with offers itself. */
function predicateOf(
  search: Search,
): Pick<
  Insertable<SavedSearchTable>,
  'address' | 'brands' | 'engines' | 'regions' | 'priceFrom' | 'priceTo' | 'yearFrom' | 'yearTo'
> {
  const { filters } = search
  const price = bgnRange(filters)
  return {
    address: searchString(search),
    brands: listText([...wholeBrands(filters), ...filters.model]),
    engines: listText(filters.engine),
    // An empty region matches cars without one.
    regions: listText(filters.orUnknown.includes('region') ? [...filters.region, ''] : filters.region),
    priceFrom: price.from ?? null,
    priceTo: price.to ?? null,
    yearFrom: filters.year.from ?? null,
    yearTo: filters.year.to ?? null,
  }
}

function listText(values: readonly string[]): string | null {
  return values.length === 0 ? null : `|${values.join('|')}|`
}

async function newestHit(db: Database, searchId: string): Promise<StoredSearch['newest']> {
  const hit = await db
    .selectFrom('searchHits')
    .innerJoin('cars', 'cars.id', 'searchHits.carId')
    .select(['carId', 'at', 'brand', 'model', 'year'])
    .where('searchId', '=', searchId)
    .where('cars.hiddenAt', 'is', null)
    .where('cars.ownerSuspendedAt', 'is', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return hit && { carId: hit.carId, at: hit.at, name: datedCarName(hit) }
}
