import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { followListEndpoints } from '../../contract/follow-list-endpoints.ts'
import { type FollowedPerson } from '../../contract/user.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { queryClient } from '../query-client.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { PersonList, PersonRow } from '../users/person-list.tsx'
import { setFollowed } from '../users/user-queries.ts'
import styles from './following.module.css'

const suggestedQuery = queryOptions({
  queryKey: ['people', 'suggested'],
  queryFn: ({ signal }) => call(followListEndpoints.suggestPeople, { signal }),
  // Who was followed here stays, so that one can take it back.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** Whom one might follow, as long as there are no news of anybody. */
export function SuggestedPeople() {
  const { data: people = [] } = useQuery(suggestedQuery)
  const titleId = useId()
  if (people.length === 0) return null
  return (
    <section className={styles.suggested} aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.feed.suggested}</h2>
      <PersonList>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            linkText={person.username}
            action={<FollowButton person={person} />}
          />
        ))}
      </PersonList>
    </section>
  )
}

function FollowButton({ person: { id, username, isFollowed } }: { person: FollowedPerson }) {
  const session = useSession()
  if (!session) return null
  const { userId } = session

  async function toggle() {
    show(id, !isFollowed)
    try {
      await setFollowed(userId, id, !isFollowed)
    } catch (error) {
      show(id, isFollowed)
      showToast({ text: sentenceOf(error) })
    }
  }

  return (
    <Button variant={isFollowed ? 'secondary' : 'primary'} size="small" onClick={() => void toggle()}>
      {isFollowed ? texts.users.unfollow : texts.users.follow}
      <VisuallyHidden> {username}</VisuallyHidden>
    </Button>
  )
}

function show(id: string, isFollowed: boolean): void {
  queryClient.setQueryData(suggestedQuery.queryKey, (people) =>
    people?.map((person) => (person.id === id ? { ...person, isFollowed } : person)),
  )
}
