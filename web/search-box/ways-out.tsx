import { noFilters, type Relaxation, type SearchFilters } from '../../contract/search.ts'
import { filterParams, withoutParam, withParam, type Search } from '../../contract/search-address.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { ParamsLabel } from './params-label.tsx'
import styles from './ways-out.module.css'

interface WaysOutProps {
  search: Search
  relaxations: readonly Relaxation[]
  onChange: (search: Search) => void
  /** Makes the first one the primary button. */
  hasBest?: boolean
}

/** Searches that find more, each with its number of cars. */
export function WaysOut({ search, relaxations, onChange, hasBest = false }: WaysOutProps) {
  const { filters } = search
  return (
    <ul className={styles.ways}>
      {relaxations.map((way, i) => (
        <li key={[...way.params, ...(way.instead ?? [])].join(' ')}>
          <span>
            <WayLabel way={way} filters={filters} />
          </span>
          <Button
            size="small"
            variant={hasBest && i === 0 ? 'primary' : 'secondary'}
            onClick={() => onChange({ ...search, filters: relaxed(filters, way), q: '' })}
          >
            {texts.filters.showCars(way.total)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function relaxed(filters: SearchFilters, { params, instead = [], only }: Relaxation): SearchFilters {
  if (only) return only.reduce(withParam, noFilters)
  return instead.reduce(withParam, params.reduce(withoutParam, filters))
}

function WayLabel({ way: { params, instead, only }, filters }: { way: Relaxation; filters: SearchFilters }) {
  const { currency } = filters
  const remaining = filterParams(params.reduce(withoutParam, filters))
  if (params.every(([name]) => /^(near|town|region)/u.test(name)) && !instead && !only) {
    return (
      <>
        <ParamsLabel params={remaining} currency={currency} /> {texts.filters.inAll}
        <strong>{texts.search.allBulgaria}</strong>
      </>
    )
  }
  return (
    <>
      {only ? texts.filters.only : instead ? texts.filters.wider : texts.filters.drop}{' '}
      <strong>
        <ParamsLabel params={only ?? instead ?? params} currency={currency} />
      </strong>
    </>
  )
}
