import { type ReactNode } from 'react'
import { PageTitle } from '../ui/page-title.tsx'
import { CarTabs } from './car-tabs.tsx'
import styles from './list-head.module.css'

interface ListHeadProps {
  title: string
  /** The number of entries. */
  count?: ReactNode
  children?: ReactNode
}

/** The head of each list of cars: title, count, and the related lists. */
export function ListHead({ title, count, children }: ListHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <PageTitle>{title}</PageTitle>
        <p role="status">{count}</p>
        {children}
      </div>
      <CarTabs />
    </div>
  )
}
