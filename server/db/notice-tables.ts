import { type Generated } from 'kysely'
import { type NoticeType } from '../../contract/notice.ts'

/** Tables of what people are notified of (decision 78). */

/** Happenings of one type around one subject since the person last looked: one unread row, and read ones. */
export interface NoticeTable {
  id: string
  userId: string
  type: NoticeType
  /** What groups notices of a type: an offer, a person, a search; empty for followers. */
  subject: string
  /** The key of the last happening. */
  lastId: string
  count: number
  /** Ids of who did it, the last first, joined by spaces; the last one may be cut. */
  people: string
  carId: string | null
  personId: string | null
  /** JSON of `NoticeDetails`. */
  details: string
  /** Epoch ms of the last happening. */
  at: number
  readAt: number | null
  /** 0 for one that is only sent, by push or letter. */
  isListed: number
  /** When it is pushed, and when it is sent by letter; null when it was, or is not to be. */
  pushAt: number | null
  /** JSON of the addresses of browsers that have yet to get its push; null for all. */
  pushTo: string | null
  letterAt: number | null
}

/** A person's choices; without a row all are the default ones. */
export interface NoticeSettingsTable {
  userId: string
  /** JSON of `NoticeChoices`: the types that differ from the default. */
  choices: string
  /** Minutes of the day in `timeZone`; null without quiet hours. */
  quietFrom: number | null
  quietUntil: number | null
  timeZone: string
  /** In the address by which letters are stopped. */
  stopSecret: string
}

/** Offers of a seller whose followers are still to be told. One row of a seller at most has not begun. */
export interface OfferFanOutTable {
  id: string
  sellerId: string
  /** The newest of `count` offers, with brand, model and year. */
  carId: string
  carName: string
  count: Generated<number>
  /** Null while further offers join it. */
  startedAt: number | null
  /** The last follower that has been told. */
  after: Generated<string>
}

/** The server's own keys for pushes, made at the first start; a single row. */
export interface PushKeyTable {
  id: 1
  publicKey: string
  privateKey: string
}

/** A browser that receives pushes. */
export interface PushSubscriptionTable {
  endpoint: string
  userId: string
  /** The session in which it subscribed, with which it ends. */
  sessionId: string
  p256dh: string
  auth: string
  createdAt: number
}
