import { X } from 'lucide-react'
import { useRef } from 'react'
import { noFilters } from '../../contract/search.ts'
import { filterParams, withoutParam, type Param, type Search } from '../../contract/search-address.ts'
import { texts } from '../texts.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { ChipLabel } from '../car-parts/chip-label.tsx'
import styles from './chips.module.css'

const words = texts.search

interface ChipsProps {
  search: Search
  onChange: (search: Search) => void
  /** False where another "Clear all" is beside them. */
  hasClear?: boolean
}

/** A removable chip for each set filter. Removing one focuses the next chip. */
export function Chips({ search, onChange, hasClear = true }: ChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const { filters } = search
  const params = filterParams(filters)

  function remove(param: Param, at: number) {
    const buttons = list.current?.querySelectorAll('button') ?? []
    // The buttons of remaining chips, then "Clear all".
    ;(buttons[at + 1] ?? buttons[at - 1])?.focus()
    if (params.length === 1) list.current?.focus()
    onChange({ ...search, filters: withoutParam(filters, param) })
  }

  function clear() {
    list.current?.focus()
    onChange({ ...search, filters: noFilters })
  }

  return (
    <ul ref={list} className={styles.chips} aria-label={words.chips} tabIndex={-1}>
      {params.map((param, at) => (
        <li key={param.join(' ')}>
          <button type="button" className={styles.chip} onClick={() => remove(param, at)}>
            <VisuallyHidden>{words.remove}</VisuallyHidden>
            <span>
              <ChipLabel param={param} currency={filters.currency} />
            </span>
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
      {hasClear && params.length > 0 && (
        <li>
          <button type="button" className={styles.clear} onClick={clear}>
            {words.clearAll}
          </button>
        </li>
      )}
    </ul>
  )
}
