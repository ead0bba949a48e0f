import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useId } from 'react'
import { lengths } from '../../contract/limits.ts'
import { tidyBeginning } from '../../contract/text-rules.ts'
import { LoadFailure } from '../load-failure.tsx'
import { href, placeAt } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { useSearchParams } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { useTypedText } from '../typed-values.ts'
import { useDelayed } from '../ui/delayed.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { Loader } from '../ui/loader.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { optionalPart } from '../lazy-part.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { PersonList, PersonRow } from './person-list.tsx'
import styles from './search-screen.module.css'
import { peopleSearchQuery } from './people-queries.ts'

// Needed while nothing is typed.
const SuggestedPeople = optionalPart(async () => (await import('./suggested-people.tsx')).SuggestedPeople)

/** Ms of rest after typing before a request. */
const typingPause = 200

/** Finds people by the beginning of their username during typing. The address stores the text for "back". */
export function SearchScreen() {
  const q = useSearchParams().get('q') ?? ''
  const [typed, setTyped] = useTypedText('username', q)
  const titleId = useId()
  const hintId = useId()
  const beginning = tidyBeginning(typed)

  useEffect(() => {
    if (beginning === q) return
    const ask = () => {
      // A person who followed a link meanwhile is not called back.
      if (placeAt(new URL(location.href)).screen !== 'search') return
      void navigate(href('search', { q: beginning || undefined }), { isReplacing: true, keepsScroll: true })
    }
    const timer = setTimeout(ask, beginning ? typingPause : 0)
    return () => clearTimeout(timer)
  }, [beginning, q])

  return (
    <Page width="column">
      <PageTitle id={titleId} tabTitle={texts.users.searchTab}>
        {texts.users.findFriends}
      </PageTitle>
      <div className={styles.box}>
        <SearchInput
          aria-labelledby={titleId}
          aria-describedby={hintId}
          placeholder={texts.users.searchPlaceholder}
          maxLength={lengths.username.max}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p id={hintId} className={styles.hint}>
        {texts.users.searchHint}
      </p>
      {beginning !== '' && q !== '' && <SearchResults beginning={q} isTyping={beginning !== q} />}
      {beginning === '' && (
        <Suspense>
          <SuggestedPeople />
        </Suspense>
      )}
    </Page>
  )
}

function SearchResults({ beginning, isTyping }: { beginning: string; isTyping: boolean }) {
  const { data, isPending, isPlaceholderData, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(peopleSearchQuery(beginning))
  const isLoaderShown = useDelayed(isPending)
  const people = data?.pages.flatMap((page) => page.people) ?? []
  const isStale = isPlaceholderData || isTyping
  const nobody = texts.users.nobodyFound(beginning)

  return (
    <>
      {isLoaderShown && <Loader />}
      <VisuallyHidden role="status">
        {data && !isStale && (people.length > 0 ? texts.users.found(people.length, hasNextPage) : nobody)}
      </VisuallyHidden>
      {!isLoaderShown && people.length > 0 && (
        <PersonList isStale={isStale}>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} linkText={person.username}>
              {person.email !== null && <small>{person.email}</small>}
            </PersonRow>
          ))}
        </PersonList>
      )}
      {data && !isStale && people.length === 0 && (
        <p className={styles.nobody} aria-hidden="true">
          {nobody}
        </p>
      )}
      {error && <LoadFailure error={error} isWhole={!data} onRetry={() => void refetch()} />}
      {hasNextPage && !isStale && !error && (
        <LoadMore label={texts.users.showMore} isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />
      )}
    </>
  )
}
