import { queryOptions } from '@tanstack/react-query'
import { discussionEndpoints } from '../../contract/discussion-endpoints.ts'
import { call } from '../api.ts'

/** What the seller said of a car, as facts. */
export function saidFactsQuery(carId: string) {
  return queryOptions({
    queryKey: ['said', carId],
    queryFn: ({ signal }) => call(discussionEndpoints.listSaidFacts, { params: { id: carId }, signal }),
  })
}
