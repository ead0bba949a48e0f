import { type Relaxation } from '../../contract/search.ts'
import { type Search } from '../../contract/search-address.ts'
import { texts } from '../texts.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import styles from './few-found.module.css'
import { WaysOut } from './ways-out.tsx'

interface FewFoundProps {
  search: Search
  relaxations: readonly Relaxation[]
  onChange: (search: Search) => void
}

/** Below a short list: similar searches that find more. */
export function FewFound(props: FewFoundProps) {
  return (
    <section className={classNames(card.card, styles.few)} aria-label={texts.filters.fewTitle}>
      <h2>{texts.filters.fewTitle}</h2>
      <WaysOut {...props} />
    </section>
  )
}
