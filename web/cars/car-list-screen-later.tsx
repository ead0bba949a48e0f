import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { noFilters, sorts, type SearchFilters, type Sort } from '../../contract/search.ts'
import { feedQuery, filterParams, isFiltered } from '../../contract/search-address.ts'
import { useSearchInAddress } from '../car-parts/search-in-address.ts'
import column from '../filters/filter-column.module.css'
import { FilterSheet } from '../filters/filter-sheet.tsx'
import filterStyles from '../filters/filters.module.css'
import { useLiveStatus } from '../live.ts'
import { Chips } from '../search-box/chips.tsx'
import { type BoxProps } from '../search-box/search-box.tsx'
import { Suggestions } from '../search-box/suggestions.tsx'
import { SaveSearchButton } from '../searches/save-search-button.tsx'
import { useSaveSearch } from '../searches/use-save-search.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { classNames } from '../ui/class-names.ts'
import { LiveIndicator } from '../ui/live-indicator.tsx'
import { optionalPart } from '../ui/optional-part.tsx'
import { carCountQuery } from './car-queries.ts'
import { FoundCars } from './found-cars.tsx'
import { foundCarsQuery } from './found-cars-queries.ts'
import styles from './list-toolbar.module.css'
import { useLiveCars } from './live-cars.ts'
import { NewOffersPill } from './new-offers-pill.tsx'
import { useUnderstoodWords } from './understood-words.ts'
import { useIsWholeList } from './whole-list.ts'

/** The parts of the list's screen that narrow the list, and what they leave. They come after the first cards. */

// Beside the list or behind a button: nothing else waits for it.
const FilterPanel = lazy(async () => ({ default: (await import('../filters/filter-panel.tsx')).FilterPanel }))

// Only a search that finds nothing needs it.
const NoneFound = lazy(async () => ({ default: (await import('../search-box/none-found.tsx')).NoneFound }))

// Only words that no offer has need it.
const UnusedWords = lazy(async () => ({ default: (await import('../search-box/unused-words.tsx')).UnusedWords }))

// Below the list.
const FeedLinks = optionalPart(async () => (await import('../car-parts/feed-links.tsx')).FeedLinks)

/** The search in the address, and what it finds. */
function useListSearch() {
  const { search, change } = useSearchInAddress()
  const found = useInfiniteQuery(foundCarsQuery(search))
  const [first] = found.data?.pages ?? []
  const { data: count } = useQuery(carCountQuery())
  const isWhole = useIsWholeList()
  const changeFilters = (filters: SearchFilters) => change({ ...search, filters })
  return { search, change, changeFilters, found, first, isWhole, total: isWhole ? count : first?.total }
}

/** How many cars there are. */
export function ListCount() {
  const { total } = useListSearch()
  return total !== undefined && texts.cars.offers(total)
}

/** A list is taken to be live; only the loss of it is said. */
export function LostIndicator() {
  return useLiveStatus().state === 'lost' && <LiveIndicator isConnected={false} />
}

/** Takes all filters away. */
export function ClearAll() {
  const { search, changeFilters } = useListSearch()
  if (!isFiltered(search.filters)) return null
  return (
    <button type="button" className={filterStyles.link} onClick={() => changeFilters(noFilters)}>
      {texts.filters.clearAll}
    </button>
  )
}

/** All filters with their counts. */
export function FilterGroups() {
  const { search, changeFilters, first, found } = useListSearch()
  // Counts decide which options stand first: nothing moves when they come.
  if (!first && found.isFetching) return <div className={column.waiting} />
  return (
    <Suspense fallback={<div className={column.waiting} />}>
      <FilterPanel filters={search.filters} facets={first?.facets} onChange={changeFilters} />
    </Suspense>
  )
}

/** What the search box suggests; a search can be kept by whoever is logged in. */
export function ListSuggestions(box: BoxProps) {
  const { search, change } = useSearchInAddress()
  const isUser = useSession() !== null
  const { save } = useSaveSearch()
  return (
    <Suggestions
      {...box}
      search={search}
      onChange={change}
      {...(isUser && { onSave: (wanted) => void save(wanted) })}
    />
  )
}

/** What is chosen, the filters of a narrow window, and the order. */
export function Toolbar() {
  const { search, change, changeFilters, found, total } = useListSearch()
  useUnderstoodWords(search, found, change)
  const chosen = filterParams(search.filters).length
  return (
    <>
      <Chips search={search} onChange={change} />
      <div className={styles.sheet}>
        <FilterSheet
          chosen={chosen}
          total={total}
          onClear={() => changeFilters(noFilters)}
          chips={<Chips search={search} onChange={change} hasClear={false} />}
          renderSave={(close) => <SaveSearchButton search={search} label={texts.filters.save} onDone={close} />}
        >
          <FilterGroups />
        </FilterSheet>
      </div>
      {chosen > 0 && <SaveSearchButton search={search} size="small" className={styles.save} />}
      <SortChoice sort={search.sort} onChange={(sort) => change({ ...search, sort })} />
    </>
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

/** Keeps the whole list current, and lets in the offers that have come when the person asks for them. */
export function ArrivedCars({ onLetIn }: { onLetIn: (fresh: ReadonlySet<string>) => void }) {
  const { arrived, showArrived } = useLiveCars()
  return <NewOffersPill count={arrived.size} onPress={async () => onLetIn(await showArrived())} />
}

/** The feeds of the search. */
export function Feeds() {
  const { search } = useSearchInAddress()
  return (
    <Suspense>
      <FeedLinks query={feedQuery(search)} />
    </Suspense>
  )
}

/** What the search finds. It stands beside the whole list, so that the first filter has an answer before its own. */
export function Found() {
  const { search, change, found, isWhole } = useListSearch()
  if (isWhole) return null
  return (
    <FoundCars
      search={search}
      found={found}
      renderUnused={(unused) => (
        <Suspense>
          <UnusedWords search={search} unused={unused} onChange={change} />
        </Suspense>
      )}
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
  )
}
