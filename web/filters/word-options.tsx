import { X } from 'lucide-react'
import { type SubmitEvent } from 'react'
import { searchLimits } from '../../contract/search.ts'
import { texts } from '../texts.ts'
import { useTypedText } from '../typed-values.ts'
import { Button } from '../ui/button.tsx'
import styles from './filters.module.css'

/** Words that the offer must not contain. */
export function WordOptions({ words, onChange }: { words: readonly string[]; onChange: (words: string[]) => void }) {
  const [text, setText] = useTypedText('unwantedWord')

  function add(event: SubmitEvent) {
    event.preventDefault()
    const word = text.trim()
    if (word === '') return
    onChange([...new Set([...words, word])])
    setText('')
  }

  return (
    <>
      <ul className={styles.words}>
        {words.map((word) => (
          <li key={word}>
            <button
              type="button"
              aria-label={texts.filters.removeWord(word)}
              onClick={() => onChange(words.filter((other) => other !== word))}
            >
              {word}
              <X />
            </button>
          </li>
        ))}
      </ul>
      <form className={styles.addWord} onSubmit={add}>
        <input
          className={styles.input}
          aria-label={texts.filters.addWord}
          placeholder={texts.filters.addWord}
          maxLength={searchLimits.valueLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button variant="secondary" size="small" type="submit">
          {texts.filters.add}
        </Button>
      </form>
    </>
  )
}
