import { queryOptions } from '@tanstack/react-query'
import { profileEndpoints } from '../../contract/profile-endpoints.ts'
import { call } from '../api.ts'
import { profileFactsKey } from './profile-query.ts'

/** The facts of a profile beside its head. */
export function profileFactsQuery(userId: string) {
  return queryOptions({
    queryKey: profileFactsKey(userId),
    queryFn: ({ signal }) => call(profileEndpoints.getProfileFacts, { params: { id: userId }, signal }),
  })
}
