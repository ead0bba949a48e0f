import { type ReactNode } from 'react'
import person from './avatars/other.svg'
import styles from './empty-state.module.css'
import car from './pictures/cutout-hatchback.svg'

interface EmptyStateProps {
  picture: 'car' | 'person'
  text: string
  /** One action, if there is one. */
  children?: ReactNode
}

export function EmptyState({ picture, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-picture={picture}>
      <img src={picture === 'car' ? car : person} alt="" />
      <p>{text}</p>
      {children}
    </div>
  )
}
