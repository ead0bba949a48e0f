import { noFilters, type UnusedWord } from '../../contract/search.ts'
import { withParam, type Search } from '../../contract/search-address.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import styles from './unused-words.module.css'

interface UnusedWordsProps {
  search: Search
  unused: readonly UnusedWord[]
  onChange: (search: Search) => void
}

/** Names the words that the search ignored, and offers to search for them in the texts of offers. */
export function UnusedWords({ search, unused, onChange }: UnusedWordsProps) {
  const found = unused.filter(({ total }) => total > 0)
  const absent = new Set(unused.flatMap(({ brand }) => brand ?? []))
  const others = unused.filter(({ brand }) => brand === undefined).map(({ word }) => word)
  return (
    <section className={styles.unused} role="status" aria-label={texts.search.unusedTitle}>
      {[...absent].map((brand) => (
        <p key={brand}>
          <b>{texts.search.noBrand(brand)}</b>
        </p>
      ))}
      {others.length > 0 && <p>{texts.search.unused(others)}</p>}
      <div className={styles.actions}>
        {found.map(({ word, total }) => (
          <Button
            key={word}
            size="small"
            variant="secondary"
            onClick={() => onChange({ ...search, filters: withParam(noFilters, ['word', word]), q: '' })}
          >
            {texts.search.searchTexts(word, total)}
          </Button>
        ))}
        <Button size="small" variant="secondary" onClick={() => onChange({ ...search, q: '' })}>
          {texts.search.forgetWords}
        </Button>
      </div>
    </section>
  )
}
