import { texts } from '../texts.ts'
import { CountBadge } from '../ui/count-badge.tsx'

interface UnreadBadgeProps {
  count: number
  /** What stands around it says the count. */
  isHidden?: boolean
  /** It was marked by hand, and nothing new has come since. */
  isMark?: boolean
  className?: string | undefined
}

/** The count of unread messages, or an empty badge for a mark; nothing when all are read. */
export function UnreadBadge({ count, isHidden = false, isMark = false, className }: UnreadBadgeProps) {
  const label = isMark ? texts.unread.marked : texts.unread.messages(count)
  return (
    <CountBadge
      count={count === 0 ? undefined : isMark ? '' : texts.unread.count(count)}
      label={isHidden ? undefined : label}
      className={className}
    />
  )
}
