import { queryOptions, useQuery } from '@tanstack/react-query'
import { personalEndpoints } from '../../contract/personal-endpoints.ts'
import { type Exclusion } from '../../contract/exclusion.ts'
import { call } from '../api.ts'
import { useSession } from '../session.ts'

/** The person's exclusions. */
export const exclusionsQuery = queryOptions({
  queryKey: ['exclusions'],
  queryFn: ({ signal }) => call(personalEndpoints.listExclusions, { signal }),
})

/** The person's exclusions; empty for visitors, `undefined` while loading. */
export function useExclusions(): readonly Exclusion[] | undefined {
  const isUser = useSession() !== null
  const { data } = useQuery({ ...exclusionsQuery, enabled: isUser })
  return isUser ? data : []
}
