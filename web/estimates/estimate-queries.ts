import { queryOptions } from '@tanstack/react-query'
import { estimateEndpoints } from '../../contract/estimate-endpoints.ts'
import { call } from '../api.ts'

/** What an offer is worth; it asks again when `known` of its estimate changes. */
export function estimateQuery(id: string, known: number | undefined) {
  return queryOptions({
    queryKey: ['estimates', id, known ?? null],
    queryFn: ({ signal }) => call(estimateEndpoints.getEstimate, { params: { id }, signal }),
  })
}
