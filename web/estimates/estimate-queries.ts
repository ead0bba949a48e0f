import { queryOptions } from '@tanstack/react-query'
import { estimateEndpoints } from '../../contract/estimate-endpoints.ts'
import { call } from '../api.ts'

/** What an offer is worth; it asks again when the estimate of the offer itself changes. */
export function estimateQuery(id: string, estimated: number | undefined) {
  return queryOptions({
    queryKey: ['estimates', id, estimated ?? null],
    queryFn: ({ signal }) => call(estimateEndpoints.getEstimate, { params: { id }, signal }),
  })
}
