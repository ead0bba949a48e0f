import { isListed } from '../../contract/car-state.ts'
import { type LiveEvent } from '../../contract/live.ts'
import { searchLimits, type SearchFilters } from '../../contract/search.ts'
import { readSearch } from '../../contract/search-address.ts'
import { matches } from '../../contract/search-match.ts'
import {
  changeList,
  countEvent,
  idsOfAll,
  isOwnCreation,
  loadedList,
  refetchCount,
  refetchRanges,
  applyChangedCar,
  applyDeletedCars,
} from '../car-parts/car-list-cache.ts'
import { newAmong, newOnPage, withAnswer, withCarsNow, withNewest } from '../car-parts/car-list-changes.ts'
import {
  allCars,
  carListQuery,
  loadCarPage,
  type CarPage,
  type ListedCars,
  type LoadedList,
} from '../car-parts/car-list-query.ts'
import { queryClient } from '../query-client.ts'

/**
 * Ms during which events are collected for one request; a random extra up to the same keeps tabs from asking at once.
 */
const pauseMs = 250

/** No car waits. */
export const noneWaiting: ReadonlySet<string> = new Set()

/**
 * Keeps the loaded cars of one list and its counts current without moving any. Places in the list of all follow from
 * the ids, which sort by time. Only the server knows what matches a search, so it is asked after events.
 */
export class LiveCars {
  readonly #listed: ListedCars
  readonly #filters: SearchFilters
  readonly #onWaiting: (waiting: ReadonlySet<string>) => void
  #waiting = noneWaiting
  #touched = new Map<string, 'added' | 'changed'>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isAsking = false
  #isStopped = false

  constructor(listed: ListedCars, onWaiting: (waiting: ReadonlySet<string>) => void) {
    this.#listed = listed
    this.#filters = readSearch(new URLSearchParams(listed)).filters
    this.#onWaiting = onWaiting
  }

  receive(event: LiveEvent): void {
    if (this.#listed === allCars) countEvent(event)
    if (event.kind === 'carAdded') {
      // A shortcut that saves most requests: a car outside the filters never matches.
      const isNew = this.#listed === allCars ? !isOwnCreation(event.key) : matches(event.car, this.#filters)
      if (isNew) this.#touch([event.id], 'added')
    } else if (event.kind === 'carsAdded') {
      this.#touch(event.ids, 'added')
    } else if (event.kind === 'carChanged') {
      applyChangedCar(event.id, event.car)
      if (isListed(event.car.state ?? 'forSale')) this.#touch([event.id], 'changed')
      else this.#drop([event.id])
    } else if (event.kind === 'carDeleted' || event.kind === 'carsGone') {
      const ids = event.kind === 'carDeleted' ? [event.id] : event.ids
      applyDeletedCars(ids)
      this.#drop(ids)
    }
  }

  /** Reads all loaded pages again and applies missed changes in place. */
  async refetch(): Promise<void> {
    const { pages, pageParams } = await queryClient.ensureInfiniteQueryData(carListQuery(this.#listed))
    if (this.#listed === allCars) return this.#refetchAll()
    for (const [at, { cars }] of pages.entries()) {
      if (this.#isStopped) return
      const ids = cars.map(({ id }) => id)
      const answer = await loadCarPage(this.#listed, { after: pageParams[at] ?? null, among: ids })
      this.#take(answer, ids, (list) => newOnPage(list, answer))
    }
  }

  /** Puts the newest cars on top. */
  async letIn(): Promise<void> {
    const seen = this.#waiting
    const page = await loadCarPage(this.#listed, { after: null })
    changeList(this.#listed, (list) =>
      this.#listed === allCars ? withNewest(list, page) : { pages: [page], pageParams: [null] },
    )
    this.#wait([...this.#waiting].filter((id) => !seen.has(id)))
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #wait(ids: Iterable<string>): void {
    this.#waiting = new Set(ids)
    if (!this.#isStopped) this.#onWaiting(this.#waiting)
  }

  #touch(ids: readonly string[], how: 'added' | 'changed'): void {
    if (this.#listed === allCars) return this.#place(ids, how)
    for (const id of ids) if (this.#touched.get(id) !== 'added') this.#touched.set(id, how)
    this.#askSoon()
  }

  #drop(ids: readonly string[]): void {
    for (const id of ids) this.#touched.delete(id)
    this.#wait([...this.#waiting].filter((id) => !ids.includes(id)))
    if (this.#listed !== allCars) this.#askSoon()
  }

  /** Places cars in the list of all: above it as waiting, or among the loaded ones. */
  #place(ids: readonly string[], how: 'added' | 'changed'): void {
    const loaded = idsOfAll()
    const [newest = '', oldest = ''] = [loaded[0], loaded.at(-1)]
    if (how === 'added') this.#wait([...this.#waiting, ...ids.filter((id) => id > newest)])
    // Two servers can make keys at the same time, and a hidden or sold car can return.
    const isMissing = (id: string) => id < newest && id > oldest && !loaded.includes(id)
    if (ids.some(isMissing)) void this.refetch().catch(() => {})
  }

  async #refetchAll(): Promise<void> {
    refetchCount()
    const newest = await loadCarPage(allCars, { after: null })
    const covered = newest.cars.at(-1)?.id ?? ''
    const [top = ''] = idsOfAll()
    const above = newest.cars.map(({ id }) => id).filter((id) => id > top)
    this.#wait([...above, ...[...this.#waiting].filter((id) => id < covered)])
    await refetchRanges(newest)
  }

  #askSoon(): void {
    if (!this.#isStopped) this.#timer ??= setTimeout(() => void this.#ask(), pauseMs * (1 + Math.random()))
  }

  async #ask(): Promise<void> {
    this.#timer = undefined
    // Changes during the first request are asked about after it.
    if (this.#isAsking || !loadedList(this.#listed)) return this.#askSoon()
    this.#isAsking = true
    const touched = this.#touched
    this.#touched = new Map()
    // An import may report more ids than one call can name; the newest are taken.
    const ids = [...touched.keys()].slice(-searchLimits.among)
    try {
      const answer = await loadCarPage(this.#listed, { after: null, among: ids })
      this.#take(answer, ids, (list) => newAmong(list, answer, touched))
    } catch {
      // The next connection refetches everything.
    } finally {
      this.#isAsking = false
    }
  }

  #take(answer: CarPage, asked: readonly string[], newIn: (list: LoadedList) => readonly string[]): void {
    const before = this.#isStopped ? undefined : loadedList(this.#listed)
    if (!before) return
    const matching = new Set(answer.among)
    const gone = asked.filter((id) => !matching.has(id))
    const list = withCarsNow(before, new Map(gone.map((id) => [id, null])))
    changeList(this.#listed, () => withAnswer(list, answer))
    this.#wait([...this.#waiting, ...newIn(list)].filter((id) => !gone.includes(id)))
  }
}
