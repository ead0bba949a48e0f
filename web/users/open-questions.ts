import { queryOptions, useQuery } from '@tanstack/react-query'
import { type OpenQuestions } from '../../contract/discussion.ts'
import { discussionEndpoints } from '../../contract/discussion-endpoints.ts'
import { call } from '../api.ts'
import { useLive } from '../live.ts'
import { queryClient } from '../query-client.ts'

const openQuestionsQuery = queryOptions({
  queryKey: ['openQuestions'],
  queryFn: ({ signal }) => call(discussionEndpoints.countOpenQuestions, { signal }),
})

/** Questions without an answer about one's own cars, by car; live. Nothing is asked for on others' profiles. */
export function useOpenQuestions(isOwn: boolean): OpenQuestions {
  const { data } = useQuery({ ...openQuestionsQuery, enabled: isOwn })
  const refetch = () => void queryClient.invalidateQueries({ queryKey: openQuestionsQuery.queryKey })
  useLive(isOwn ? 'alerts' : null, {
    onEvent: (event) => event.kind === 'openQuestionsChanged' && refetch(),
    onReconnect: refetch,
  })
  return (isOwn && data) || {}
}
