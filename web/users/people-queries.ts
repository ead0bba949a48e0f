import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { type CarWithId } from '../../contract/car.ts'
import { carEndpoints } from '../../contract/car-endpoints.ts'
import { screenEndpoints } from '../../contract/screen-endpoints.ts'
import { userEndpoints } from '../../contract/user-endpoints.ts'
import { pages } from '../../contract/limits.ts'
import { type Profile } from '../../contract/user.ts'
import { ownerCarPageQuery } from '../../contract/wire-query.ts'
import { call } from '../api.ts'
import { profileKey, queryClient } from '../query-client.ts'
import { rowsOf } from '../rows-by-id.ts'
import { profileFactsKey, profileQuery, profiles, type Counts } from './profile-query.ts'

/** All people, page by page. */
export const peopleQuery = infiniteQueryOptions({
  queryKey: ['people'],
  queryFn: ({ pageParam, signal }) =>
    call(screenEndpoints.listPeople, { query: { after: pageParam, limit: pages.people }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
})

/** People whose username begins with this text, in any letter case. The last result stays until the new one arrives. */
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

/** A person's offers, newest first, page by page. One more is requested to learn whether there is a next page. */
export function postsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...profileKey(userId), 'posts'],
    queryFn: async ({ pageParam, signal }): Promise<CarWithId[]> => {
      const query = ownerCarPageQuery(userId, pages.posts + 1, pageParam)
      return rowsOf(await call(carEndpoints.listCars, { query, signal })).toReversed()
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length > pages.posts ? page[pages.posts - 1]?.id : undefined),
  })
}

/** The telephone number of a person who shows it on request; `null` when they no longer do. */
export function askTelephone(userId: string): Promise<string | null> {
  return call(userEndpoints.getTelephone, { params: { id: userId } })
}

/** Reads the head of a person's page again. */
export function refetchProfile(userId: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: profileFactsKey(userId) })
  return queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey, exact: true })
}

let lastFollowCall: Promise<unknown> = Promise.resolve()

/**
 * Follows or unfollows (specification 4). The page shows it at once, the calls run one after the other, and a failed
 * one is undone. After the last one the profiles are read again.
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

/** Applies the counts of a live event; the offers are read again when their number changed. */
export function applyCounts(userId: string, { followers, following, posts }: Counts): void {
  const postsBefore = queryClient.getQueryData(profileQuery(userId).queryKey)?.posts
  profiles.change(userId, new Map([[userId, { followers, following, posts }]]))
  if (postsBefore !== posts) void queryClient.invalidateQueries({ queryKey: postsQuery(userId).queryKey })
}

function changeProfile(userId: string, change: (profile: Profile) => Profile): void {
  profiles.set(userId, (profile) => profile && change(profile))
}
