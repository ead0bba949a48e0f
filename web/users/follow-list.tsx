import { useInfiniteQuery } from '@tanstack/react-query'
import { type FollowedPerson } from '../../contract/user.ts'
import { sentenceOf } from '../call-error.ts'
import { LoadFailure } from '../load-failure.tsx'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { showToast } from '../ui/toast.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { followListQuery, setFollowedInList, type FollowSide } from './follow-list-queries.ts'
import { PeopleSkeleton, PersonList, PersonRow } from './person-list.tsx'

interface FollowListProps {
  userId: string
  myId: string
  side: FollowSide
  onClose: () => void
}

/** Who follows a person, or whom a person follows: in a dialog over the profile, each to be followed from there. */
export function FollowList({ userId, myId, side, onClose }: FollowListProps) {
  const list = useInfiniteQuery(followListQuery(userId, side))
  const people = list.data?.pages.flatMap((page) => page.people)

  function toggle({ id, isFollowed }: FollowedPerson) {
    setFollowedInList({ userId, side }, { myId, otherId: id, isFollowed: !isFollowed }).catch((error: unknown) => {
      showToast({ text: sentenceOf(error) })
    })
  }

  return (
    <Dialog title={texts.users[side]} isOpen onClose={onClose}>
      {list.isPending && <PeopleSkeleton />}
      {people?.length === 0 && <p>{texts.users.nobodyYet}</p>}
      {people && people.length > 0 && (
        <PersonList>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              linkText={person.username}
              action={
                person.id !== myId && (
                  <Button
                    variant={person.isFollowed ? 'secondary' : 'primary'}
                    size="small"
                    onClick={() => toggle(person)}
                  >
                    {person.isFollowed ? texts.users.unfollow : texts.users.follow}
                    <VisuallyHidden> {person.username}</VisuallyHidden>
                  </Button>
                )
              }
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
