import { type ReactNode } from 'react'
import { noFilters, type Relaxation } from '../../contract/search.ts'
import { withoutParam, withParam, type Search } from '../../contract/search-address.ts'
import { listAddress } from '../car-parts/search-in-address.ts'
import { texts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ChipLabel } from '../car-parts/chip-label.tsx'
import styles from './none-found.module.css'

interface NoneFoundProps {
  search: Search
  relaxations: readonly Relaxation[]
  onChange: (search: Search) => void
  /** What tells the person when something fits. */
  tell: ReactNode
}

/** Nothing fits: which single filter to drop, and how many cars that brings. */
export function NoneFound({ search, relaxations, onChange, tell }: NoneFoundProps) {
  const { filters } = search
  return (
    <div className={classNames(card.card, styles.none)}>
      <EmptyState picture="car" text={texts.filters.noneTitle}>
        {relaxations.length > 0 && (
          <div className={styles.less}>
            <p>{relaxations[0]?.only ? texts.filters.noneOnly : texts.filters.noneLess}</p>
            <ul>
              {relaxations.map(({ params, total, only }, i) => (
                <li key={params.join(' ')}>
                  <span>
                    {only ? texts.filters.only : texts.filters.drop}{' '}
                    {(only ?? params).map((param, part) => (
                      <strong key={param.join(' ')}>
                        {part > 0 && ', '}
                        <ChipLabel param={param} currency={filters.currency} />
                      </strong>
                    ))}
                  </span>
                  <Button
                    size="small"
                    variant={i === 0 ? 'primary' : 'secondary'}
                    onClick={() =>
                      onChange({
                        ...search,
                        filters: only ? only.reduce(withParam, noFilters) : params.reduce(withoutParam, filters),
                        q: '',
                      })
                    }
                  >
                    {texts.filters.showCars(total)}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.actions}>
          <ButtonLink variant="secondary" href={listAddress({ ...search, filters: noFilters, q: '' })}>
            {texts.filters.clearAll}
          </ButtonLink>
          {tell}
        </div>
      </EmptyState>
    </div>
  )
}
