import {
  BellRing,
  CalendarClock,
  Clock,
  Flag,
  Handshake,
  Heart,
  MessageCircle,
  MessagesSquare,
  Plus,
  ShieldCheck,
  Users,
} from 'lucide-react'
import { type ReactNode } from 'react'
import { noticePath, type Notice, type NoticeType } from '../../contract/notice.ts'
import { noticeLine } from '../../contract/notice-line.ts'
import { texts } from '../texts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { bothInSentence } from '../ui/money.tsx'
import { markListed } from './notice-queries.ts'
import styles from './notifications.module.css'
import { serverNow } from '../server-clock.ts'

const icons: Record<NoticeType, ReactNode> = {
  comment: <MessagesSquare />,
  reply: <MessagesSquare />,
  answer: <MessagesSquare />,
  message: <MessageCircle />,
  offerStep: <Handshake />,
  viewingStep: <CalendarClock />,
  follower: <Users />,
  followedOffer: <Plus />,
  savedCar: <Heart />,
  searchHit: <BellRing />,
  stillForSale: <Clock />,
  moderation: <Flag />,
  account: <ShieldCheck />,
}

/** A notice: who or what it is about, its sentence, which leads there, and when it happened last. */
export function NoticeRow({ notice }: { notice: Notice }) {
  const { id, type, people, details, isRead, at } = notice
  const [person] = people
  const sentence = noticeLine(notice, texts.notices, bothInSentence)
  const markRead = () => {
    if (!isRead) void markListed({ about: 'notice', id }, (other) => other.id === id)
  }
  return (
    <li className={styles.row} data-unread={!isRead || undefined}>
      {person ? (
        <Avatar gender={person.gender} picture={person.picture} size={44} alt="" />
      ) : (
        <span className={styles.icon}>{icons[type]}</span>
      )}
      <div className={styles.words}>
        <a href={noticePath(notice)} onClick={markRead}>
          {sentence}
        </a>
        {details.reason !== undefined && <p>{texts.notifications.reason(details.reason)}</p>}
        <time dateTime={new Date(at).toISOString()}>{texts.notifications.at(at, serverNow())}</time>
      </div>
      {!isRead && <span className={styles.dot} role="img" aria-label={texts.notifications.new} />}
    </li>
  )
}
