import { useEffect, useRef, type ReactNode } from 'react'
import styles from './tab-row.module.css'

interface TabRowProps {
  label: string
  /** Links; the one to this page has `aria-current`. */
  children: ReactNode
}

/** Links to related screens in a row, which scrolls to the current one where it is wider than the window. */
export function TabRow({ label, children }: TabRowProps) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const tabs = row.current!
    // Counts and fonts that load later widen the tabs.
    const observer = new ResizeObserver(() => showCurrent(tabs))
    for (const tab of tabs.children) observer.observe(tab)
    return () => observer.disconnect()
  }, [])

  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

/** Scrolls the current tab to the middle of a row that is wider than the window. */
function showCurrent(row: HTMLElement): void {
  const current = row.querySelector<HTMLElement>('[aria-current]')
  if (!current) return
  const { left, width } = current.getBoundingClientRect()
  row.scrollLeft += left + width / 2 - row.getBoundingClientRect().left - row.clientWidth / 2
}
