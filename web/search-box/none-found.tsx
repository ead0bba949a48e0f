import { noFilters, type Relaxation } from '../../contract/search.ts'
import { withoutParam, type Search } from '../../contract/search-address.ts'
import { listAddress } from '../car-parts/search-in-address.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ChipLabel } from '../car-parts/chip-label.tsx'
import styles from './none-found.module.css'

interface NoneFoundProps {
  search: Search
  relaxations: readonly Relaxation[]
  onChange: (search: Search) => void
}

/** Nothing fits: which single filter to drop, and how many cars that brings. */
export function NoneFound({ search, relaxations, onChange }: NoneFoundProps) {
  const { filters } = search
  return (
    <>
      <EmptyState picture="car" text={texts.filters.noneTitle}>
        <a href={listAddress({ ...search, filters: noFilters, q: '' })}>{texts.filters.clearAll}</a>
      </EmptyState>
      {relaxations.length > 0 && (
        <div className={classNames(card.card, styles.less)}>
          <p>{texts.filters.noneLess}</p>
          <ul>
            {relaxations.map(({ params, total }, i) => (
              <li key={params.join(' ')}>
                <span>
                  {texts.filters.drop}{' '}
                  {params.map((param, part) => (
                    <strong key={param.join(' ')}>
                      {part > 0 && ', '}
                      <ChipLabel param={param} currency={filters.currency} />
                    </strong>
                  ))}
                </span>
                <Button
                  size="small"
                  variant={i === 0 ? 'primary' : 'secondary'}
                  onClick={() => onChange({ ...search, filters: params.reduce(withoutParam, filters), q: '' })}
                >
                  {texts.filters.showCars(total)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
