import { ChevronLeft, ShieldCheck } from 'lucide-react'
import { type Person } from '../../contract/user.ts'
import { safeDealPath } from '../../contract/plain-pages.ts'
import { useLiveStatus } from '../live.ts'
import { PersonMenu } from '../person-parts/person-menu.tsx'
import { href } from '../router/address.ts'
import { goBack } from '../router/navigate.ts'
import { texts } from '../texts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { LiveIndicator } from '../ui/live-indicator.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import styles from './chat-head.module.css'
import { useIsTyping } from './use-typing.ts'

/** Whom one writes to, and whether the conversation is live. */
export function ChatHead({ other, isGone }: { other: Person; isGone: boolean }) {
  const { state } = useLiveStatus()
  const isTyping = useIsTyping(other.id)
  const profile = href('profile', { id: other.id })
  return (
    <header className={styles.head}>
      <IconButton
        label={texts.chat.back}
        icon={<ChevronLeft />}
        className={styles.back}
        onClick={() => void goBack(isGone ? href('chats') : profile)}
      />
      {isGone ? (
        <Avatar gender={other.gender} picture={other.picture} size={44} alt="" />
      ) : (
        <a className={styles.avatar} href={profile} aria-label={texts.chat.profileOf(other.username)}>
          <Avatar gender={other.gender} picture={other.picture} size={44} alt="" />
        </a>
      )}
      <div className={styles.who}>
        <PageTitle
          className={styles.name}
          translate="no"
          title={other.username}
          tabTitle={texts.chat.with(other.username)}
        >
          {other.username}
        </PageTitle>
        <small role="status">{isTyping && texts.chat.typing(other.username)}</small>
      </div>
      <a className={styles.guide} href={safeDealPath} target="_blank" rel="noopener" aria-label={texts.chat.safeDeal}>
        <ShieldCheck />
      </a>
      {(state === 'connected' || state === 'lost') && (
        <LiveIndicator isConnected={state === 'connected'} isDotOnPhone />
      )}
      {!isGone && <PersonMenu person={other} />}
    </header>
  )
}
