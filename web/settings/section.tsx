import { useId, type ReactNode } from 'react'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import styles from './settings.module.css'

/** One subject of the settings in a card. */
export function Section({
  title,
  hint,
  id,
  children,
}: {
  title: string
  hint: string
  id?: string
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <section id={id} className={classNames(card.card, styles.section)} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        <p className={styles.hint}>{hint}</p>
      </div>
      {children}
    </section>
  )
}
