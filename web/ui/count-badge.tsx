import { classNames } from './class-names.ts'
import styles from './count-badge.module.css'

interface CountBadgeProps {
  /** As it is written; nothing is shown without one. */
  count: string | undefined
  /** For screen readers; absent where what stands around it says the count. */
  label?: string | undefined
  className?: string | undefined
}

/** The amber count of what is new. */
export function CountBadge({ count, label, className }: CountBadgeProps) {
  if (count === undefined) return null
  return (
    <span
      className={classNames(styles.badge, className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {count}
    </span>
  )
}
