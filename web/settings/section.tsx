import { useId, type ReactNode } from 'react'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import styles from './settings.module.css'

/** One subject of the settings in a card. */
export function Section({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={classNames(card.card, styles.section)} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        <p className={styles.hint}>{hint}</p>
      </div>
      {children}
    </section>
  )
}
