import { queryOptions } from '@tanstack/react-query'
import { type CarWithId } from '../../contract/car.ts'
import { carEndpoints } from '../../contract/car-endpoints.ts'
import { screenEndpoints } from '../../contract/screen-endpoints.ts'
import { addressOf, call } from '../api.ts'
import { liveCollection } from '../live-collection.ts'
import { takePreloaded } from '../preloaded.ts'

/** Single cars; `null` when an id has none. */
export const singleCars = liveCollection<CarWithId | null, CarWithId>({
  queryKey: (id) => ['cars', 'one', id],
  topic: (id) => `cars/${id}`,
  load: async (id, signal) => {
    const car = await call(carEndpoints.getCar, { params: { id }, ...(signal && { signal }) })
    return car && { ...car, id }
  },
  merge: (car, changes, id) => (changes.has(id) ? (changes.get(id) ?? null) : car),
})

export const carQuery = singleCars.query

/** The current public state of some cars, including sold ones; missing ones are omitted. */
export function carsNowQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['cars', 'now', ids],
    queryFn: ({ signal }) => call(carEndpoints.readCars, { query: { id: ids }, signal }),
    initialData: () => takePreloaded<CarWithId[]>(addressOf(carEndpoints.readCars, { query: { id: ids } })),
    enabled: ids.length > 0,
  })
}

/** The number of cars. */
export function carCountQuery() {
  return queryOptions({
    queryKey: ['cars', 'count'],
    queryFn: async ({ signal }) => (await call(screenEndpoints.getCounts, { signal })).cars,
    initialData: () => takePreloaded<{ cars: number }>(addressOf(screenEndpoints.getCounts))?.cars,
  })
}
