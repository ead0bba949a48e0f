import { ChevronDown } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { texts } from '../texts.ts'
import { useHeldTyping, useTyped } from '../typed-values.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './filters.module.css'

interface FilterGroupProps {
  title: string
  /** Under which it is held whether it is open, while the language changes. */
  name: string
  /** Chosen values in the group. */
  chosen: number
  /** Open at first even without a chosen value. */
  isOpen?: boolean
  children: ReactNode
}

/** A group of filters that opens; one with a chosen value is open at first. Its content renders when it first opens. */
export function FilterGroup({ title, name, chosen, isOpen = false, children }: FilterGroupProps) {
  const [opensAtFirst] = useState(isOpen || chosen > 0)
  const held = useTyped()[`open ${name}`]
  const beganOpen = typeof held === 'boolean' ? held : opensAtFirst
  const [wasOpen, setWasOpen] = useState(beganOpen)
  const group = useRef<HTMLDetailsElement>(null)
  useHeldTyping(() => ({ [`open ${name}`]: group.current?.open }))
  return (
    <details ref={group} className={styles.group} open={beganOpen} onToggle={() => setWasOpen(true)}>
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
