import { sql } from 'kysely'
import { type Car } from '../../contract/car.ts'
import { isListed } from '../../contract/car-state.ts'
import { foldedWords } from '../../contract/fold.ts'
import { personal } from '../../contract/limits.ts'
import { modelFamily } from '../../contract/model-family.ts'
import { matches } from '../../contract/search-match.ts'
import { carName } from '../../contract/shown-car.ts'
import { type Writing } from '../db/database.ts'
import { announce } from '../live/announce.ts'
import { searchOf } from './saved-search-store.ts'

const hourMs = 60 * 60 * 1000

/** An offer that came to fit a saved search whose owner is told at once. */
export interface LiveHit {
  userId: string
  searchId: string
  searchName: string
  carId: string
  carName: string
}

/** An offer as it is written. `before` is the offer as it was: what fitted it already is not told again. */
interface WrittenOffer {
  id: string
  car: Car
  before?: Car | undefined
}

/** Finds the saved searches that an offer has come to fit and tells their owners, in the transaction that writes it. */
export async function tellSearches(tx: Writing, offer: WrittenOffer): Promise<void> {
  announceHits(tx, await recordHits(tx, offer))
}

/** Tells of hits, those of one search together, however many offers were written. */
export function announceHits(tx: Writing, hits: LiveHit[]): void {
  for (const ofSearch of Map.groupBy(hits, (hit) => hit.searchId).values()) {
    const { userId, ...newest } = ofSearch.at(-1)!
    announce(tx, [`alerts/${userId}`], { kind: 'searchHit', ...newest, count: ofSearch.length })
  }
}

/**
 * Keeps which saved searches an offer has come to fit; answers those whose owners are told at once. Never one's own
 * offer, never one car twice within 24 hours, nothing that its owner leaves out.
 */
export async function recordHits(tx: Writing, { id, car, before }: WrittenOffer): Promise<LiveHit[]> {
  if (!isListed(car.state ?? 'forSale')) return []
  const wasListed = before !== undefined && isListed(before.state ?? 'forSale')
  const candidates = await selectCandidates(tx, car)
  const fitting = candidates.filter(({ address }) => {
    const { filters } = searchOf(address)
    return matches(car, filters) && !(wasListed && matches(before, filters))
  })
  if (fitting.length === 0) return []
  const at = Date.now()
  const people = [...new Set(fitting.map((search) => search.userId))]
  const quiet = await toldLately(tx, { id, people, since: at - personal.quietHours * hourMs })
  const unwilling = await whoLeavesOut(tx, { id, car, people })
  const hits = fitting.filter(({ userId }) => !quiet.has(userId) && !unwilling.has(userId))
  for (const { id: searchId, userId } of hits) {
    await tx
      .insertInto('searchHits')
      .values({ searchId, carId: id, userId, at })
      .onConflict((conflict) => conflict.columns(['searchId', 'carId']).doUpdateSet({ at }))
      .execute()
  }
  const hitCar = { carId: id, carName: carName(car) }
  return hits
    .filter(({ alert }) => alert === 'live')
    .map(({ id: searchId, userId, name }) => ({ userId, searchId, searchName: name, ...hitCar }))
}

/** What the store can say by itself: brand, engine, region, price, year. The rest is judged one by one. */
async function selectCandidates(tx: Writing, { brand, model, engine, region, price, year, owner_id }: Car) {
  const holds = (column: string, ...values: string[]) =>
    sql<boolean>`(${sql.ref(column)} is null or ${sql.join(
      values.map((value) => sql`${sql.ref(column)} like ${`%|${value.replaceAll(/[%_]/gu, '_')}|%`}`),
      sql` or `,
    )})`
  return tx
    .selectFrom('savedSearches')
    .select(['id', 'userId', 'name', 'address', 'alert'])
    .where('alert', '!=', 'off')
    .where('userId', '!=', owner_id)
    .where((eb) => eb.or([eb('priceFrom', 'is', null), eb('priceFrom', '<=', price)]))
    .where((eb) => eb.or([eb('priceTo', 'is', null), eb('priceTo', '>=', price)]))
    .where((eb) => eb.or([eb('yearFrom', 'is', null), eb('yearFrom', '<=', year)]))
    .where((eb) => eb.or([eb('yearTo', 'is', null), eb('yearTo', '>=', year)]))
    .where(holds('brands', brand, `${brand} ${modelFamily(model)}`))
    .where(holds('engines', engine))
    .where(holds('regions', region ?? ''))
    .execute()
}

async function toldLately(
  tx: Writing,
  { id, people, since }: { id: string; people: string[]; since: number },
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('searchHits')
    .select('userId')
    .where('carId', '=', id)
    .where('at', '>', since)
    .execute()
  const told = new Set(rows.map((row) => row.userId))
  return new Set(people.filter((userId) => told.has(userId)))
}

async function whoLeavesOut(
  tx: Writing,
  { id, car, people }: { id: string; car: Car; people: string[] },
): Promise<Set<string>> {
  const rows = []
  for (let at = 0; at < people.length; at += peopleAtOnce) {
    const some = people.slice(at, at + peopleAtOnce)
    rows.push(
      ...(await tx.selectFrom('exclusions').select(['userId', 'kind', 'value']).where('userId', 'in', some).execute()),
    )
  }
  if (rows.length === 0) return new Set()
  const words = new Set(foldedWords([car.brand, car.model, car.description, car.location].join(' ')))
  const isLeftOut = {
    car: (value: string) => value === id,
    seller: (value: string) => value === car.owner_id,
    word: (value: string) => foldedWords(value).every((word) => words.has(word)),
  }
  return new Set(rows.filter(({ kind, value }) => isLeftOut[kind](value)).map((row) => row.userId))
}

const peopleAtOnce = 500
