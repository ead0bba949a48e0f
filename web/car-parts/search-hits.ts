import { queryOptions, useQuery } from '@tanstack/react-query'
import { personalEndpoints } from '../../contract/personal-endpoints.ts'
import { call } from '../api.ts'
import { queryClient } from '../query-client.ts'
import { useSession } from '../session.ts'

/** The saved searches with their new matches. */
export const savedSearchesQuery = queryOptions({
  queryKey: ['saved', 'searches'],
  queryFn: ({ signal }) => call(personalEndpoints.listSavedSearches, { signal }),
})

/** The number of new matches since their owner last looked. */
export function useNewHits(): number {
  const isUser = useSession() !== null
  const { data } = useQuery({ ...savedSearchesQuery, enabled: isUser })
  return isUser ? (data ?? []).reduce((sum, search) => sum + search.newCount, 0) : 0
}

/** Handles a new match. */
export function refetchHits(): void {
  void queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey })
}
