import { ArrowUp } from 'lucide-react'
import { type RefObject } from 'react'
import { texts } from '../texts.ts'
import styles from './new-comments-pill.module.css'
import { elementOf, useUnseen } from './use-unseen.ts'

interface NewCommentsPillProps {
  list: RefObject<HTMLElement | null>
  newIds: readonly string[]
}

/** Leads to comments that came above what one reads. */
export function NewCommentsPill({ list, newIds }: NewCommentsPillProps) {
  const unseen = useUnseen(list, newIds)
  const newest = unseen.at(-1)
  if (newest === undefined) return null
  return (
    <button
      type="button"
      className={styles.pill}
      onClick={() => elementOf(list, newest)?.scrollIntoView({ block: 'center' })}
    >
      <ArrowUp /> {texts.comments.newOnes(unseen.length)}
    </button>
  )
}
