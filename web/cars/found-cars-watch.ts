import { type CarWithId } from '../../contract/car.ts'
import { isListed } from '../../contract/car-state.ts'
import { type LiveEvent } from '../../contract/live.ts'
import { searchLimits } from '../../contract/search.ts'
import { type SearchAnswer } from '../../contract/search-endpoints.ts'
import { type Search } from '../../contract/search-address.ts'
import { matches } from '../../contract/search-match.ts'
import { takeChangedCar, takeDeletedCar } from './car-events.ts'
import { arrivedIn, arrivedOnPage, withAnswer, withNews, type Touched } from './found-cars-changes.ts'
import { askSearch, foundCars, setFoundCars, type FoundCars } from './found-cars-queries.ts'

/** Events of so many ms are asked about together; as much again at random, so that not all tabs ask at once. */
const pauseMs = 250

/** Of the offers that wait: these have come, these are gone. */
type OnArrivals = (come: readonly string[], gone: readonly string[]) => void

/**
 * Keeps the loaded offers of one search, its number and its counts current without moving any. Only the server knows
 * what fits, what the person leaves out included: after events the search is asked anew.
 */
export class FoundCarsWatch {
  readonly #search: Search
  readonly #onArrivals: OnArrivals
  #touched = new Map<string, 'came' | 'changed'>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isAsking = false
  #isStopped = false

  constructor(search: Search, onArrivals: OnArrivals) {
    this.#search = search
    this.#onArrivals = onArrivals
  }

  receive(event: LiveEvent): void {
    if (event.kind === 'carAdded') {
      // A shortcut that spares most questions: what a filter leaves out fits in no case.
      if (matches(event.car, this.#search.filters)) this.#touch([event.id], 'came')
    } else if (event.kind === 'carsAdded') {
      this.#touch(event.ids, 'came')
    } else if (event.kind === 'carChanged') {
      takeChangedCar(event.id, event.car)
      if (!isListed(event.car.state ?? 'forSale')) return this.#lose([event.id])
      this.#change((found) => withNews(found, new Map([[event.id, { ...event.car, id: event.id }]])))
      this.#touch([event.id], 'changed')
    } else if (event.kind === 'carDeleted' || event.kind === 'carsGone') {
      const ids = event.kind === 'carDeleted' ? [event.id] : event.ids
      for (const id of ids) takeDeletedCar(id)
      this.#lose(ids)
    }
  }

  /** After every gap: asks for all that is loaded once more, page by page. */
  async look(): Promise<void> {
    const asked = foundCars(this.#search)
    for (const [at, { cars }] of (asked?.pages ?? []).entries()) {
      const ids = cars.map(({ id }) => id)
      const answer = await askSearch(this.#search, { after: asked?.pageParams[at] ?? null, among: ids })
      this.#take(answer, ids, (found) => arrivedOnPage(found, answer))
    }
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #touch(ids: readonly string[], how: 'came' | 'changed'): void {
    for (const id of ids) if (this.#touched.get(id) !== 'came') this.#touched.set(id, how)
    this.#askSoon()
  }

  #lose(ids: readonly string[]): void {
    for (const id of ids) this.#touched.delete(id)
    this.#change((found) => withNews(found, new Map(ids.map((id) => [id, null]))))
    this.#onArrivals([], ids)
    this.#askSoon()
  }

  #askSoon(): void {
    if (!this.#isStopped) this.#timer ??= setTimeout(() => void this.#ask(), pauseMs * (1 + Math.random()))
  }

  async #ask(): Promise<void> {
    this.#timer = undefined
    // What happens while the first answer is on its way is asked about behind it.
    if (this.#isAsking || !foundCars(this.#search)) return this.#askSoon()
    this.#isAsking = true
    const touched: Touched = this.#touched
    this.#touched = new Map()
    // An import tells of more than one call may name: the newest of them.
    const ids = [...touched.keys()].slice(-searchLimits.among)
    try {
      const answer = await askSearch(this.#search, { after: null, among: ids })
      this.#take(answer, ids, (found) => arrivedIn(found, answer, touched))
    } catch {
      // Without a connection there will be a look.
    } finally {
      this.#isAsking = false
    }
  }

  #take(answer: SearchAnswer, asked: readonly string[], arrived: (found: FoundCars) => readonly string[]): void {
    if (this.#isStopped) return
    const fit = new Set(answer.among)
    const gone = asked.filter((id) => !fit.has(id))
    this.#change((before) => {
      const found = withNews(before, new Map(gone.map((id): [string, CarWithId | null] => [id, null])))
      this.#onArrivals(arrived(found), gone)
      return withAnswer(found, answer)
    })
  }

  #change(change: (found: FoundCars) => FoundCars): void {
    const found = foundCars(this.#search)
    if (found) setFoundCars(this.#search, change(found))
  }
}
