import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useEffect } from 'react'
import { useLive } from '../live.ts'
import { href } from '../router/address.ts'
import { usePage } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { CountBadge } from '../ui/count-badge.tsx'
import styles from '../ui/tool-link.module.css'
import { changeNotices, noticeCountQuery, refetchNotices, sayCounted } from './notice-queries.ts'
import { startPushes } from './pushes-here.ts'
import { isLookedAt, useSeenElsewhere } from './use-seen-elsewhere.ts'

const nothingNew = { notices: 0, arePushed: false }

/** Part of the frame: the way to the notifications with the count of unread ones. */
export function Bell() {
  const { data: { notices: count, arePushed } = nothingNew } = useQuery(noticeCountQuery)
  const { screen } = usePage()
  const seeNew = useSeenElsewhere(count > 0)
  useLive('notices', {
    onEvent: (event) => {
      if (event.kind !== 'noticesChanged') return
      seeNew(event.carId)
      changeNotices()
    },
    onReconnect: refetchNotices,
  })
  useEffect(startPushes, [])
  // Who looks at the count needs no push.
  useEffect(() => {
    if (!arePushed) return
    const look = () => isLookedAt() && void sayCounted()
    look()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [arePushed])
  const shown = count === 0 ? undefined : texts.unread.count(count)
  const title = texts.titles.notifications
  return (
    <a
      className={styles.link}
      href={href('notifications')}
      aria-label={shown === undefined ? title : `${title}, ${texts.notifications.unread(shown)}`}
      aria-current={screen === 'notifications' ? 'page' : undefined}
    >
      <BellIcon />
      <CountBadge count={shown} className={styles.badge} />
    </a>
  )
}
