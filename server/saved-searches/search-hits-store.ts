import { type Car } from '../../contract/car.ts'
import { isListed } from '../../contract/car-state.ts'
import { foldedWords } from '../../contract/fold.ts'
import { personal } from '../../contract/limits.ts'
import { matches } from '../../contract/search-match.ts'
import { carName } from '../../contract/shown-car.ts'
import { type Search } from '../../contract/search-address.ts'
import { silenceTest } from '../blocks/blocks-store.ts'
import { batchesOf } from '../db/batches.ts'
import { type Writing } from '../db/database.ts'
import { publish } from '../events/publish.ts'
import { notify } from '../happenings/notify-store.ts'
import { findCandidates, type Candidate } from './search-candidates-store.ts'
import { searchOf } from './saved-search-store.ts'

const hourMs = 60 * 60 * 1000

/** A match of a saved search whose owner is notified at once. */
export interface LiveHit {
  userId: string
  searchId: string
  searchName: string
  carId: string
  carName: string
}

/** A written offer, and in `before` its former value, whose matches are not new. */
interface WrittenOffer {
  id: string
  car: Car
  before?: Car | undefined
}

/** Records and publishes which saved searches offers newly match, in the transaction that writes the offers. */
export async function tellSearches(tx: Writing, offers: WrittenOffer[]): Promise<void> {
  const listed = offers.filter(isOfferListed).map(({ car }) => car)
  if (listed.length === 0) return
  publishHits(tx, await recordHits(tx, offers, await findCandidates(tx, listed)))
}

/** Publishes hits, one event for each search. */
export function publishHits(tx: Writing, hits: LiveHit[]): void {
  for (const ofSearch of Map.groupBy(hits, (hit) => hit.searchId).values()) {
    const { userId, ...newest } = ofSearch.at(-1)!
    publish(tx, [`alerts/${userId}`], { kind: 'searchHit', ...newest, count: ofSearch.length })
    const { searchId, carId, searchName: search, carName: car } = newest
    const details = { search, car }
    notify(tx, { type: 'searchHit', to: [userId], subject: searchId, carId, count: ofSearch.length, details })
  }
}

/**
 * Records which of the candidates (`findCandidates`) offers newly match; answers the hits of live alerts. A person's
 * own offers, cars matched within the last 24 hours, excluded ones, and those of people of a block or mute do not
 * count.
 */
export async function recordHits(
  tx: Writing,
  offers: WrittenOffer[],
  candidates: readonly Candidate[],
): Promise<LiveHit[]> {
  const searches = candidates.map((search) => ({ ...search, ...searchOf(search.address) }))
  const fitting = offers
    .filter(isOfferListed)
    .flatMap((offer) => searches.filter((search) => comesToFit(offer, search)).map((search) => ({ ...offer, search })))
  if (fitting.length === 0) return []
  const at = Date.now()
  const isQuiet = await notifiedSince(tx, fitting, at - personal.quietHours * hourMs)
  const isLeftOut = await exclusionTest(tx, fitting)
  const isSilent = await silenceTest(tx, [...new Set(fitting.map(({ search }) => search.userId))])
  const hits = fitting.filter(
    (hit) => !isQuiet(hit) && !isLeftOut(hit) && !isSilent(hit.search.userId, hit.car.owner_id),
  )
  for (const { id: carId, search } of hits) {
    await tx
      .insertInto('searchHits')
      .values({ searchId: search.id, carId, userId: search.userId, at })
      .onConflict((conflict) => conflict.columns(['searchId', 'carId']).doUpdateSet({ at }))
      .execute()
  }
  return hits
    .filter(({ search }) => search.alert === 'live')
    .map(({ id: carId, car, search: { id: searchId, userId, name } }) => {
      return { userId, searchId, searchName: name, carId, carName: carName(car) }
    })
}

function comesToFit({ car, before }: WrittenOffer, { userId, filters }: Pick<Search, 'filters'> & { userId: string }) {
  if (userId === car.owner_id || !matches(car, filters)) return false
  return before === undefined || !isListed(before.state ?? 'forSale') || !matches(before, filters)
}

function isOfferListed({ car }: WrittenOffer): boolean {
  return isListed(car.state ?? 'forSale')
}

/** An offer and a saved search that it newly matches. */
type Fit = WrittenOffer & { search: { userId: string } }

/** A test whether a person was notified of an offer since `since`. */
async function notifiedSince(tx: Writing, fits: Fit[], since: number): Promise<(fit: Fit) => boolean> {
  const rows = await tx
    .selectFrom('searchHits')
    .select(['carId', 'userId'])
    .where('carId', 'in', [...new Set(fits.map(({ id }) => id))])
    .where('at', '>', since)
    .execute()
  const notified = new Set(rows.map(({ carId, userId }) => `${carId} ${userId}`))
  return ({ id, search }) => notified.has(`${id} ${search.userId}`)
}

/** A test whether a person excludes an offer. */
async function exclusionTest(tx: Writing, fits: Fit[]): Promise<(fit: Fit) => boolean> {
  const people = [...new Set(fits.map(({ search }) => search.userId))]
  const rows = []
  for (const some of batchesOf(people, peopleAtOnce)) {
    rows.push(
      ...(await tx.selectFrom('exclusions').select(['userId', 'kind', 'value']).where('userId', 'in', some).execute()),
    )
  }
  const byPerson = Map.groupBy(rows, ({ userId }) => userId)
  return ({ id, car, search }) => {
    const excluded = byPerson.get(search.userId)
    if (excluded === undefined) return false
    const words = new Set(foldedWords([car.brand, car.model, car.description, car.location].join(' ')))
    const isMeant = {
      car: (value: string) => value === id,
      seller: (value: string) => value === car.owner_id,
      word: (value: string) => foldedWords(value).every((word) => words.has(word)),
    }
    return excluded.some(({ kind, value }) => isMeant[kind](value))
  }
}

const peopleAtOnce = 500
