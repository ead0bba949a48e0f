import { href } from '../router/address.ts'
import { type ReactNode } from 'react'
import { type Person } from '../../contract/user.ts'
import { Avatar } from '../ui/avatar.tsx'
import cardStyles from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { LoadingStatus } from '../ui/loader.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './person-list.module.css'

/** People in one card, a row each. */
export function PersonList({ isStale = false, children }: { isStale?: boolean; children: ReactNode }) {
  return (
    <ul className={classNames(cardStyles.card, styles.list)} data-stale={isStale || undefined}>
      {children}
    </ul>
  )
}

interface PersonRowProps {
  person: Person
  /** The text of the link that covers the whole row. */
  linkText: string
  /** A second line. */
  children?: ReactNode
  /** The action at the end of the row. */
  action?: ReactNode
}

export function PersonRow({ person, linkText, children, action }: PersonRowProps) {
  return (
    <li className={styles.row}>
      <Avatar gender={person.gender} picture={person.picture} size={44} />
      <div className={styles.words}>
        <a href={href('profile', { id: person.id })} translate="no">
          {linkText}
        </a>
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  )
}

const skeletonRows = [0, 1, 2, 3, 4, 5]

export function PeopleSkeleton() {
  return (
    <>
      <LoadingStatus />
      <ul className={classNames(cardStyles.card, styles.list)} aria-busy="true">
        {skeletonRows.map((row) => (
          <li key={row} className={styles.row}>
            <Skeleton width={44} height={44} isRound />
            <Skeleton width={`${60 - row * 4}%`} height={20} />
          </li>
        ))}
      </ul>
    </>
  )
}
