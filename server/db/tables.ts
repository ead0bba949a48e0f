import { type Generated } from 'kysely'
import { type AuditAction, type AuditKind } from '../../contract/moderation.ts'
import {
  type AuthenticatorTable,
  type BackupCodeTable,
  type EmailLetterTable,
  type NewAuthenticatorTable,
  type PasskeyChallengeTable,
  type PasskeyTable,
  type CredentialTable,
  type SessionTable,
  type RecoveryCodeTable,
  type PasswordResetTable,
  type ArchiveTable,
} from './account-tables.ts'
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
import { type HandoverCodeTable, type HandoverTable, type PriceOfferTable, type ViewingTable } from './deal-tables.ts'
import {
  type NoticeSettingsTable,
  type NoticeTable,
  type OfferFanOutTable,
  type PushKeyTable,
  type PushSubscriptionTable,
} from './notice-tables.ts'
import {
  type HeldMessageTable,
  type MessageTextTable,
  type OfferTextTable,
  type TalkSignsTable,
  type WarningAnswerTable,
} from './radar-tables.ts'
import { type ConversationTable, type MessagePhotoTable, type MessageTable } from './message-tables.ts'
import { type ProfileFactsTable, type ProfileTable } from './profile-tables.ts'
import {
  type BlockTable,
  type ExclusionTable,
  type GivenTelephoneTable,
  type SaleTable,
  type SavedCarTable,
  type SavedSearchTable,
  type SearchHitTable,
  type SeenCarTable,
} from './personal-tables.ts'
import { type CommentTable, type SaidFactTable } from './comment-tables.ts'
import { type AddressRefusalTable, type LetterTable } from './letter-tables.ts'
import { type FollowTable, type UserTable } from './user-tables.ts'
import { type AppealTable, type CaseTable, type ReportTable } from './report-tables.ts'
import {
  type DailyCountTable,
  type JobTable,
  type SavedAnswerTable,
  type SiteSettingTable,
  type SponsorTable,
} from './site-tables.ts'

/**
 * The tables and their columns. Ids are push ids: 20 characters, chronological as text, compared bytewise. Times are
 * epoch milliseconds unless a column says otherwise.
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
  saidFacts: SaidFactTable
  messages: MessageTable
  messagePhotos: MessagePhotoTable
  conversations: ConversationTable
  sponsors: SponsorTable
  totals: TotalTable
  idempotency: IdempotencyTable
  announcements: AnnouncementTable
  auditLog: AuditTable
  recoveryCodes: RecoveryCodeTable
  passwordResets: PasswordResetTable
  authenticators: AuthenticatorTable
  newAuthenticators: NewAuthenticatorTable
  backupCodes: BackupCodeTable
  passkeys: PasskeyTable
  passkeyChallenges: PasskeyChallengeTable
  emailLetters: EmailLetterTable
  archives: ArchiveTable
  carChanges: CarChangeTable
  carHistory: CarHistoryTable
  estimates: EstimateTable
  estimateGrounds: EstimateGroundTable
  fewComparables: FewComparablesTable
  formerOffers: FormerOfferTable
  formerPhotos: FormerPhotoTable
  jobs: JobTable
  dailyCounts: DailyCountTable
  savedAnswers: SavedAnswerTable
  siteSettings: SiteSettingTable
  savedCars: SavedCarTable
  savedSearches: SavedSearchTable
  searchHits: SearchHitTable
  exclusions: ExclusionTable
  blocks: BlockTable
  seenCars: SeenCarTable
  givenTelephones: GivenTelephoneTable
  sales: SaleTable
  notices: NoticeTable
  noticeSettings: NoticeSettingsTable
  offerFanOuts: OfferFanOutTable
  pushSubscriptions: PushSubscriptionTable
  pushKeys: PushKeyTable
  letters: LetterTable
  addressRefusals: AddressRefusalTable
  priceOffers: PriceOfferTable
  viewings: ViewingTable
  handovers: HandoverTable
  handoverCodes: HandoverCodeTable
  profiles: ProfileTable
  profileFacts: ProfileFactsTable
  cases: CaseTable
  reports: ReportTable
  appeals: AppealTable
  offerTexts: OfferTextTable
  messageTexts: MessageTextTable
  warningAnswers: WarningAnswerTable
  talkSigns: TalkSignsTable
  heldMessages: HeldMessageTable
}

/** A stored count and a version that grows with every change, so that neither is computed from all rows. */
export interface TotalTable {
  name: 'cars' | 'users' | 'sponsors'
  count: number
  version: number
}

/** An acknowledged create by its idempotency key, so that a retry creates nothing. */
export interface IdempotencyTable {
  userId: string
  key: string
  reply: string
  createdAt: number
  /** Of what was sent; null in rows from before level 0047. */
  fingerprint: string | null
}

/** Announcements that cannot be sent otherwise: by a command beside the server, or too long for a notification. */
export interface AnnouncementTable {
  id: Generated<number>
  /** JSON of an `Announcement`. */
  message: string
  createdAt: number
}

/** Actions of moderators and operators. The database refuses to change or delete rows. */
export interface AuditTable {
  id: string
  at: number
  /** Not a reference, because the row outlives the account. Null for the command line. */
  actorId: string | null
  /** The username at that time, or the command line. */
  actor: string
  action: AuditAction
  kind: AuditKind
  targetId: string
  reason: string
}
