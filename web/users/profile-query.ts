import { screenEndpoints } from '../../contract/screen-endpoints.ts'
import { type Profile } from '../../contract/user.ts'
import { call } from '../api.ts'
import { liveCollection } from '../live-collection.ts'
import { profileKey } from '../query-client.ts'

export type Counts = Pick<Profile, 'followers' | 'following' | 'posts'>

/** The heads of people's pages with their counts; `null` when a person does not exist. */
export const profiles = liveCollection<Profile | null, Counts>({
  queryKey: profileKey,
  topic: (userId) => `profiles/${userId}`,
  load: (userId, signal) => call(screenEndpoints.getProfile, { params: { id: userId }, ...(signal && { signal }) }),
  merge: (profile, counts, userId) => profile && { ...profile, ...counts.get(userId) },
})

/** Of the facts beside the head. */
export const profileFactsKey = (userId: string) => [...profileKey(userId), 'facts']

export const profileQuery = profiles.query
