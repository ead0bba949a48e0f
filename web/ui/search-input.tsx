import { Search } from 'lucide-react'
import { type ComponentProps } from 'react'
import styles from './search-input.module.css'

/** A box for search words with the magnifier. */
export function SearchInput(props: ComponentProps<'input'>) {
  return (
    <div className={styles.box}>
      <Search aria-hidden="true" />
      <input
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...props}
      />
    </div>
  )
}
