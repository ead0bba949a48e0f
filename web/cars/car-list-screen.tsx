import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { noFilters, sorts, type SearchFilters, type Sort } from '../../contract/search.ts'
import { filterParams, isFiltered } from '../../contract/search-address.ts'
import { FilterSheet } from '../filters/filter-sheet.tsx'
import filterStyles from '../filters/filters.module.css'
import { useLiveStatus } from '../live.ts'
import { Chips } from '../search-box/chips.tsx'
import { SaveSearchButton } from '../searches/save-search-button.tsx'
import { useSaveSearch } from '../searches/use-save-search.ts'
import { SearchBox } from '../search-box/search-box.tsx'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { LiveIndicator } from '../ui/live-indicator.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { AllCars } from './all-cars.tsx'
import { CarCardSkeletons } from './car-card-skeletons.tsx'
import styles from './car-list-screen.module.css'
import { carCountQuery } from './car-queries.ts'
import { CarTabs } from './car-tabs.tsx'
import { useExclusions } from '../car-parts/exclusions.ts'
import { foundCarsQuery } from './found-cars-queries.ts'
import { useSearchInAddress } from '../car-parts/search-in-address.ts'
import { useUnderstoodWords } from './understood-words.ts'

// Beside the list or behind a button: the cars need not wait for it.
const FilterPanel = lazy(async () => ({ default: (await import('../filters/filter-panel.tsx')).FilterPanel }))

// Only a search needs these.
const FoundCars = lazy(async () => ({ default: (await import('./found-cars.tsx')).FoundCars }))
const NoneFound = lazy(async () => ({ default: (await import('../search-box/none-found.tsx')).NoneFound }))

/** /themes: all cars, newest first (specification 2), and those that filters leave. */
export function CarListScreen() {
  const { search, change } = useSearchInAddress()
  const { filters, sort } = search
  const isUser = useSession() !== null
  const { save } = useSaveSearch()
  const leavesOut = (useExclusions()?.length ?? 0) > 0
  const isAll = !isFiltered(filters) && sort === sorts[0] && search.q === '' && !leavesOut
  const count = useQuery(carCountQuery())
  const found = useInfiniteQuery(foundCarsQuery(search))
  const [first] = found.data?.pages ?? []
  useUnderstoodWords(search, found, change)
  const total = isAll ? count.data : first?.total

  const changeFilters = (next: SearchFilters) => change({ ...search, filters: next })
  const clear = () => changeFilters(noFilters)
  const panel = (
    <Suspense fallback={<div className={filterStyles.waiting} />}>
      <FilterPanel filters={filters} facets={first?.facets} onChange={changeFilters} />
    </Suspense>
  )
  const chosen = filterParams(filters).length

  return (
    <Page>
      <div className={styles.head}>
        <PageTitle>{texts.cars.title}</PageTitle>
        <p className={styles.count} role="status">
          {total !== undefined && texts.cars.offers(total)}
        </p>
        <LostIndicator />
      </div>
      <CarTabs />
      <SearchBox search={search} onChange={change} {...(isUser && { onSave: (wanted) => void save(wanted) })} />
      <div className={styles.layout}>
        <aside className={classNames(card.card, filterStyles.column, styles.column)} aria-label={texts.filters.title}>
          <div className={filterStyles.head}>
            <h2>{texts.filters.title}</h2>
            {chosen > 0 && <ClearAll onPress={clear} />}
          </div>
          {panel}
        </aside>
        <div className={styles.results}>
          <div className={styles.toolbar}>
            <Chips search={search} onChange={change} />
            <div className={styles.sheet}>
              <FilterSheet
                chosen={chosen}
                total={total}
                onClear={clear}
                chips={<Chips search={search} onChange={change} hasClear={false} />}
                renderSave={(close) => <SaveSearchButton search={search} label={texts.filters.save} onDone={close} />}
              >
                {panel}
              </FilterSheet>
            </div>
            {isFiltered(filters) && <SaveSearchButton search={search} size="small" className={styles.save} />}
            <SortChoice sort={sort} onChange={(next) => change({ ...search, sort: next })} />
          </div>
          {isAll ? (
            <AllCars />
          ) : (
            <Suspense fallback={<CarCardSkeletons />}>
              <FoundCars
                search={search}
                found={found}
                renderNone={(relaxations) => (
                  <Suspense>
                    <NoneFound
                      search={search}
                      relaxations={relaxations}
                      onChange={change}
                      tell={<SaveSearchButton search={search} label={texts.filters.tellMe} />}
                    />
                  </Suspense>
                )}
              />
            </Suspense>
          )}
        </div>
      </div>
    </Page>
  )
}

function ClearAll({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={filterStyles.link} onClick={onPress}>
      {texts.filters.clearAll}
    </button>
  )
}

function SortChoice({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  return (
    <select
      className={classNames(filterStyles.input, styles.sort)}
      aria-label={texts.filters.sort}
      value={sort}
      onChange={(event) => onChange(event.target.value as Sort)}
    >
      {sorts.map((option) => (
        <option key={option} value={option}>
          {texts.filters.sorts[option]}
        </option>
      ))}
    </select>
  )
}

/** A list is taken to be live; only the loss of it is said. */
function LostIndicator() {
  return useLiveStatus().state === 'lost' && <LiveIndicator isConnected={false} />
}
