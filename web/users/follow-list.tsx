import { useInfiniteQuery } from '@tanstack/react-query'
import { type FollowedPerson } from '../../contract/user.ts'
import { sentenceOf } from '../call-error.ts'
import { LoadFailure } from '../load-failure.tsx'
import { texts } from '../texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { showToast } from '../ui/toast.tsx'
import { FollowButton } from './follow-button.tsx'
import { followListQuery, setFollowedInList, type FollowSide } from './follow-list-queries.ts'
import { PeopleSkeleton, PersonList, PersonRow } from './person-list.tsx'

interface FollowListProps {
  userId: string
  myId: string
  side: FollowSide
  /** Their number. */
  count: number
  onClose: () => void
}

/** The followers of a person or the people they follow, in a dialog over the profile with Follow buttons. */
export function FollowList({ userId, myId, side, count, onClose }: FollowListProps) {
  const list = useInfiniteQuery(followListQuery(userId, side))
  const people = list.data?.pages.flatMap((page) => page.people)

  function toggle({ id, isFollowed }: FollowedPerson) {
    setFollowedInList({ userId, side }, { myId, otherId: id, isFollowed: !isFollowed }).catch((error: unknown) => {
      showToast({ text: sentenceOf(error) })
    })
  }

  return (
    <Dialog title={texts.users.listTitle(texts.users[side], count)} isOpen onClose={onClose}>
      {list.isPending && <PeopleSkeleton />}
      {people?.length === 0 && <p>{texts.users.nobodyYet}</p>}
      {people && people.length > 0 && (
        <PersonList>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              linkText={person.username}
              action={person.id !== myId && <FollowButton person={person} onToggle={() => toggle(person)} />}
            />
          ))}
        </PersonList>
      )}
      {list.error && (
        <LoadFailure error={list.error} onRetry={() => void (people ? list.fetchNextPage() : list.refetch())} />
      )}
      {list.hasNextPage && !list.error && (
        <LoadMore
          label={texts.users.showMore}
          isLoading={list.isFetchingNextPage}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
    </Dialog>
  )
}
