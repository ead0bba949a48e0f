import { Suspense, useEffect } from 'react'
import { noFilters, type Relaxation, type UnusedWord } from '../../contract/search.ts'
import { feedQuery, filterParams, isFiltered } from '../../contract/search-address.ts'
import { rememberSearch } from '../car-parts/last-search.ts'
import { useSearchInAddress } from '../car-parts/search-in-address.ts'
import column from '../filters/filter-column.module.css'
import { FilterSheet } from '../filters/filter-sheet.tsx'
import filterStyles from '../filters/filters.module.css'
import { useLiveStatus } from '../live.ts'
import { Chips } from '../search-box/chips.tsx'
import { type BoxProps } from '../search-box/search-box.tsx'
import { readNumbers } from '../car-parts/read-numbers.ts'
import { Suggestions } from '../search-box/suggestions.tsx'
import { SaveSearchButton } from '../searches/save-search-button.tsx'
import { searchName, useSaveSearch } from '../car-parts/use-save-search.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { useStore } from '../ui/store.ts'
import { LiveIndicator } from '../ui/live-indicator.tsx'
import { neededPart, optionalPart } from '../lazy-part.tsx'
import { type ListedCars } from '../car-parts/car-list-query.ts'
import { useCompared } from '../car-parts/compared-cars.ts'
import styles from './list-toolbar.module.css'
import { useListSearch } from './list-search.ts'
import { isNewSince, lastVisit } from './last-visit.ts'
import { useLiveCars } from './use-live-cars.ts'
import { NewOffersPill } from './new-offers-pill.tsx'
import { SortChoice } from './sort-choice.tsx'
import { useUnderstoodWords } from './understood-words.ts'

/** The parts of the list's screen that filter it, and their results. They load after the first cards. */

// Beside the list or behind a button, so nothing waits for it.
const FilterPanel = neededPart(async () => (await import('../filters/filter-panel.tsx')).FilterPanel)

// Needed by searches without results.
const NoneFound = neededPart(async () => (await import('../search-box/none-found.tsx')).NoneFound)

// Needed by searches with few results.
const FewFound = optionalPart(async () => (await import('../search-box/few-found.tsx')).FewFound)

// Needed by words that no offer contains.
const UnusedWords = optionalPart(async () => (await import('../search-box/unused-words.tsx')).UnusedWords)

// Needed by addresses with filters that are none.
const UnreadFilters = optionalPart(async () => (await import('../search-box/unread-filters.tsx')).UnreadFilters)

// Needed by numbers among the words.
const NumbersRead = optionalPart(async () => (await import('../search-box/numbers-read.tsx')).NumbersRead)

// Needed while cars are being compared.
const CompareBar = optionalPart(async () => (await import('../car-parts/compare-bar.tsx')).CompareBar)

// Below the list.
const FeedLinks = optionalPart(async () => (await import('../car-parts/feed-links.tsx')).FeedLinks)

/** The number of cars, and of loaded ones that are newer than the last visit. */
export function ListCount() {
  const { total, found } = useListSearch()
  const since = lastVisit()
  const cars = found.data?.pages.flatMap((page) => page.cars) ?? []
  const fresh = cars.filter((car) => isNewSince(car, since)).length
  if (total === undefined) return null
  return (
    <>
      {texts.cars.offers(total)}
      {fresh > 0 && (
        <>
          {', '}
          {texts.cars.newSince(fresh, fresh === cars.length && fresh < total)}
          <span className={styles.since}>{texts.cars.sinceLastVisit}</span>
        </>
      )}
    </>
  )
}

/** Shows only the loss of the connection; a list is assumed to be live. */
export function LostIndicator() {
  return useLiveStatus().state === 'lost' && <LiveIndicator isConnected={false} />
}

/** Removes all filters. */
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
  // Counts decide the order of options, so nothing moves when they arrive.
  if (!first && found.isFetching) return <div className={column.waiting} />
  return (
    <Suspense fallback={<div className={column.waiting} />}>
      <FilterPanel filters={search.filters} facets={first?.facets} onChange={changeFilters} />
    </Suspense>
  )
}

/** The suggestions of the search box; logged-in people can also save the search. */
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

/** The filters of a narrow window, the order, and the button that saves the search. */
export function Tools() {
  const { search, params, change, changeFilters, found, first, isReading, total } = useListSearch()
  useUnderstoodWords(search, params, found.isPlaceholderData ? undefined : first, change)
  const chosen = filterParams(search.filters).length
  useEffect(() => {
    if (chosen > 0) rememberSearch({ query: params, name: searchName(search) })
  }, [chosen, params, search])
  return (
    <>
      <div className={styles.sheet}>
        <FilterSheet
          chosen={chosen}
          total={total}
          onClear={() => changeFilters(noFilters)}
          chips={<Chips search={search} onChange={change} hasClear={false} />}
          renderSave={(close) => (
            <SaveSearchButton search={search} isWaiting={isReading} label={texts.filters.save} onDone={close} />
          )}
        >
          <FilterGroups />
        </FilterSheet>
      </div>
      <SortChoice search={search} onChange={(sort) => change({ ...search, sort })} />
      {chosen > 0 && <SaveSearchButton search={search} isWaiting={isReading} className={styles.save} />}
    </>
  )
}

/** The chosen filters, and what the list has to say of them. */
export function ChosenFilters() {
  const { search, params, change } = useListSearch()
  const hasNumbers = useStore(readNumbers).numbers.length > 0
  return (
    <>
      <Chips search={search} onChange={change} />
      <Suspense>
        {params !== '' && <UnreadFilters search={search} onChange={change} />}
        {hasNumbers && <NumbersRead search={search} onChange={change} />}
      </Suspense>
    </>
  )
}

interface WaitingCarsProps {
  listed: ListedCars
  onLetIn: (fresh: ReadonlySet<string>) => void
}

/** Keeps the list current, and lets waiting cars in when the person asks for them. */
export function WaitingCars({ listed, onLetIn }: WaitingCarsProps) {
  const { waiting, letIn } = useLiveCars(listed)
  return <NewOffersPill count={waiting} onPress={async () => onLetIn(await letIn())} />
}

/** The cars being compared. */
export function Compared() {
  return (
    useCompared().length > 0 && (
      <Suspense>
        <CompareBar />
      </Suspense>
    )
  )
}

/** The feeds of the search. */
export function Feeds() {
  const { search, found } = useListSearch()
  // Feeds of a failed list lead nowhere.
  if (found.isError && !found.data) return null
  return (
    <Suspense>
      <FeedLinks query={feedQuery(search)} />
    </Suspense>
  )
}

/** Names the words of the search that were not used. */
export function Unused({ unused }: { unused: readonly UnusedWord[] }) {
  const { search, change } = useSearchInAddress()
  return (
    <Suspense>
      <UnusedWords search={search} unused={unused} onChange={change} />
    </Suspense>
  )
}

/** Offers wider searches below a short list. */
export function Few({ relaxations }: { relaxations: readonly Relaxation[] }) {
  const { search, change } = useSearchInAddress()
  return (
    <Suspense>
      <FewFound search={search} relaxations={relaxations} onChange={change} />
    </Suspense>
  )
}

/** Says that nothing matches, and which filters to drop. */
export function None({ relaxations }: { relaxations: readonly Relaxation[] }) {
  const { search, change } = useSearchInAddress()
  return (
    <Suspense>
      <NoneFound
        search={search}
        relaxations={relaxations}
        onChange={change}
        alertButton={<SaveSearchButton search={search} label={texts.filters.tellMe} />}
      />
    </Suspense>
  )
}
