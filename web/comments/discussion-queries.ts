import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type LiveEvent } from '../../contract/live.ts'
import { type QuestionFilter } from '../../contract/discussion.ts'
import { discussionEndpoints } from '../../contract/discussion-endpoints.ts'
import { call } from '../api.ts'
import { queryClient } from '../query-client.ts'

/** Counts among the comments of a car. */
export function discussionQuery(carId: string) {
  return queryOptions({
    queryKey: ['discussion', carId],
    queryFn: ({ signal }) => call(discussionEndpoints.getDiscussion, { params: { id: carId }, signal }),
  })
}

/** Questions about a car with their replies, from the newest. */
export function questionsQuery(carId: string, only: QuestionFilter) {
  return infiniteQueryOptions({
    queryKey: ['questions', carId, only],
    queryFn: ({ pageParam, signal }) =>
      call(discussionEndpoints.listQuestions, { params: { id: carId }, query: { only, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  })
}

/** Reads again what an event changes besides the comment that it brings. */
export function refetchDiscussion(carId: string, { kind }: Pick<LiveEvent, 'kind'>): void {
  const isCounted = kind === 'discussionChanged' || kind === 'commentsGone'
  if (isCounted) void queryClient.invalidateQueries({ queryKey: ['discussion', carId] })
  void queryClient.invalidateQueries({ queryKey: ['questions', carId] })
}
