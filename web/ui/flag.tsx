import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './flag.module.css'

/** The failure of a whole form, above its fields. It takes the focus; give it a new `key` for each failure. */
export function Flag({ children }: { children: ReactNode }) {
  const flag = useRef<HTMLDivElement>(null)
  useEffect(() => flag.current?.focus(), [])
  return (
    <div ref={flag} className={styles.flag} role="alert" tabIndex={-1}>
      <CircleAlert />
      <span>{children}</span>
    </div>
  )
}
