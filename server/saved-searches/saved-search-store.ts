import { type Insertable } from 'kysely'
import { wholeBrands } from '../../contract/brand-filter.ts'
import { personal } from '../../contract/limits.ts'
import { bgnRange } from '../../contract/price-range.ts'
import { type NewSavedSearch, type SavedSearchChange } from '../../contract/saved-search.ts'
import { isFiltered, readSearch, searchString, type Search } from '../../contract/search-address.ts'
import { createOnce } from '../db/idempotency-store.ts'
import { write, type Database } from '../db/database.ts'
import { lockForChange } from '../db/locks.ts'
import { type SavedSearchTable } from '../db/personal-tables.ts'
import { fail } from '../errors.ts'

/** A saved search as it is stored, with what was found since its owner looked. */
export type StoredSearch = Pick<SavedSearchTable, 'id' | 'name' | 'address' | 'alert'> & {
  newCount: number
  newest: { carId: string; name: string; at: number } | undefined
}

/** The search behind an address, without what was typed and not understood yet. */
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

/** Saves a search. Fails with `invalid` when it has no filter, `searchesFull`. */
export async function createSavedSearch(
  db: Database,
  userId: string,
  { search: { name, address, alert }, key }: { search: NewSavedSearch; key?: string | undefined },
): Promise<string> {
  const search = searchOf(address)
  if (!isFiltered(search.filters)) fail('invalid', { field: 'address' })
  const created = await createOnce(db, { userId, kind: 'search', key }, async (tx, id) => {
    await lockForChange(tx, 'users', userId)
    const { count } = await tx
      .selectFrom('savedSearches')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= personal.searches) fail('searchesFull')
    const now = Date.now()
    await tx
      .insertInto('savedSearches')
      .values({ id, userId, name, alert, createdAt: now, seenAt: now, ...predicateOf(search) })
      .execute()
  })
  return created.id
}

/** Changes one's own saved search. Fails with `searchGone`. */
export async function changeSavedSearch(
  db: Database,
  userId: string,
  { id, change: { name, alert, isSeen } }: { id: string; change: SavedSearchChange },
): Promise<void> {
  const changed = await write(db, (tx) =>
    tx
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
      .executeTakeFirst(),
  )
  if (!changed) fail('searchGone')
}

/** Deletes one's own saved search; one that is gone is no error. */
export async function deleteSavedSearch(db: Database, userId: string, id: string): Promise<void> {
  await write(db, (tx) => tx.deleteFrom('savedSearches').where('id', '=', id).where('userId', '=', userId).execute())
}

/** What of a search the store itself compares with an offer. */
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
    // An empty one stands for cars that state none.
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
  return hit && { carId: hit.carId, at: hit.at, name: `${hit.brand} ${hit.model}, ${hit.year}` }
}
