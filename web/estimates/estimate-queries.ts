import { queryOptions } from '@tanstack/react-query'
import { endpoints } from '../../contract/endpoints.ts'
import { call } from '../api.ts'

/** What an offer is worth; it asks again when the estimate of the offer itself changes. */
export function estimateQuery(id: string, estimated: number | undefined) {
  return queryOptions({
    queryKey: ['estimates', id, estimated ?? null],
    queryFn: ({ signal }) => call(endpoints.getEstimate, { params: { id }, signal }),
  })
}
