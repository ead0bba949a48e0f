import { queryOptions } from '@tanstack/react-query'
import { screenEndpoints } from '../../contract/screen-endpoints.ts'
import { type Profile } from '../../contract/user.ts'
import { call } from '../api.ts'
import { LiveNews } from '../live-news.ts'
import { profileKey } from '../query-client.ts'

export type Counts = Pick<Profile, 'followers' | 'following' | 'posts'>

/** What live events said of people's counts. */
export const countsNews = new LiveNews<Counts>()

/** The head of a person's page; `null` when there is no such person. */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: profileKey(userId),
    queryFn: async ({ signal }): Promise<Profile | null> => {
      const ask = () => call(screenEndpoints.getProfile, { params: { id: userId }, signal })
      const [profile, news] = await countsNews.during(ask)
      return profile && { ...profile, ...news.get(userId) }
    },
  })
}
