import { useEffect, useRef, useState, type ReactNode } from 'react'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import styles from './deal-card.module.css'
import { isActed } from './last-acted.ts'

interface DealCardProps {
  deal: { id: string; carId: string; carName: string; carState?: unknown; words: string }
  label: string
  state: string
  icon: ReactNode
  /** Whose step it is. */
  about: string
  /** What was agreed on, or is to be. */
  what: ReactNode
  /** What happens next. */
  next: string
  /** What stands below the presses. */
  more?: ReactNode
  /** The presses; `onDone` gives the focus back to the card. */
  children: (onDone: () => void) => ReactNode
}

/** A deal in the conversation. */
export function DealCard({ deal, label, state, icon, about, what, next, more, children }: DealCardProps) {
  const card = useRef<HTMLElement>(null)
  const [done, setDone] = useState(0)
  useEffect(() => {
    if (done > 0 || isActed(deal.id)) card.current?.focus()
  }, [deal.id, done])
  return (
    <section ref={card} className={styles.card} data-state={state} aria-label={label} tabIndex={-1}>
      <p className={styles.about}>
        {icon}
        {about}
      </p>
      <p className={styles.car}>
        {deal.carState === undefined ? deal.carName : <a href={href('car', { themeId: deal.carId })}>{deal.carName}</a>}
      </p>
      {what}
      <p className={styles.next}>{next}</p>
      {deal.words !== '' && (
        <blockquote className={styles.words} dir="auto">
          {deal.words}
        </blockquote>
      )}
      {children(() => setDone((before) => before + 1))}
      {more}
      <p className={styles.small}>{texts.deals.noContract}</p>
    </section>
  )
}

/** Why a press failed. */
export function Failure({ sentence }: { sentence: string }) {
  return (
    sentence !== '' && (
      <p className={styles.failure} role="alert">
        {sentence}
      </p>
    )
  )
}
