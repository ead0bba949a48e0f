import { type CommentWithId, type HiddenComment, type HideReason } from './comment.ts'

/** Which questions are asked for: those without an answer of the seller, or all. */
export const questionFilters = ['open', 'all'] as const
/** One of them. */
export type QuestionFilter = (typeof questionFilters)[number]

/** What is said of all comments of a car together. */
export interface Discussion {
  questions: number
  /** Questions that the seller has not answered. */
  openQuestions: number
  /** How many comments the seller hid for what. */
  hidden: { [Reason in HideReason]?: number }
  /** Those of them that the caller may read: the seller all, others their own; the newest 50. */
  hiddenComments: HiddenComment[]
  /** The pinned comment and its replies; empty without one. */
  pinned: CommentWithId[]
}

/** Questions with their replies, oldest first; `next` is the cursor of the page before, null at the end. */
export interface QuestionPage {
  comments: CommentWithId[]
  next: string | null
}

/** Open questions by car. */
export interface OpenQuestions {
  [carId: string]: number
}

/** Whether a text asks: its last sentence ends in a question mark. */
export function asks(text: string): boolean {
  return /[?？؟][\s\p{P}\p{So}]*$/u.test(text)
}
