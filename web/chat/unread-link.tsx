import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useEffect } from 'react'
import { useLive } from '../live.ts'
import { href } from '../router/address.ts'
import { usePage } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { setTabCount } from '../ui/page-title.tsx'
import { changeConversation, noteSeen, refetchInbox, unreadQuery } from './inbox-queries.ts'
import { UnreadBadge } from './unread-badge.tsx'
import styles from '../ui/tool-link.module.css'

/** Part of the frame: the way to the inbox with the count of unread messages, in the title and on the app's icon too. */
export function UnreadLink() {
  const { data: count = 0 } = useQuery(unreadQuery)
  const { screen } = usePage()
  useLive('conversations', {
    onEvent: (event) => {
      if (event.kind === 'conversationChanged') changeConversation(event)
      else if (event.kind === 'messagesSeen') void noteSeen(event)
    },
    onReconnect: refetchInbox,
  })
  useEffect(() => {
    setTabCount(count === 0 ? '' : texts.unread.count(count))
    void showOnIcon(count)
  }, [count])
  useEffect(
    () => () => {
      setTabCount('')
      void showOnIcon(0)
    },
    [],
  )
  return (
    <a
      className={styles.link}
      href={href('chats')}
      aria-label={count === 0 ? texts.titles.chats : `${texts.titles.chats}, ${texts.unread.messages(count)}`}
      aria-current={screen === 'chats' ? 'page' : undefined}
    >
      <MessageCircle />
      <UnreadBadge count={count} isHidden className={styles.badge} />
    </a>
  )
}

/** An app that is not installed may refuse. */
async function showOnIcon(count: number): Promise<void> {
  try {
    await (count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count))
  } catch {
    // The count stands in the frame and the title.
  }
}
