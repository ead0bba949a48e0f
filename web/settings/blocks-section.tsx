import { changeBlock, useBlocks } from '../person-parts/blocks.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'

const words = texts.blocks

/** Whom the person blocks and mutes, with a button that undoes each. */
export function BlocksSection() {
  const blocks = useBlocks()
  return (
    <Section title={words.title} hint={words.hint}>
      {blocks?.length === 0 && <p>{words.nobody}</p>}
      <ul className={styles.exclusions}>
        {blocks?.map(({ id, kind, username = texts.inbox.notAvailable }) => (
          <li key={`${kind} ${id}`}>
            <span>
              {words.kinds[kind]}: {username}
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label={words.undoOf[kind](username)}
              onClick={() => void changeBlock(id, kind, false)}
            >
              {words.undo[kind]}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
