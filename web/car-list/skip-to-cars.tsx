import { type MouseEvent } from 'react'
import { texts } from '../texts.ts'
import styles from './skip-to-cars.module.css'

/** A link for keyboards that skips the many filters; `to` is the id of the element to focus. */
export function SkipToCars({ to }: { to: string }) {
  function skip(event: MouseEvent) {
    event.preventDefault()
    document.getElementById(to)?.focus()
  }

  return (
    <a className={styles.skip} href={`#${to}`} onClick={skip}>
      {texts.cars.skipToCars}
    </a>
  )
}
