import { useQuery } from '@tanstack/react-query'
import { personal as limits } from '../../contract/limits.ts'
import { ListHead } from '../car-parts/list-head.tsx'
import { savedSearchesQuery } from '../car-parts/search-hits.ts'
import { LoadFailure } from '../load-failure.tsx'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useDelayed } from '../ui/delayed.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loader } from '../ui/loader.tsx'
import { Page } from '../ui/page.tsx'
import { SearchRow } from './search-row.tsx'
import styles from './searches.module.css'

/** /searches: saved searches with their new matches. */
export function SearchesScreen() {
  const { data: searches, isPending, error, refetch } = useQuery(savedSearchesQuery)
  const isLoaderShown = useDelayed(isPending)
  const shown = isLoaderShown ? undefined : searches
  return (
    <Page>
      <ListHead
        title={texts.titles.savedSearches}
        count={searches && texts.saved.ofLimit(searches.length, limits.searches)}
      />
      {isLoaderShown && <Loader />}
      {error && !searches && <LoadFailure error={error} isWhole onRetry={() => void refetch()} />}
      {shown?.length === 0 && (
        <EmptyState picture="car" text={texts.searches.noSearches} hint={texts.searches.noSearchesHint}>
          <ButtonLink variant="primary" href={href('cars')}>
            {texts.cars.title}
          </ButtonLink>
        </EmptyState>
      )}
      <ul className={styles.rows}>
        {shown?.map((search) => (
          <SearchRow key={search.id} search={search} />
        ))}
      </ul>
      {shown && shown.length > 0 && <p className={styles.hint}>{texts.searches.searchesHint}</p>}
    </Page>
  )
}
