import { useState, type SubmitEvent } from 'react'
import { lengths } from '../../contract/limits.ts'
import { changeExclusion, useExclusions } from '../car-parts/exclusions.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'

const personal = texts.personal

/** What one does not want to see in lists: cars, sellers, words. */
export function ExclusionsSection() {
  const exclusions = useExclusions()
  const [word, setWord] = useState('')

  async function add(event: SubmitEvent) {
    event.preventDefault()
    if (word.trim() !== '' && (await changeExclusion('word', word, true))) setWord('')
  }

  return (
    <Section title={personal.leftOutTitle} hint={personal.leftOutHint}>
      {exclusions?.length === 0 && <p>{personal.noneLeftOut}</p>}
      <ul className={styles.sessions}>
        {exclusions?.map(({ kind, value, name }) => (
          <li key={`${kind} ${value}`}>
            <span>
              {personal.leftOutKinds[kind]}: {name}
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label={personal.letIn(name)}
              onClick={() => void changeExclusion(kind, value, false)}
            >
              {personal.letInWord}
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.buttons} onSubmit={(event) => void add(event)}>
        <TextField
          label={personal.addWord}
          maxLength={lengths.searchName.max}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        <Button variant="secondary" type="submit">
          {personal.add}
        </Button>
      </form>
    </Section>
  )
}
