import { queryOptions } from '@tanstack/react-query'
import { estimateEndpoints } from '../../contract/estimate-endpoints.ts'
import { call } from '../api.ts'

/** The estimate of an offer's price. It is read again when the estimate shown on the offer changes. */
export function estimateQuery(id: string, estimated: number | undefined) {
  return queryOptions({
    queryKey: ['estimates', id, estimated ?? null],
    queryFn: ({ signal }) => call(estimateEndpoints.getEstimate, { params: { id }, signal }),
  })
}
