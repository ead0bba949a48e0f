import { infiniteQueryOptions } from '@tanstack/react-query'
import { conversationEndpoints } from '../../contract/conversation-endpoints.ts'
import { call } from '../api.ts'

/** One's own messages with the words of a text. */
export function foundMessagesQuery(text: string) {
  return infiniteQueryOptions({
    queryKey: ['foundMessages', text],
    queryFn: ({ pageParam, signal }) =>
      call(conversationEndpoints.searchMessages, {
        query: { q: text, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
}
