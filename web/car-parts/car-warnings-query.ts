import { queryOptions } from '@tanstack/react-query'
import { radarEndpoints } from '../../contract/radar-endpoints.ts'
import { call } from '../api.ts'

/** What the radar warns of at an offer. */
export function carWarningsQuery(carId: string) {
  return queryOptions({
    queryKey: ['warnings', carId],
    queryFn: ({ signal }) => call(radarEndpoints.readCarWarnings, { params: { id: carId }, signal }),
  })
}
