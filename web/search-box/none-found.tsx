import { type ReactNode } from 'react'
import { noFilters, type Relaxation } from '../../contract/search.ts'
import { type Search } from '../../contract/search-address.ts'
import { listAddress } from '../car-parts/search-in-address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import styles from './none-found.module.css'
import { WaysOut } from './ways-out.tsx'

interface NoneFoundProps {
  search: Search
  relaxations: readonly Relaxation[]
  onChange: (search: Search) => void
  /** The button that saves the search with alerts. */
  alertButton: ReactNode
}

/** Shown when nothing matches: which single filter to drop, and how many cars that finds. */
export function NoneFound({ search, relaxations, onChange, alertButton }: NoneFoundProps) {
  return (
    <div className={classNames(card.card, styles.none)}>
      <EmptyState picture="car" text={texts.filters.noneTitle}>
        {relaxations.length > 0 && (
          <div className={styles.less}>
            <p>{relaxations[0]?.only ? texts.filters.noneOnly : texts.filters.noneLess}</p>
            <WaysOut search={search} relaxations={relaxations} onChange={onChange} hasBest />
          </div>
        )}
        <div className={styles.actions}>
          <ButtonLink variant="secondary" href={listAddress({ ...search, filters: noFilters, q: '' })}>
            {texts.filters.clearAll}
          </ButtonLink>
          {alertButton}
        </div>
      </EmptyState>
    </div>
  )
}
