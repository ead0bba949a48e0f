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

/** A group of filters that opens; one with a choice begins open. */
export function FilterGroup({ title, chosen, isOpen = false, children }: FilterGroupProps) {
  const [beganOpen] = useState(isOpen || chosen > 0)
  return (
    <details className={styles.group} open={beganOpen}>
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
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
