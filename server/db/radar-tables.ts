import { type Generated } from 'kysely'

/** What the radar knows of an offer's description; only of one that shows signs or is long enough to be compared. */
export interface OfferTextTable {
  carId: string
  ownerId: string
  /** Names of rules, joined by spaces. */
  signs: string
  /** Two hashes, of which texts that are much the same share one; null for short texts. */
  band1: number | null
  band2: number | null
  /** Those of the signs together, and when the words were read, in epoch ms; 0 for those of before that was noted. */
  points: Generated<number>
  readAt: Generated<number>
}

/** By what a long message of a new account is compared with those of others. */
export interface MessageTextTable {
  messageId: string
  senderId: string
  /** As of `OfferTextTable`. */
  band1: number
  band2: number
}

/** What a seller answers to the warnings of an offer. */
export interface WarningAnswerTable {
  carId: string
  answer: string
  answeredAt: number
}

/** The signs that the messages of one person to another have shown so far; only where there are some. */
export interface TalkSignsTable {
  writerId: string
  readerId: string
  /** Names of rules, joined by spaces. */
  signs: string
  points: number
  changedAt: number
}

/** A message that waits for a moderator, or was refused; one that is released becomes a message and leaves. */
export interface HeldMessageTable {
  id: string
  senderId: string
  recipientId: string
  content: string
  /** The offer that it is about. */
  aboutId: string | null
  /** JSON of the addresses of its photos. */
  photos: string
  createdAt: number
  refusedAt: number | null
  /** Why it was refused. */
  reason: string | null
}
