import { searchLimits } from '../../contract/search.ts'
import { shortened } from '../../contract/shortened.ts'
import { absentBrandParams, unreadParams } from '../../contract/unread-filters.ts'
import { groupOf, withoutParam, type Param, type Search } from '../../contract/search-address.ts'
import { namedValue } from '../car-parts/named-value.ts'
import { useSearchParams } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import styles from './unused-words.module.css'

interface UnreadFiltersProps {
  search: Search
  onChange: (search: Search) => void
}

/** Names what the address asks for that is no filter, and removes it from the address. */
export function UnreadFilters({ search, onChange }: UnreadFiltersProps) {
  const unread = unreadParams(useSearchParams())
  const absent = absentBrandParams(search.filters)
  if (unread.length + absent.length === 0) return null
  const filters = absent.reduce(withoutParam, search.filters)
  return (
    <section className={styles.unused} role="status" aria-label={texts.search.unreadTitle}>
      <div>
        {unread.length > 0 && <p>{texts.search.unread(unread.map(inWords))}</p>}
        {absent.map((param) => (
          <p key={param.join(' ')}>{texts.search.noBrand(namedValue(...param))}</p>
        ))}
      </div>
      <div className={styles.actions}>
        <Button size="small" variant="secondary" onClick={() => onChange({ ...search, filters })}>
          {texts.search.removeUnread}
        </Button>
      </div>
    </section>
  )
}

/** A parameter as a person reads it: `Price, to "abc"`. */
function inWords([name, value]: Param): string {
  return texts.search.unreadValue(titleOf(name), shortened(value, searchLimits.valueLength))
}

function titleOf(name: string): string {
  const { filters } = texts
  if (name === 'sort') return filters.sort
  if (name === 'currency') return filters.currency
  const group = filters.groups[groupOf(name) ?? 'word']
  return name.endsWith('From') ? filters.boundFrom(group) : name.endsWith('To') ? filters.boundTo(group) : group
}
