import { type ReactNode } from 'react'
import cardStyles from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import styles from './auth-card.module.css'
import picture from './auth.svg'

/** The card of login and registration, with the dusk scene beside the form if there is room. */
export function AuthCard({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={classNames(cardStyles.card, styles.card)}>
        <div className={styles.picture}>
          <img src={picture} alt="" />
        </div>
        {children}
      </div>
    </div>
  )
}
