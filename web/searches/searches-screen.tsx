import { useQuery } from '@tanstack/react-query'
import { personal as limits } from '../../contract/limits.ts'
import { CarTabs } from '../cars/car-tabs.tsx'
import { savedSearchesQuery } from '../car-parts/search-hits.ts'
import { LoadFailure } from '../load-failure.tsx'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useDelayed } from '../ui/delayed.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loader } from '../ui/loader.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SearchRow } from './search-row.tsx'
import styles from './searches.module.css'

/** /searches: saved searches with what came to fit them. */
export function SearchesScreen() {
  const { data: searches, isPending, error, refetch } = useQuery(savedSearchesQuery)
  const isLoaderShown = useDelayed(isPending)
  return (
    <Page>
      <div className={styles.head}>
        <PageTitle>{texts.titles.savedSearches}</PageTitle>
        {searches && <p>{texts.saved.ofLimit(searches.length, limits.searches)}</p>}
      </div>
      <CarTabs />
      {isLoaderShown && <Loader />}
      {error && !searches && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {searches?.length === 0 && (
        <EmptyState picture="car" text={texts.searches.noSearches}>
          <ButtonLink variant="primary" href={href('cars')}>
            {texts.cars.title}
          </ButtonLink>
        </EmptyState>
      )}
      <ul className={styles.rows}>
        {searches?.map((search) => (
          <SearchRow key={search.id} search={search} />
        ))}
      </ul>
      {searches && searches.length > 0 && <p className={styles.hint}>{texts.searches.searchesHint}</p>}
    </Page>
  )
}
