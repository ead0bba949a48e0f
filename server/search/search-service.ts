import { type CarWithId } from '../../contract/car.ts'
import { pages } from '../../contract/limits.ts'
import { type Facets } from '../../contract/search.ts'
import { type SearchAnswer } from '../../contract/search-endpoints.ts'
import { type Search } from '../../contract/search-address.ts'
import { suggestedCars, type Suggestions } from '../../contract/suggestions.ts'
import { type CarViewer } from '../cars/car-visibility-store.ts'
import { carTotals } from '../cars/car-totals-store.ts'
import { type KeptCars } from '../cars/kept-cars.ts'
import { readListedCars } from '../cars/listed-cars-store.ts'
import { type Database, type StorePlace } from '../db/database.ts'
import { SharedRead } from '../db/shared-read.ts'
import { written, writtenList, writtenObject, WrittenJson } from '../wire/written-json.ts'
import { type Place } from './engine/page-of-hits.ts'
import { readExclusions } from './exclusion-store.ts'
import { placeText } from './place-text.ts'
import { SearchThread } from './search-thread.ts'

/** Who searches, and where the page before ended. */
export interface SearchOptions {
  viewer?: Exclude<CarViewer, 'operator'>
  after?: Place | null
  /** Offers of which is asked whether they fit. */
  among?: readonly string[]
  /** Are the counts of all groups wanted? */
  withFacets?: boolean
  /** Offers of a page. */
  size?: number
  /** The version of the list as it was read just now; else it is read. */
  version?: number
}

/** Where the index reads the store, and who hears of what goes wrong there. */
interface ThreadOptions {
  place: StorePlace
  onError: (error: unknown) => void
}

/** Finds offers, as they are when the question comes: a search sees every write that was acknowledged before. */
export class SearchService {
  readonly #db: Database
  readonly #cars: KeptCars
  readonly #thread: SearchThread
  readonly #version: SharedRead<number>

  constructor(db: Database, cars: KeptCars, { place, onError }: ThreadOptions) {
    this.#db = db
    this.#cars = cars
    this.#thread = new SearchThread(place, onError)
    this.#version = new SharedRead(async () => (await carTotals(db)).version)
  }

  /** The version of the list of cars now: what a search of this version finds stands while no other version comes. */
  version(): Promise<number> {
    return this.#version.take()
  }

  /**
   * A page of offers, with the counts of all groups where they are wanted. Fails with `busy` while the index cannot
   * answer.
   */
  async find(
    search: Search,
    { viewer = null, after = null, among = [], withFacets = true, size = pages.cars, ...known }: SearchOptions = {},
  ): Promise<WrittenJson<SearchAnswer>> {
    const version = known.version ?? (await this.version())
    const exclusions = await readExclusions(this.#db, viewer?.userId)
    const found = await this.#thread.ask('find', version, { search, after, among, withFacets, exclusions, size })
    const { understood, unused, total, facets, ids, next, relaxations } = found
    return writtenObject<SearchAnswer>({
      understood,
      ...(unused.length > 0 && { unused }),
      total,
      ...(facets && { facets: new WrittenJson<Facets>(Buffer.from(facets)) }),
      cars: await this.#carsOf(ids, { version, viewer }),
      next: next && placeText(next),
      ...(relaxations.length > 0 && { relaxations }),
      ...(among.length > 0 && { among: found.among }),
    })
  }

  /** How a search may go on, and its first offers. Fails with `busy` while the index cannot answer. */
  async suggest(
    search: Search,
    { viewer = null, ...known }: Pick<SearchOptions, 'viewer' | 'version'> = {},
  ): Promise<WrittenJson<Suggestions>> {
    const version = known.version ?? (await this.version())
    const exclusions = await readExclusions(this.#db, viewer?.userId)
    const asked = { search, exclusions, size: suggestedCars }
    const { ids, ...suggested } = await this.#thread.ask('suggest', version, asked)
    return writtenObject<Suggestions>({ ...suggested, cars: await this.#carsOf(ids, { version, viewer }) })
  }

  /** How many offers fit each of some searches, words of the box left aside. Fails with `busy` as `find` does. */
  async totals(searches: readonly Search[], { viewer = null }: Pick<SearchOptions, 'viewer'> = {}): Promise<number[]> {
    const version = await this.version()
    const exclusions = await readExclusions(this.#db, viewer?.userId)
    return this.#thread.ask('totals', version, { searches, exclusions })
  }

  /** Owners see more of their own than others do. */
  async #carsOf(
    ids: string[],
    { version, viewer }: { version: number; viewer: CarViewer },
  ): Promise<WrittenJson<readonly CarWithId[]>> {
    const cars = await this.#cars.take(version, ids)
    const isOwn = viewer !== null && viewer !== 'operator' && cars.some(({ ownerId }) => ownerId === viewer.userId)
    return isOwn ? written(await readListedCars(this.#db, ids, viewer)) : writtenList(cars.map(({ json }) => json))
  }

  /** Reads the index before anybody asks. */
  start(): void {
    this.#thread.start()
  }

  /** Ends the thread; later questions start another. */
  async stop(): Promise<void> {
    await this.#thread.stop()
  }
}
