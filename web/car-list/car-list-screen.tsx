import { useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import column from '../filters/filter-column.module.css'
import { PartFailure } from '../lazy-part.tsx'
import { loadAgain } from '../load-again.ts'
import { FollowingPage } from '../router/page.tsx'
import { SearchBox } from '../search-box/search-box.tsx'
import { texts } from '../texts.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { Page } from '../ui/page.tsx'
import { allCars } from '../car-parts/car-list-query.ts'
import { carCountQuery } from '../car-parts/car-queries.ts'
import { CarList } from './car-list.tsx'
import styles from './car-list-screen.module.css'
import type * as Lazy from './car-list-screen-lazy.tsx'
import { useListedCars } from './list-in-address.ts'
import { ListHead } from '../car-parts/list-head.tsx'
import { SkipToCars } from './skip-to-cars.tsx'
import { useIsWide } from '../ui/use-is-wide.ts'

type LazyParts = typeof Lazy

const resultsId = 'results'

/** The loaded parts, shared by all visits of the screen. */
let lazyParts: LazyParts | null = null

async function loadLazyParts(): Promise<LazyParts> {
  lazyParts = await loadAgain(() => import('./car-list-screen-lazy.tsx'))
  return lazyParts
}

interface LateParts {
  parts: LazyParts | null
  failure: { error: unknown } | null
  retry: () => void
}

/** The parts that filter the list, `null` while they load; the first cards and their pictures do not wait for them. */
function useLazyParts(): LateParts {
  const [parts, setParts] = useState(lazyParts)
  const [failure, setFailure] = useState<LateParts['failure']>(null)
  function load() {
    loadLazyParts().then(
      (loaded) => startTransition(() => setParts(loaded)),
      (error: unknown) => setFailure({ error }),
    )
  }
  const loadFirst = useEffectEvent(load)
  useEffect(() => {
    if (parts) return undefined
    // The pictures of the first cards are requested first.
    const timer = setTimeout(loadFirst)
    return () => clearTimeout(timer)
  }, [parts])
  return { parts, failure: parts ? null : failure, retry: load }
}

/** /themes: all cars, newest first (specification 2), or those that match the filters. */
export function CarListScreen() {
  const listed = useListedCars()
  const { parts, failure, retry } = useLazyParts()
  const { data: count } = useQuery(carCountQuery())
  const isEmptyMarket = listed === allCars && count === 0
  // Narrow windows have the sheet in place of the column, whose groups would stand there twice.
  const isWide = useIsWide(1024)
  return (
    <Page>
      <ListHead
        title={texts.cars.title}
        count={parts ? <parts.ListCount /> : listed === allCars && count !== undefined && texts.cars.offers(count)}
      >
        {parts && <parts.LostIndicator />}
      </ListHead>
      <div className={styles.find}>
        <SearchBox renderSuggestions={(box) => parts && <parts.ListSuggestions {...box} />} />
        <div className={styles.tools}>
          {parts && <parts.Tools />}
          {failure && <PartFailure error={failure.error} onRetry={retry} />}
        </div>
      </div>
      <div className={classNames(styles.layout, isEmptyMarket && styles.empty)}>
        <SkipToCars to={resultsId} />
        <aside className={classNames(card.card, column.column, styles.column)} aria-label={texts.cars.filters}>
          <div className={column.head}>
            <h2>{texts.cars.filters}</h2>
            {parts && <parts.ClearAll />}
          </div>
          {parts && isWide ? <parts.FilterGroups /> : <div className={column.waiting} />}
        </aside>
        <div id={resultsId} className={styles.results} tabIndex={-1}>
          {parts && <parts.ChosenFilters />}
          <FollowingPage>
            <Results parts={parts} />
          </FollowingPage>
        </div>
      </div>
      {parts && <parts.Compared />}
    </Page>
  )
}

/** The list and its feeds. */
function Results({ parts }: { parts: LazyParts | null }) {
  const listed = useListedCars()
  return (
    <>
      <CarList
        listed={listed}
        renderWaiting={(onLetIn) => parts && <parts.WaitingCars listed={listed} onLetIn={onLetIn} />}
        renderUnused={(unused) => parts && <parts.Unused unused={unused} />}
        renderFew={(relaxations) => parts && <parts.Few relaxations={relaxations} />}
        renderNone={(relaxations) => parts && <parts.None relaxations={relaxations} />}
      />
      {parts && <parts.Feeds />}
    </>
  )
}
