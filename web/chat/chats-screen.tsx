import { Heart } from 'lucide-react'
import { ComingViewings } from '../deals/coming-viewings.tsx'
import { href } from '../router/address.ts'
import { useSearchParams } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { CarScene } from '../ui/empty-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ChatSearch } from './chat-search.tsx'
import styles from './chats-screen.module.css'
import { Inbox } from './inbox.tsx'

/** /chats: one's conversations; from 1024 px beside the place where one opens. */
export function ChatsScreen() {
  const asked = useSearchParams()
  const isArchive = asked.get('archived') === 'yes'
  const kind = isArchive ? 'archive' : asked.get('unread') === 'yes' ? 'unread' : 'all'
  return (
    <div className={styles.page}>
      <div className={classNames(card.card, styles.frame)}>
        <section className={styles.rail}>
          <header className={styles.head}>
            <PageTitle>{isArchive ? texts.inbox.archive : texts.titles.chats}</PageTitle>
            <a href={isArchive ? href('chats') : href('chats', { archived: 'yes' })}>
              {isArchive ? texts.titles.chats : texts.inbox.archive}
            </a>
          </header>
          <ChatSearch>
            {!isArchive && <InboxFilter isUnread={kind === 'unread'} />}
            {kind === 'all' && <ComingViewings />}
            <Inbox kind={kind} />
          </ChatSearch>
        </section>
        <div className={styles.choose}>
          <CarScene />
          <strong>{texts.inbox.choose}</strong>
          <p>{texts.inbox.chooseHint}</p>
          <ButtonLink variant="secondary" icon={<Heart />} href={href('saved')}>
            {texts.titles.saved}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** All conversations, or those with something unread. */
function InboxFilter({ isUnread }: { isUnread: boolean }) {
  return (
    <nav className={styles.filter} aria-label={texts.inbox.filter}>
      <a href={href('chats')} aria-current={isUnread ? undefined : 'true'}>
        {texts.inbox.all}
      </a>
      <a href={href('chats', { unread: 'yes' })} aria-current={isUnread ? 'true' : undefined}>
        {texts.inbox.unread}
      </a>
    </nav>
  )
}
