import { type Generated } from 'kysely'
import { type Gender } from '../../contract/choices.ts'
import { type AuditAction, type AuditKind, type Role } from '../../contract/moderation.ts'
import { type EmailShown, type TelephoneShown } from '../../contract/privacy.ts'
import { type ArchiveState } from '../../contract/rights.ts'
import {
  type CarTable,
  type PictureTable,
  type PhotoTable,
  type CarChangeTable,
  type CarHistoryTable,
  type EstimateGroundTable,
  type EstimateTable,
  type FewComparablesTable,
  type FormerOfferTable,
  type FormerPhotoTable,
} from './car-tables.ts'
import {
  type ExclusionTable,
  type SavedCarTable,
  type SavedSearchTable,
  type SearchHitTable,
} from './personal-tables.ts'

/**
 * The tables and their columns. Ids are push ids: 20 characters, chronological as text, compared bytewise.
 * Times are epoch milliseconds unless a column says otherwise.
 */
export interface Tables {
  users: UserTable
  credentials: CredentialTable
  sessions: SessionTable
  follows: FollowTable
  cars: CarTable
  pictures: PictureTable
  photos: PhotoTable
  comments: CommentTable
  messages: MessageTable
  sponsors: SponsorTable
  totals: TotalTable
  idempotency: IdempotencyTable
  announcements: AnnouncementTable
  auditLog: AuditTable
  recoveryCodes: RecoveryCodeTable
  passwordResets: PasswordResetTable
  archives: ArchiveTable
  carChanges: CarChangeTable
  carHistory: CarHistoryTable
  estimates: EstimateTable
  estimateGrounds: EstimateGroundTable
  fewComparables: FewComparablesTable
  formerOffers: FormerOfferTable
  formerPhotos: FormerPhotoTable
  jobs: JobTable
  savedCars: SavedCarTable
  savedSearches: SavedSearchTable
  searchHits: SearchHitTable
  exclusions: ExclusionTable
}

/** People, with their counts kept beside them. */
export interface UserTable {
  id: string
  username: string
  /** The name in lower case, for the search that disregards case. */
  usernameFolded: string
  /** In lower case. */
  email: string
  telephone: string
  gender: Gender
  followerCount: Generated<number>
  followingCount: Generated<number>
  /** Offers that are not hidden by a moderator. */
  postCount: Generated<number>
  createdAt: number
  role: Generated<Role>
  /** Epoch ms; null while the account is active. */
  suspendedAt: number | null
  /** Who else sees the telephone number, and who the e-mail. */
  telephoneShown: Generated<TelephoneShown>
  emailShown: Generated<EmailShown>
  /** When the account will be deleted, as its owner has asked; null when they have not. */
  deletionAt: Generated<number | null>
}

/** What a person proves themselves with; apart from `users`, so that no reading of people ever touches it. */
export interface CredentialTable {
  userId: string
  /** Argon2id in the PHC string format. */
  passwordHash: string
  updatedAt: number
}

/** A login on one device. Its secret lives in the browser's cookie only; the store has the secret's SHA-256. */
export interface SessionTable {
  id: string
  userId: string
  secretHash: string
  createdAt: number
  usedAt: number
  /** Browser and system in a word or two; empty when they are not known. */
  device: Generated<string>
}

/** Who follows whom: the one relation behind both maps (`decisions.md` 19). */
export interface FollowTable {
  followerId: string
  followedId: string
  createdAt: number
}

/** Comments on offers; they go with their offer. */
export interface CommentTable {
  id: string
  carId: string
  senderId: string
  comments: string
  createdAt: number
  /** When a moderator hid it; null while it is shown. */
  hiddenAt: number | null
}

/** Messages between two people. They outlive one of the two, whose id then names nobody. */
export interface MessageTable {
  id: string
  senderId: string
  recipientId: string
  /** Both ids in alphabetical order, joined by a space: the conversation. */
  pair: string
  content: string
  timestamp: number
}

/** Sponsors of the home page; `img` and `link` are addresses. */
export interface SponsorTable {
  id: string
  name: string
  img: string
  link: string
}

/** A count that is kept, and a version that grows with every change, so that neither is computed over all rows. */
export interface TotalTable {
  name: 'cars' | 'users' | 'sponsors'
  count: number
  version: number
}

/** A create that was acknowledged, by the key its sender chose, so that a retry makes no second one. */
export interface IdempotencyTable {
  userId: string
  key: string
  reply: string
  createdAt: number
}

/** What happened, for listeners that it cannot reach otherwise: of a command beside the product, or too long to be notified. */
export interface AnnouncementTable {
  id: Generated<number>
  /** JSON of an `Announcement`. */
  message: string
  createdAt: number
}

/** The printed code with which a person sets a new password: the SHA-256 of its 125 random bits. */
export interface RecoveryCodeTable {
  userId: string
  codeHash: string
  createdAt: number
}

/** A link for a new password that was sent by mail: the SHA-256 of its token. */
export interface PasswordResetTable {
  tokenHash: string
  userId: string
  expiresAt: number
}

/** The archive of a person's own data, one at a time. Its file is named by `id`. */
export interface ArchiveTable {
  userId: string
  id: string
  state: ArchiveState
  askedAt: number
  /** The process that makes it says again and again until when it is at it; after that another may. */
  leaseUntil: Generated<number>
  readyAt: Generated<number | null>
  bytes: Generated<number | null>
  /** The SHA-256 of the secret in its one link. */
  linkHash: Generated<string | null>
}

/** What moderators and operators did. Rows are added and never changed or removed: the database refuses it. */
export interface AuditTable {
  id: string
  at: number
  /** No reference: the row stays when the account goes. Null for the command line. */
  actorId: string | null
  /** The username at that time, or the command line. */
  actor: string
  action: AuditAction
  kind: AuditKind
  targetId: string
  reason: string
}

/** Work that one process does at a time, under a lease, and when it was last done. */
export interface JobTable {
  name: string
  leaseUntil: Generated<number>
  doneAt: Generated<number>
}
