import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadFailure } from '../load-failure.tsx'
import { texts } from '../texts.ts'
import { useDelayed } from '../ui/delayed.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { PeopleSkeleton, PersonList, PersonRow } from './person-list.tsx'
import { peopleQuery } from './people-queries.ts'

/** All Users: each row has an avatar by gender and the e-mail as a link (specification 2). */
export function PeopleScreen() {
  const { data, isPending, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(peopleQuery)
  const isLoaderShown = useDelayed(isPending)
  const people = data?.pages.flatMap((page) => page.people)

  return (
    <Page width="column">
      <PageTitle tabTitle={texts.frame.nav.people}>{texts.users.allUsers}</PageTitle>
      {isLoaderShown && <PeopleSkeleton />}
      {!isLoaderShown && people && people.length > 0 && (
        <PersonList>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} linkText={person.email ?? person.username} />
          ))}
        </PersonList>
      )}
      {!isLoaderShown && people?.length === 0 && <EmptyState picture="person" text={texts.users.noUsers} />}
      {error && (
        <LoadFailure error={error} isWhole={!people} onRetry={() => void (people ? fetchNextPage() : refetch())} />
      )}
      {hasNextPage && !error && (
        <LoadMore label={texts.users.showMore} isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />
      )}
    </Page>
  )
}
