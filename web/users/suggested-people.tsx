import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { followListEndpoints } from '../../contract/follow-list-endpoints.ts'
import { type FollowedPerson } from '../../contract/user.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { dropAnswer, queryClient } from '../query-client.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'
import { FollowButton } from './follow-button.tsx'
import { PersonList, PersonRow } from './person-list.tsx'
import { setFollowed } from './people-queries.ts'
import styles from './suggested-people.module.css'

const suggestedQuery = queryOptions({
  queryKey: ['people', 'suggested'],
  queryFn: ({ signal }) => call(followListEndpoints.suggestPeople, { signal }),
  // People followed here stay, so that it can be undone.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** People that the person might follow. */
export function SuggestedPeople() {
  const { data: people = [] } = useQuery(suggestedQuery)
  const titleId = useId()
  if (people.length === 0) return null
  return (
    <section className={styles.suggested} aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.users.suggested}</h2>
      <PersonList>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            linkText={person.username}
            action={<SuggestedFollow person={person} />}
          />
        ))}
      </PersonList>
    </section>
  )
}

function SuggestedFollow({ person }: { person: FollowedPerson }) {
  const session = useSession()
  if (!session) return null
  const { userId } = session
  const { id, isFollowed } = person

  async function toggle() {
    await dropAnswer(suggestedQuery.queryKey)
    show(id, !isFollowed)
    try {
      await setFollowed(userId, id, !isFollowed)
    } catch (error) {
      show(id, isFollowed)
      showToast({ text: sentenceOf(error) })
    }
  }

  return <FollowButton person={person} onToggle={() => void toggle()} />
}

function show(id: string, isFollowed: boolean): void {
  queryClient.setQueryData(suggestedQuery.queryKey, (people) =>
    people?.map((person) => (person.id === id ? { ...person, isFollowed } : person)),
  )
}
