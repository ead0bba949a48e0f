import { sorts, type Sort } from '../../contract/search.ts'
import { type Search } from '../../contract/search-address.ts'
import { texts } from '../texts.ts'
import { Select } from '../ui/select.tsx'
import styles from './list-toolbar.module.css'

/** The order of the list; the nearest first is offered only around a town. */
export function SortChoice({ search, onChange }: { search: Search; onChange: (sort: Sort) => void }) {
  const orders = search.filters.near ? sorts : sorts.filter((sort) => sort !== 'nearest')
  return (
    <Select
      isSmall
      className={styles.sort}
      aria-label={texts.filters.sort}
      value={search.sort}
      onChange={(event) => onChange(event.target.value as Sort)}
    >
      {orders.map((option) => (
        <option key={option} value={option}>
          {texts.filters.sorts[option]}
        </option>
      ))}
    </Select>
  )
}
