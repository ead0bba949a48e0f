/** What is decided about reported things, in the words that reporters, people concerned and moderators share. */

/** What can be reported. A photo is one of an offer, named by the offer's id, a space and the photo's address. */
export const reportKinds = ['offer', 'comment', 'message', 'profile', 'photo'] as const
/** One of them. */
export type ReportKind = (typeof reportKinds)[number]

/** What may be wrong. */
export const reportReasons = [
  'fraud',
  'sold',
  'wrongData',
  'duplicate',
  'stolenPhotos',
  'illegal',
  'insult',
  'privateData',
  'other',
] as const
/** One of them. */
export type ReportReason = (typeof reportReasons)[number]

/**
 * What a moderator decides: no breach; hide until changed; remove, of a profile its picture and words; keep the person from offering, commenting and
 * writing, or from reporting (DSA 23); suspend the account; undo an earlier decision.
 */
export const caseDecisions = ['dismiss', 'hide', 'remove', 'limit', 'limitReports', 'suspend', 'restore'] as const
/** One of them. */
export type CaseDecision = (typeof caseDecisions)[number]

/** The rule on which a decision rests; each has a sentence in the statement of reasons. */
export const grounds = [
  'fraud',
  'stolenPhotos',
  'wrongData',
  'duplicate',
  'sold',
  'insult',
  'privateData',
  'spam',
  'unfoundedReports',
  'law',
  'otherRule',
  'noBreach',
  'mistake',
] as const
/** One of them. */
export type Ground = (typeof grounds)[number]

/** Days of a suspension or limit; null is for good. */
export const suspensionDays = [1, 7, 30, null] as const
/** One of them. */
export type SuspensionDays = (typeof suspensionDays)[number]

/** Whether a decision holds for some days or for good. */
export function isTimed(decision: string): boolean {
  return decision === 'suspend' || decision === 'limit' || decision === 'limitReports'
}

/** Which decisions a kind of thing allows. */
export const decisionsFor: Record<ReportKind, readonly CaseDecision[]> = {
  offer: ['dismiss', 'hide', 'remove', 'limit', 'suspend', 'restore'],
  photo: ['dismiss', 'hide', 'remove', 'limit', 'suspend', 'restore'],
  comment: ['dismiss', 'hide', 'remove', 'limit', 'suspend', 'restore'],
  message: ['dismiss', 'remove', 'limit', 'suspend', 'restore'],
  profile: ['dismiss', 'remove', 'limit', 'limitReports', 'suspend', 'restore'],
}

/** How a thing without a report was found: held before it was sent, or marked by the radar. */
export type Found = 'held' | 'radar'

/** A decision as it was made, of which the statement of reasons is composed (DSA 17). */
export interface Outcome {
  decision: CaseDecision
  ground: Ground
  /** The facts in the moderator's words. */
  facts: string
  /** Of a suspension or limit. */
  days?: SuspensionDays
  /** What a restoring decision gives back, where that is not what its case took. */
  undone?: CaseDecision
  /** Absent where automated means did not point at it. */
  found?: Found
  /** Epoch ms. */
  at: number
}

/** How an appeal stands: waiting, the decision was undone, or it stays. */
export const appealStates = ['open', 'upheld', 'rejected'] as const
/** One of them. */
export type AppealState = (typeof appealStates)[number]

/** An appeal as who made it sees it. */
export interface Appeal {
  text: string
  state: AppealState
  /** Epoch ms. */
  at: number
  /** The moderator's words when it is decided. */
  answer?: string
  decidedAt?: number
}

/** Ms for which a decision can be contested (DSA 20). */
export const appealMs = 183 * 24 * 60 * 60 * 1000
