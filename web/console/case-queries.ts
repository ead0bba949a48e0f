import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Case, type CaseState } from '../../contract/case.ts'
import { caseEndpoints } from '../../contract/case-endpoints.ts'
import { call } from '../api.ts'
import { queryClient } from '../query-client.ts'

/** Ms after which the queue is read again, so that claims of others are seen. */
const queueMs = 10_000

/** The queue of a state, by severity and age; decided ones newest first. */
export function casesQuery(state: CaseState, isMine: boolean) {
  return infiniteQueryOptions({
    queryKey: ['console', 'cases', state, isMine],
    queryFn: ({ pageParam, signal }) =>
      call(caseEndpoints.listCases, {
        query: { state, ...(isMine && { mine: 'true' }), ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    refetchInterval: queueMs,
  })
}

/** One case with its context. */
export function caseQuery(id: string) {
  return queryOptions({
    queryKey: ['console', 'case', id],
    queryFn: ({ signal }) => call(caseEndpoints.getCase, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** Puts a case in its place as an action answered it, and reads the queue again. */
export function takeCase(changed: Case): void {
  queryClient.setQueryData(caseQuery(changed.id).queryKey, changed)
  void queryClient.invalidateQueries({ queryKey: ['console', 'cases'] })
}

/** Reads a case and the queue again. */
export async function refetchCase(id: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['console', 'cases'] })
  await queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey })
}
