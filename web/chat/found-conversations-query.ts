import { infiniteQueryOptions } from '@tanstack/react-query'
import { conversationEndpoints } from '../../contract/conversation-endpoints.ts'
import { call } from '../api.ts'
import { inboxKey } from './inbox-queries.ts'

/** One's conversations by the names of people and cars. */
export function foundConversationsQuery(text: string) {
  return infiniteQueryOptions({
    queryKey: [...inboxKey, 'found', text],
    queryFn: ({ pageParam, signal }) =>
      call(conversationEndpoints.searchConversations, {
        query: { q: text, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
}
