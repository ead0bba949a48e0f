import { Archive, ArchiveRestore, Mail, MailOpen } from 'lucide-react'
import { useRef } from 'react'
import { type Conversation, type ConversationCar } from '../../contract/conversation.ts'
import { pictureAddress } from '../../contract/photo.ts'
import { lineOf } from '../../contract/shown-message.ts'
import { isText, readDraft } from '../drafts.ts'
import { href } from '../router/address.ts'
import { stepLine } from '../step-line.ts'
import { texts } from '../texts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { currencyOrder, Price } from '../ui/money.tsx'
import silhouette from '../ui/pictures/cutout-sedan.svg'
import { useFocusBeside } from '../ui/use-focus-beside.ts'
import { archive, markByHand } from './inbox-changes.ts'
import styles from './inbox.module.css'
import { shownLine } from './message-quote.tsx'
import { UnreadBadge } from './unread-badge.tsx'
import { serverNow } from '../server-clock.ts'

interface InboxRowProps {
  conversation: Conversation
  myId: string
  isOpen: boolean
  /** What it was found by, which the search beside the conversation keeps. */
  search?: string | undefined
}

/** A conversation: the person, the last line, its time, the unread count. The open one's last line stands in the log
 * already. */
export function InboxRow({ conversation, myId, isOpen, search }: InboxRowProps) {
  const { id, person, last, unread, isArchived, isMarkedUnread, car } = conversation
  const line = last.step ? stepLine(last.step) : shownLine(last)
  const isUnread = unread > 0 || isMarkedUnread === true
  const draft = lineOf(readDraft(`draft:chat:${id}`, isText) ?? '')
  const name = person?.username ?? texts.inbox.notAvailable
  const row = useRef<HTMLLIElement>(null)
  useFocusBeside(row, 'li a')
  return (
    <li ref={row} className={styles.row} data-unread={isUnread || undefined} data-open={isOpen || undefined}>
      <Avatar gender={person?.gender ?? 'Other'} picture={person?.picture} size={44} alt="" />
      <div className={styles.words}>
        <a
          className={person ? undefined : styles.gone}
          translate={person ? 'no' : undefined}
          href={href('chat', { id, ...(search !== undefined && { q: search }) })}
          aria-current={isOpen ? 'page' : undefined}
        >
          {name}
        </a>
        {!isOpen && draft !== '' && (
          <p dir="auto">
            <strong>{texts.inbox.draft}</strong> {draft}
          </p>
        )}
        {!isOpen && draft === '' && (
          <p dir="auto" data-whole={last.step && true}>
            {last.senderId === myId ? texts.inbox.mine(line) : line}
          </p>
        )}
      </div>
      <div className={styles.end}>
        <time dateTime={new Date(last.at).toISOString()}>{texts.inbox.at(last.at, serverNow())}</time>
        <UnreadBadge count={isUnread ? Math.max(1, unread) : 0} isMark={unread === 0} />
      </div>
      <div className={styles.buttons}>
        <IconButton
          label={isArchived ? texts.inbox.restore(name) : texts.inbox.putAway(name)}
          icon={isArchived ? <ArchiveRestore /> : <Archive />}
          onClick={() => void archive({ id, name }, !isArchived)}
        />
        {!isOpen && (
          <IconButton
            label={isUnread ? texts.inbox.markRead(name) : texts.inbox.markUnread(name)}
            icon={isUnread ? <MailOpen /> : <Mail />}
            onClick={() => void markByHand(conversation, !isUnread)}
          />
        )}
      </div>
      {car && <RowCar car={car} />}
    </li>
  )
}

/** The offer that the conversation was last about. */
function RowCar({ car: { id, name, price, state, img } }: { car: ConversationCar }) {
  return (
    <p className={styles.car}>
      <img
        src={img === undefined ? silhouette : pictureAddress(id, img, 0, 480)}
        data-silhouette={img === undefined || undefined}
        alt=""
        loading="lazy"
      />
      <span>{name}</span>
      <span>
        {price === undefined && texts.chat.carGone}
        {price !== undefined &&
          (state ? texts.offers.ribbons[state][0] : <Price bgn={price} currency={currencyOrder()[0]} />)}
      </span>
    </p>
  )
}
