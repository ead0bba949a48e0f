import { type CarWithId } from '../../contract/car.ts'
import { pages } from '../../contract/limits.ts'
import { type Facets } from '../../contract/search.ts'
import { type SearchAnswer } from '../../contract/search-endpoints.ts'
import { type Param, type Search } from '../../contract/search-address.ts'
import { suggestedCars, type Suggestions } from '../../contract/suggestions.ts'
import { type CarViewer } from '../cars/car-visibility-store.ts'
import { carTotals } from '../cars/car-totals-store.ts'
import { type CarCache } from '../cars/car-cache.ts'
import { readListedCars } from '../cars/listed-cars-store.ts'
import { type Database } from '../db/database.ts'
import { SingleFlight } from '../db/single-flight.ts'
import { rawJson, rawList, rawObject, RawJson } from '../cache/raw-json.ts'
import { type Place } from './engine/page-of-hits.ts'
import { readExclusions } from './exclusion-store.ts'
import { placeText } from './place-text.ts'
import { SearchThread, type SearchThreadOptions } from './search-thread.ts'

/** The viewer of a search, and how much of it is asked for. */
export interface SearchOptions {
  viewer?: Exclude<CarViewer, 'operator'>
  after?: Place | null
  /** Ids of offers to be checked for a match. */
  among?: readonly string[]
  /** Whether to count all groups. */
  withFacets?: boolean
  /** Offers per page. */
  size?: number
  /** Filters that were not understood, for the answer. */
  unread?: readonly Param[]
  /** The version of the list if it was just read; else it is read. */
  version?: number
}

/** Finds offers in their present state: a search sees every write acknowledged before it. */
export class SearchService {
  readonly #db: Database
  readonly #cars: CarCache
  readonly #thread: SearchThread
  readonly #version: SingleFlight<number>

  constructor(db: Database, cars: CarCache, thread: SearchThreadOptions) {
    this.#db = db
    this.#cars = cars
    this.#thread = new SearchThread(thread)
    this.#version = new SingleFlight(async () => (await carTotals(db)).version)
  }

  /** The present version of the list of cars; an answer at this version stays valid until the version changes. */
  version(): Promise<number> {
    return this.#version.take()
  }

  /** A page of offers, with the counts of all groups if asked for. Fails with `busy` while the index cannot answer. */
  async find(
    search: Search,
    {
      viewer = null,
      after = null,
      among = [],
      withFacets = true,
      size = pages.cars,
      unread = [],
      ...known
    }: SearchOptions = {},
  ): Promise<RawJson<SearchAnswer>> {
    const version = known.version ?? (await this.version())
    const exclusions = await readExclusions(this.#db, viewer?.userId)
    const found = await this.#thread.ask('find', version, { search, after, among, withFacets, exclusions, size })
    const { understood, unused, total, facets, ids, next, relaxations } = found
    return rawObject<SearchAnswer>({
      understood,
      ...(unused.length > 0 && { unused }),
      ...(unread.length > 0 && { unread }),
      total,
      ...(facets && { facets: new RawJson<Facets>(Buffer.from(facets)) }),
      cars: await this.#carsOf(ids, { version, viewer }),
      next: next && placeText(next),
      ...(relaxations.length > 0 && { relaxations }),
      ...(among.length > 0 && { among: found.among }),
    })
  }

  /** Suggestions for a search, and its first offers. Fails with `busy` while the index cannot answer. */
  async suggest(
    search: Search,
    { viewer = null, ...known }: Pick<SearchOptions, 'viewer' | 'version'> = {},
  ): Promise<RawJson<Suggestions>> {
    const version = known.version ?? (await this.version())
    const exclusions = await readExclusions(this.#db, viewer?.userId)
    const asked = { search, exclusions, size: suggestedCars }
    const { ids, ...suggested } = await this.#thread.ask('suggest', version, asked)
    return rawObject<Suggestions>({ ...suggested, cars: await this.#carsOf(ids, { version, viewer }) })
  }

  /** The number of offers that match each search, without words of the search box. Fails with `busy` as `find` does. */
  async totals(searches: readonly Search[], { viewer = null }: Pick<SearchOptions, 'viewer'> = {}): Promise<number[]> {
    const version = await this.version()
    const exclusions = await readExclusions(this.#db, viewer?.userId)
    return this.#thread.ask('totals', version, { searches, exclusions })
  }

  /** Listed cars by id. Owners see more of their own offers. */
  async #carsOf(
    ids: string[],
    { version, viewer }: { version: number; viewer: CarViewer },
  ): Promise<RawJson<readonly CarWithId[]>> {
    const cars = await this.#cars.take(version, ids)
    const isOwn = viewer !== null && viewer !== 'operator' && cars.some(({ ownerId }) => ownerId === viewer.userId)
    return isOwn ? rawJson(await readListedCars(this.#db, ids, viewer)) : rawList(cars.map(({ json }) => json))
  }

  /** Reads the index before the first search. */
  start(): void {
    this.#thread.start()
  }

  /** Ends the thread; a later question starts another. */
  async stop(): Promise<void> {
    await this.#thread.stop()
  }
}
