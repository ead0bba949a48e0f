import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { texts } from '../texts.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './filters.module.css'

interface FilterGroupProps {
  title: string
  /** How many of its values are chosen. */
  chosen: number
  /** Open at first even when nothing is chosen. */
  isOpen?: boolean
  children: ReactNode
}

/** A group of filters that opens; one with a choice begins open. What is in it is drawn when it first opens. */
export function FilterGroup({ title, chosen, isOpen = false, children }: FilterGroupProps) {
  const [beganOpen] = useState(isOpen || chosen > 0)
  const [wasOpen, setWasOpen] = useState(beganOpen)
  return (
    <details className={styles.group} open={beganOpen} onToggle={() => setWasOpen(true)}>
      <summary>
        {title}
        {chosen > 0 && (
          <span className={styles.badge}>
            <span aria-hidden="true">{chosen}</span>
            <VisuallyHidden>{texts.filters.chosen(chosen)}</VisuallyHidden>
          </span>
        )}
        <ChevronDown />
      </summary>
      {wasOpen && <div className={styles.inside}>{children}</div>}
    </details>
  )
}
