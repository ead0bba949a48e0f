import { infiniteQueryOptions } from '@tanstack/react-query'
import { followListEndpoints } from '../../contract/follow-list-endpoints.ts'
import { call } from '../api.ts'
import { queryClient } from '../query-client.ts'
import { setFollowed } from './people-queries.ts'

/** The followers of a person, or the people they follow. */
export type FollowSide = 'followers' | 'following'

const endpointOf = {
  followers: followListEndpoints.listFollowers,
  following: followListEndpoints.listFollowing,
} as const

/** The people on one side of a person, page by page; read again at each opening. */
export function followListQuery(userId: string, side: FollowSide) {
  return infiniteQueryOptions({
    queryKey: ['follows', userId, side],
    queryFn: ({ pageParam, signal }) =>
      call(endpointOf[side], { params: { id: userId }, query: { after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
  })
}

interface FollowChange {
  myId: string
  otherId: string
  isFollowed: boolean
}

/** Follows or unfollows a person of a list; the row shows it at once, and undoes it when it fails. */
export async function setFollowedInList(
  { userId, side }: { userId: string; side: FollowSide },
  { myId, otherId, isFollowed }: FollowChange,
): Promise<void> {
  const show = (value: boolean) =>
    queryClient.setQueryData(followListQuery(userId, side).queryKey, (list) => {
      if (!list) return list
      const change = (page: (typeof list.pages)[number]) => ({
        ...page,
        people: page.people.map((person) => (person.id === otherId ? { ...person, isFollowed: value } : person)),
      })
      return { ...list, pages: list.pages.map(change) }
    })
  // An earlier request would answer with the old state.
  await queryClient.cancelQueries({ queryKey: followListQuery(userId, side).queryKey })
  show(isFollowed)
  try {
    await setFollowed(myId, otherId, isFollowed)
  } catch (error) {
    show(!isFollowed)
    throw error
  }
}
