import { type CarState } from './car-state.ts'
import { screens } from './screens.ts'
import { type PriceOfferStep, type ViewingStep } from './step.ts'
import { type Person } from './user.ts'

/** What people are notified of. */
export const noticeTypes = [
  'comment',
  'reply',
  'answer',
  'message',
  'offerStep',
  'viewingStep',
  'follower',
  'followedOffer',
  'savedCar',
  'searchHit',
  'stillForSale',
  'moderation',
  'account',
] as const
/** One of them. */
export type NoticeType = (typeof noticeTypes)[number]

/** Steps of a viewing, the reminder before it, and the other's answers after it. */
export type ViewingNotice = ViewingStep | 'reminder' | 'answered'
/** What happens to an account itself. */
export const accountEvents = [
  'newDevice',
  'passwordChanged',
  'emailChanged',
  'factorAdded',
  'factorRemoved',
  'backupCodeUsed',
] as const
/** One of them. */
export type AccountEvent = (typeof accountEvents)[number]
/** Decisions of moderators. */
export type Decision =
  | 'offerHidden'
  | 'offerShown'
  | 'commentHidden'
  | 'commentShown'
  | 'messageRemoved'
  | 'profileCleared'
  | 'profileShown'
  | 'messageShown'
  | 'limited'
  | 'unlimited'
  | 'reportsLimited'
  | 'reportsUnlimited'
  | 'reportDecided'
  | 'appealDecided'
  | 'messageReleased'
  | 'messageRefused'

/** What the sentence of a notice says besides people and count; each type has some of it. */
export interface NoticeDetails {
  /** Brand, model and year of the offer. */
  car?: string
  /** Name of the saved search. */
  search?: string
  /** What happened to a saved car. */
  change?: 'cheaper' | Extract<CarState, 'sold'> | 'back'
  offerStep?: PriceOfferStep
  viewingStep?: ViewingNotice
  decision?: Decision
  /** BGN. */
  price?: number
  /** Epoch ms: when an offer hides itself, or a viewing is. */
  at?: number
  /** A moderator's. */
  reason?: string
  account?: AccountEvent
  /** Browser and system of a new device. */
  device?: string
  /** The case of a decision about the person, or their report that was decided. */
  caseId?: string
  reportId?: string
}

/** A notice: what happened of one type around one subject since the person last looked. */
export interface Notice {
  id: string
  type: NoticeType
  count: number
  /** Who did it, the last one first, three at most; deleted and suspended accounts are left out. */
  people: Pick<Person, 'id' | 'username' | 'gender' | 'picture'>[]
  details: NoticeDetails
  isRead: boolean
  /** Epoch ms of the last happening. */
  at: number
  /** The key of the last happening, by which notices are ordered. */
  lastId: string
  /** The offer, while the person sees it. */
  carId?: string
  /** The person of the conversation or the seller. */
  personId?: string
}

/** A page of notices, newest first; `next` is the cursor of the next page, null at the end. */
export interface NoticePage {
  notices: Notice[]
  next: string | null
}

/** The path of what a notice leads to; the browser opens it, and pushes and letters name it. */
export function noticePath({ type, count, carId, personId, details }: Linked): string {
  const to = (path: string, id: string | undefined) =>
    id === undefined ? screens.notifications.path : path.replace(/\$\w+/, encodeURIComponent(id))
  const isOne = count === 1
  switch (type) {
    case 'message':
    case 'offerStep':
    case 'viewingStep':
      return to(screens.chat.path, personId)
    case 'follower':
      return isOne ? to(screens.profile.path, personId) : screens.ownProfile.path
    case 'followedOffer':
      return isOne ? to(screens.car.path, carId) : screens.following.path
    case 'moderation':
      if (details.reportId !== undefined) return to(screens.report.path, details.reportId)
      return details.caseId === undefined ? to(screens.car.path, carId) : to(screens.decision.path, details.caseId)
    case 'searchHit':
      return isOne ? to(screens.car.path, carId) : screens.savedSearches.path
    case 'account':
      return screens.settings.path
    default:
      return to(screens.car.path, carId)
  }
}

type Linked = Pick<Notice, 'type' | 'count' | 'carId' | 'personId' | 'details'>
