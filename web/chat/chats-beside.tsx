import { texts } from '../texts.ts'
import { href } from '../router/address.ts'
import { ChatSearch } from './chat-search.tsx'
import styles from './chats-beside.module.css'
import { Inbox } from './inbox.tsx'

/** The inbox beside the open conversation of a wide window. */
export function ChatsBeside({ openId }: { openId: string }) {
  return (
    <nav className={styles.rail} aria-label={texts.titles.chats}>
      <h2 className={styles.title}>
        <a href={href('chats')}>{texts.titles.chats}</a>
      </h2>
      <ChatSearch openId={openId}>
        <Inbox openId={openId} />
      </ChatSearch>
    </nav>
  )
}
