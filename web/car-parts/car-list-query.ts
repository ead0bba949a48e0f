import { infiniteQueryOptions, keepPreviousData, type InfiniteData } from '@tanstack/react-query'
import { type Cars, type CarWithId } from '../../contract/car.ts'
import { carEndpoints } from '../../contract/car-endpoints.ts'
import { pages } from '../../contract/limits.ts'
import { type SearchAnswer } from '../../contract/search-endpoints.ts'
import { carPageQuery } from '../../contract/wire-query.ts'
import { addressOf, call } from '../api.ts'
import { EventsSince, type Changes } from '../events-since.ts'
import { loadAgain } from '../load-again.ts'
import { takePreloaded } from '../preloaded.ts'
import { carListsKey, searchedListsKey } from '../query-client.ts'
import { rowsOf } from '../rows-by-id.ts'
import { type PageOptions } from './search-page.ts'

/** The cars of a list: `all`, newest first, or the results of the search in these address parameters. */
export type ListedCars = string

export const allCars: ListedCars = 'all'

/**
 * Cars of a list in its order; `next` is the start of the next page, `null` at the end. A page of all cars has only
 * these, a page of a search also the rest of its answer.
 */
export type CarPage = Pick<SearchAnswer, 'cars' | 'next'> & Partial<SearchAnswer>

/** The loaded pages of a list. */
export type LoadedList = InfiniteData<CarPage, string | null>

/** Live events about cars; `null` is a car that no list shows any more. */
export const carEvents = new EventsSince<CarWithId>()

/**
 * A list, page by page. Live events keep it current; it never reloads by itself and never jumps. "Back" finds it as it
 * was; the previous list is shown until its first answer arrives.
 */
export function carListQuery(listed: ListedCars) {
  return infiniteQueryOptions({
    queryKey: listed === allCars ? [...carListsKey, 'all'] : [...searchedListsKey, listed],
    queryFn: ({ pageParam, signal }) => loadCarPage(listed, { after: pageParam, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: CarPage) => page.next,
    initialData: () => (listed === allCars ? preloadedList() : undefined),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    refetchOnReconnect: false,
    // Comparing all loaded pages at every page would make a long list slow.
    structuralSharing: false,
  })
}

/** Loads a page of a list and applies the events since the request. */
export async function loadCarPage(listed: ListedCars, options: PageOptions): Promise<CarPage> {
  const [page, since] = await carEvents.request(() =>
    listed === allCars ? pageOfAll(options) : pageOfSearch(listed, options),
  )
  return { ...page, cars: withNow(page.cars, since) }
}

/** Loads the cars between two ids, both included, newest first. */
export async function loadBetween(oldest: string, newest: string): Promise<CarWithId[]> {
  const query = { orderBy: '$key', startAt: oldest, endAt: newest }
  const [answer, since] = await carEvents.request(() => call(carEndpoints.listCars, { query }))
  return withNow(rowsOf(answer).toReversed(), since)
}

/** The cars in their current state and in their places. */
export function withNow(cars: readonly CarWithId[], now: Changes<CarWithId>): CarWithId[] {
  return cars.flatMap((car) => (now.has(car.id) ? (now.get(car.id) ?? []) : car))
}

async function pageOfAll({ after, signal }: PageOptions): Promise<CarPage> {
  const query = carPageQuery(pages.cars, after ?? undefined)
  return pageOf(await call(carEndpoints.listCars, { query, ...(signal && { signal }) }))
}

/** The module that knows all filters loads with the first search; the list of all does not wait for it. */
async function pageOfSearch(listed: ListedCars, options: PageOptions): Promise<CarPage> {
  const { loadSearchPage } = await loadAgain(() => import('./search-page.ts'))
  return loadSearchPage(listed, options)
}

function preloadedList(): LoadedList | undefined {
  const answer = takePreloaded<Cars | null>(addressOf(carEndpoints.listCars, { query: carPageQuery(pages.cars) }))
  return answer === undefined ? undefined : { pages: [pageOf(answer)], pageParams: [null] }
}

function pageOf(answer: Cars | null): CarPage {
  const cars = rowsOf(answer).toReversed()
  return { cars, next: cars.length < pages.cars ? null : (cars.at(-1)?.id ?? null) }
}
