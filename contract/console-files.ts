import { type ReportRecord } from './case.ts'
import { type CarHistoryEntry, type CarState } from './car-state.ts'
import { type Gender } from './choices.ts'
import { type SamePhotos } from './car.ts'
import { type AuditEntry, type Role } from './moderation.ts'

/** People and offers, found by what a moderator knows of them. */
export interface Found {
  people: FoundPerson[]
  offers: FoundOffer[]
}

/** A person in the console; times are epoch ms. */
export interface FoundPerson {
  id: string
  username: string
  email: string
  telephone: string
  createdAt: number
  role: Role
  isSuspended: boolean
}

/** An offer in the console; times are epoch ms. */
export interface FoundOffer {
  id: string
  /** Brand, model and year. */
  name: string
  owner: { id: string; username: string }
  createdAt: number
  state: CarState
  isHidden: boolean
  /** BGN. */
  price: number
}

/** What moderators see of a person, with their newest offers and comments, and what was done about them. */
export interface PersonFile extends FoundPerson {
  gender: Gender
  /** Why the account is suspended; empty while it is not. */
  suspendedReason: string
  /** When a suspension or limit ends, epoch ms; null for good and without one. A limit for good ends after the year 100000. */
  suspendedUntil: number | null
  limitedUntil: number | null
  /** What became of their reports. */
  reported: ReportRecord
  /** When the account will be deleted at its owner's request. */
  deletionAt: number | null
  /** When a session of the account was last used; null when none is open. */
  lastSeenAt: number | null
  sessions: number
  counts: Record<FileCount, number>
  offers: FoundOffer[]
  comments: FileComment[]
  /** Other accounts with the same telephone number. */
  sameTelephone: FoundPerson[]
  audit: AuditEntry[]
}

/** What a person's file counts. */
export const fileCounts = ['offers', 'hiddenOffers', 'comments', 'hiddenComments', 'messages', 'followers'] as const
/** One of them. */
export type FileCount = (typeof fileCounts)[number]

/** A comment in a person's file. */
export interface FileComment {
  id: string
  carId: string
  text: string
  createdAt: number
  isHidden: boolean
}

/** What moderators see of an offer, and what was done about it. */
export interface OfferFile extends FoundOffer {
  vin: string | null
  description: string
  location: string
  /** Addresses of its pictures, cover first. */
  pictures: string[]
  /** Why it is hidden or its owner suspended; empty while it is shown. */
  hiddenReason: string
  sameVin: string[]
  samePhotos: SamePhotos[]
  /** BGN; null without an estimate. */
  estimate: number | null
  history: CarHistoryEntry[]
  audit: AuditEntry[]
}
