import { useQuery } from '@tanstack/react-query'
import { consoleEndpoints } from '../../contract/console-endpoints.ts'
import { type Site } from '../../contract/site.ts'
import { call } from '../api.ts'
import { LoadFailure } from '../load-failure.tsx'
import { queryClient } from '../query-client.ts'
import { Loader } from '../ui/loader.tsx'
import { siteQuery } from './console-queries.ts'
import { HomeTextsForm } from './home-texts-form.tsx'
import { ListsForm } from './lists-form.tsx'
import styles from './parts.module.css'

/** Words of the home page, brands and years, within the specification's defaults. */
export function SitePart() {
  const { data: site, error, refetch } = useQuery(siteQuery)
  if (error && !site) return <LoadFailure error={error} isWhole onRetry={() => void refetch()} />
  if (!site) return <Loader />

  async function save(change: Partial<Site>) {
    // What another operator set meanwhile stays, where this one changes nothing.
    const current = await queryClient.fetchQuery(siteQuery)
    const saved = await call(consoleEndpoints.setSite, { body: { ...current, ...change } })
    queryClient.setQueryData(siteQuery.queryKey, saved)
  }

  return (
    <div className={styles.columns}>
      <HomeTextsForm texts={site.texts} usual={site.usual} onSave={(texts) => save({ texts })} />
      <ListsForm lists={site.lists} onSave={(lists) => save({ lists })} />
    </div>
  )
}
