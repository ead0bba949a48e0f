import { ChevronLeft } from 'lucide-react'
import { type ReactNode } from 'react'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import styles from './car-layout.module.css'

export function BackToCars() {
  return (
    <a className={styles.back} href={href('cars')}>
      <ChevronLeft />
      {texts.cars.title}
    </a>
  )
}

/** What a person should know before reading on; takes no room when there is nothing. */
export function CarNotices({ children }: { children: ReactNode }) {
  return <div className={styles.notices}>{children}</div>
}

interface CarLayoutProps {
  gallery: ReactNode
  /** Beside the gallery on wide screens, below it on narrow ones. */
  side: ReactNode
  children: ReactNode
}

/** The parts of a car's page, as its own and its public page show them. */
export function CarLayout({ gallery, side, children }: CarLayoutProps) {
  return (
    <div className={styles.detail}>
      <div className={styles.gallery}>{gallery}</div>
      <div className={styles.side}>{side}</div>
      <div className={styles.rest}>{children}</div>
    </div>
  )
}
