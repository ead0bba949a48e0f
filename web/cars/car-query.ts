import { queryOptions } from '@tanstack/react-query'
import { type CarWithId } from '../../contract/car.ts'
import { carEndpoints } from '../../contract/car-endpoints.ts'
import { call } from '../api.ts'
import { LiveNews } from '../live-news.ts'

/** What live events said of cars; `null` is a car that has been deleted. */
export const carNews = new LiveNews<CarWithId | null>()

/** One car; `null` when there is none under this id. */
export function carQuery(id: string) {
  return queryOptions({
    queryKey: ['cars', 'one', id],
    queryFn: async ({ signal }): Promise<CarWithId | null> => {
      const [car, news] = await carNews.during(() => call(carEndpoints.getCar, { params: { id }, signal }))
      return news.get(id) ?? (car && !news.has(id) ? { ...car, id } : null)
    },
  })
}
