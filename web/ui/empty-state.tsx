import { useState, type ReactNode } from 'react'
import person from './avatars/other.svg'
import styles from './empty-state.module.css'
import car from './pictures/cutout-hatchback.svg'

interface EmptyStateProps {
  picture: 'car' | 'person'
  text: string
  /** The purpose of the place, or how to fill it. */
  hint?: string | undefined
  /** At most one action. */
  children?: ReactNode
}

export function EmptyState({ picture, text, hint, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture === 'car' ? <CarScene /> : <img src={person} alt="" className={styles.person} />}
      <p className={styles.text}>{text}</p>
      {hint !== undefined && <p>{hint}</p>}
      {children}
    </div>
  )
}

/** The small drawing beside texts of empty places; without a connection it may be missing itself. */
export function CarScene() {
  const [isLost, setIsLost] = useState(false)
  if (isLost) return null
  return <img src={car} alt="" className={styles.car} width={220} height={138} onError={() => setIsLost(true)} />
}
