import { searchString, type Search } from '../../contract/search-address.ts'
import { ChipLabel } from '../car-parts/chip-label.tsx'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { useStore } from '../ui/store.ts'
import { readNumbers, searchedAsText } from '../car-parts/read-numbers.ts'
import styles from './unused-words.module.css'

interface NumbersReadProps {
  search: Search
  onChange: (search: Search) => void
}

/** Says that a number alone was read as a price, and offers to search for it in the texts of offers. */
export function NumbersRead({ search, onChange }: NumbersReadProps) {
  const { of, numbers } = useStore(readNumbers)
  if (numbers.length === 0 || of !== searchString(search)) return null
  return (
    <section className={styles.unused} role="status" aria-label={texts.search.understood}>
      {numbers.map((number) => (
        <p key={number.word}>
          {texts.search.readAs(number.word)} <ChipLabel param={number.param} currency={search.filters.currency} />
        </p>
      ))}
      <div className={styles.actions}>
        {numbers
          .filter(({ inTexts }) => inTexts > 0)
          .map((number) => (
            <Button
              key={number.word}
              size="small"
              variant="secondary"
              onClick={() => onChange(searchedAsText(search, number))}
            >
              {texts.search.searchTexts(number.word, number.inTexts)}
            </Button>
          ))}
      </div>
    </section>
  )
}
