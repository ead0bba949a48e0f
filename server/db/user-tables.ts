import { type Generated } from 'kysely'
import { type Gender } from '../../contract/choices.ts'
import { type Language } from '../../contract/language.ts'
import { type Role } from '../../contract/moderation.ts'
import {
  type DealAmounts,
  type DirectoryShown,
  type EmailShown,
  type MarkShown,
  type MessagesFrom,
  type TelephoneShown,
} from '../../contract/privacy.ts'

/** People with their counts. */
export interface UserTable {
  id: string
  username: string
  /** The username in lower case, for the search regardless of case. */
  usernameFolded: string
  /** In lower case. */
  email: string
  telephone: string
  gender: Gender
  followerCount: Generated<number>
  followingCount: Generated<number>
  /** Number of offers that no moderator has hidden. */
  postCount: Generated<number>
  createdAt: number
  role: Generated<Role>
  /** Epoch ms; null while the account is active. */
  suspendedAt: number | null
  /** When the suspension ends by itself; null for good, and while the account is active. */
  suspendedUntil: Generated<number | null>
  /** Until when the person may not publish or write; null when they may. */
  limitedUntil: Generated<number | null>
  /** Until when their reports are not taken (DSA 23). */
  reportsLimitedUntil: Generated<number | null>
  /** Who else sees the telephone number and the e-mail. */
  telephoneShown: Generated<TelephoneShown>
  emailShown: Generated<EmailShown>
  /** Who else may begin a conversation, and whether others see when the person types and has read. */
  messagesFrom: Generated<MessagesFrom>
  typingShown: Generated<MarkShown>
  readShown: Generated<MarkShown>
  /** Whether the person is among all profiles and found by name. */
  directoryShown: Generated<DirectoryShown>
  /** Whether notices and letters name the amounts of deals. */
  dealAmounts: Generated<DealAmounts>
  /** When the account will be deleted at its owner's request; null otherwise. */
  deletionAt: Generated<number | null>
  /** Of letters; null until the person chooses one. */
  language: Generated<Language | null>
  /** When a letter to the address was answered; null while none was. */
  emailConfirmedAt: Generated<number | null>
}

/** Who follows whom: the one relation behind both maps (`decisions.md` 19). */
export interface FollowTable {
  followerId: string
  followedId: string
  createdAt: number
}
