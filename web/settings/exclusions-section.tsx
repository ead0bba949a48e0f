import { type SubmitEvent } from 'react'
import { lengths } from '../../contract/limits.ts'
import { changeExclusion } from '../car-parts/exclusion-changes.ts'
import { useExclusions } from '../car-parts/exclusions.ts'
import { useHeldState } from '../drafts.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'

const words = texts.exclusions

/** The person's exclusions from lists: cars, sellers, words. */
export function ExclusionsSection() {
  const exclusions = useExclusions()
  const [word, setWord] = useHeldState('draft:left-out-word', '')

  async function add(event: SubmitEvent) {
    event.preventDefault()
    if (word.trim() !== '' && (await changeExclusion('word', word, true))) setWord('')
  }

  return (
    <Section title={words.leftOutTitle} hint={words.leftOutHint}>
      {exclusions?.length === 0 && <p>{words.noneLeftOut}</p>}
      <ul className={styles.exclusions}>
        {exclusions?.map(({ kind, value, name }) => (
          <li key={`${kind} ${value}`}>
            <span>
              {words.leftOutKinds[kind]}: {name}
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label={words.letIn(name)}
              onClick={() => void changeExclusion(kind, value, false)}
            >
              {words.letInWord}
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.buttons} onSubmit={(event) => void add(event)}>
        <TextField
          label={words.addWord}
          maxLength={lengths.searchName.max}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        <Button variant="secondary" type="submit">
          {words.add}
        </Button>
      </form>
    </Section>
  )
}
