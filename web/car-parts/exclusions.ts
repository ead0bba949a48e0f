import { queryOptions, useQuery } from '@tanstack/react-query'
import { personalEndpoints } from '../../contract/personal-endpoints.ts'
import { type Exclusion } from '../../contract/exclusion.ts'
import { call } from '../api.ts'
import { useSession } from '../session.ts'

/** What the person leaves out of lists. */
export const exclusionsQuery = queryOptions({
  queryKey: ['exclusions'],
  queryFn: ({ signal }) => call(personalEndpoints.listExclusions, { signal }),
})

/** What is left out; nothing for visitors, `undefined` until it is known. */
export function useExclusions(): readonly Exclusion[] | undefined {
  const isUser = useSession() !== null
  const { data } = useQuery({ ...exclusionsQuery, enabled: isUser })
  return isUser ? data : []
}
