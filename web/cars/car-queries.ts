import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Car, type CarWithId } from '../../contract/car.ts'
import { type WireMap } from '../../contract/endpoint.ts'
import { carEndpoints } from '../../contract/car-endpoints.ts'
import { screenEndpoints } from '../../contract/screen-endpoints.ts'
import { pages } from '../../contract/limits.ts'
import { carPageQuery } from '../../contract/wire-query.ts'
import { addressOf, call } from '../api.ts'
import { rowsOf } from '../merge-by-id.ts'
import { takePreloaded } from '../preloaded.ts'
import { carNews } from './car-query.ts'

/** Cars of the list, newest first; `next` is where the page after it begins, `null` at the end. */
export interface CarPage {
  cars: CarWithId[]
  next: string | null
}

/** Some cars as anybody may see them now, sold ones too; those that are not there are left out. */
export function carsNowQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['cars', 'now', ids],
    queryFn: ({ signal }) => call(carEndpoints.readCars, { query: { id: ids }, signal }),
    enabled: ids.length > 0,
  })
}

export function carCountQuery() {
  return queryOptions({
    queryKey: ['cars', 'count'],
    queryFn: async ({ signal }) => (await call(screenEndpoints.getCounts, { signal })).cars,
    initialData: () => takePreloaded<{ cars: number }>(addressOf(screenEndpoints.getCounts))?.cars,
  })
}

/** The list, a page at a time. Live events keep it current: it never loads itself again and never jumps. */
export function carListQuery() {
  return infiniteQueryOptions({
    queryKey: ['cars', 'list'],
    queryFn: ({ pageParam, signal }) => loadPage(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page: CarPage) => page.next,
    initialData: () => {
      const answer = takePreloaded<WireMap<Car> | null>(
        addressOf(carEndpoints.listCars, { query: carPageQuery(pages.cars) }),
      )
      return answer === undefined ? undefined : { pages: [pageOf(answer)], pageParams: [null] }
    },
    staleTime: Infinity,
    refetchOnReconnect: false,
    // Comparing all loaded pages at every page would make a long list slow.
    structuralSharing: false,
  })
}

export async function loadPage(before: string | null, signal?: AbortSignal): Promise<CarPage> {
  const query = carPageQuery(pages.cars, before ?? undefined)
  const [answer, news] = await carNews.during(() => call(carEndpoints.listCars, { query, ...(signal && { signal }) }))
  const page = pageOf(answer)
  return { ...page, cars: withNews(page.cars, news) }
}

/** The cars between two ids, both included, newest first. */
export async function loadBetween(oldest: string, newest: string): Promise<CarWithId[]> {
  const query = { orderBy: '$key', startAt: oldest, endAt: newest }
  const [answer, news] = await carNews.during(() => call(carEndpoints.listCars, { query }))
  return withNews(rowsOf(answer).toReversed(), news)
}

function withNews(cars: CarWithId[], news: ReadonlyMap<string, CarWithId | null>): CarWithId[] {
  return cars.flatMap((car) => (news.has(car.id) ? (news.get(car.id) ?? []) : car))
}

function pageOf(answer: WireMap<Car> | null): CarPage {
  const cars = rowsOf(answer).toReversed()
  return { cars, next: cars.length < pages.cars ? null : (cars.at(-1)?.id ?? null) }
}
