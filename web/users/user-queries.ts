import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { type CarWithId } from '../../contract/car.ts'
import { carEndpoints } from '../../contract/car-endpoints.ts'
import { rightsEndpoints } from '../../contract/rights-endpoints.ts'
import { screenEndpoints } from '../../contract/screen-endpoints.ts'
import { userEndpoints } from '../../contract/user-endpoints.ts'
import { pages } from '../../contract/limits.ts'
import { type Profile } from '../../contract/user.ts'
import { ownerCarPageQuery } from '../../contract/wire-query.ts'
import { call } from '../api.ts'
import { rowsOf } from '../merge-by-id.ts'
import { profileKey, queryClient } from '../query-client.ts'
import { countsNews, profileQuery, type Counts } from './profile-query.ts'

/** All people, page by page. */
export const peopleQuery = infiniteQueryOptions({
  queryKey: ['people'],
  queryFn: ({ pageParam, signal }) =>
    call(screenEndpoints.listPeople, { query: { after: pageParam, limit: pages.people }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
})

/** People whose username begins so, in any letter case. The last result stays until the new one comes. */
export function peopleSearchQuery(beginning: string) {
  return infiniteQueryOptions({
    queryKey: ['people', 'search', beginning],
    queryFn: ({ pageParam, signal }) =>
      call(screenEndpoints.listPeople, { query: { q: beginning, after: pageParam, limit: pages.people }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    enabled: beginning !== '',
  })
}

/** A person's offers, newest first, a window at a time. */
export function postsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...profileKey(userId), 'posts'],
    queryFn: async ({ pageParam, signal }): Promise<CarWithId[]> => {
      const query = ownerCarPageQuery(userId, pages.posts, pageParam)
      return rowsOf(await call(carEndpoints.listCars, { query, signal })).toReversed()
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < pages.posts ? undefined : page.at(-1)?.id),
  })
}

/** The telephone number of a person who gives it to who asks; `null` when they have changed their mind. */
export function askTelephone(userId: string): Promise<string | null> {
  return call(rightsEndpoints.getTelephone, { params: { id: userId } })
}

/** Reads the head of a person's page anew. */
export function lookAgain(userId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey, exact: true })
}

let lastFollowCall: Promise<unknown> = Promise.resolve()

/**
 * Follows or unfollows (specification 4). The page shows it at once, the calls go one after the other, and a call that
 * fails is taken back. After the last one the profiles are asked for again.
 */
export async function setFollowed(myId: string, otherId: string, isFollowed: boolean): Promise<void> {
  const params = { id: myId, other: otherId }
  showFollowed(otherId, isFollowed)
  const follow = () => call(userEndpoints.follow, { params, body: true })
  const unfollow = () => call(userEndpoints.unfollow, { params })
  const sent = lastFollowCall.then(isFollowed ? follow : unfollow)
  const settled = sent.catch(() => showFollowed(otherId, !isFollowed))
  lastFollowCall = settled
  await settled
  if (lastFollowCall === settled) {
    for (const id of [myId, otherId]) {
      void queryClient.invalidateQueries({ queryKey: profileQuery(id).queryKey, exact: true })
    }
  }
  await sent
}

function showFollowed(userId: string, isFollowed: boolean): void {
  changeProfile(userId, (profile) =>
    profile.isFollowed === isFollowed
      ? profile
      : { ...profile, isFollowed, followers: profile.followers + (isFollowed ? 1 : -1) },
  )
}

/** Counts that a live event has brought; the offers are asked for again when there are more or fewer. */
export function takeCounts(userId: string, { followers, following, posts }: Counts): void {
  const counts = { followers, following, posts }
  countsNews.add(userId, counts)
  const postsBefore = queryClient.getQueryData(profileQuery(userId).queryKey)?.posts
  changeProfile(userId, (profile) => ({ ...profile, ...counts }))
  if (postsBefore !== counts.posts) void queryClient.invalidateQueries({ queryKey: postsQuery(userId).queryKey })
}

function changeProfile(userId: string, change: (profile: Profile) => Profile): void {
  queryClient.setQueryData(profileQuery(userId).queryKey, (profile) => profile && change(profile))
}
