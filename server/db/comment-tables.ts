import { type Insertable } from 'kysely'
import { type HideReason, type QuestionState } from '../../contract/comment.ts'

/** Comments on offers; deleted with their offer. */
export interface CommentTable {
  id: string
  carId: string
  senderId: string
  comments: string
  createdAt: number
  /** When a moderator hid it; null while it is visible. */
  hiddenAt: number | null
  /** The comment that it answers, which may be gone. */
  replyTo: string | null
  /** Null for what asks nothing. */
  question: QuestionState | null
  editedAt: number | null
  /** When its writer deleted it while replies remained; then it has no text. */
  deletedAt: number | null
  pinnedAt: number | null
  /** When the seller hid it, and why. */
  sellerHidAt: number | null
  sellerReason: HideReason | null
  /** Names of the radar's rules of which readers are warned, joined by spaces; null for none. */
  warnings: string | null
}

/** A comment to insert. */
export type NewCommentRow = Insertable<CommentTable>

/** What a seller said of a car, in a comment or when offering it before. It outlives the offer, for the same vehicle. */
export interface SaidFactTable {
  id: string
  ownerId: string
  carId: string
  /** That of a deleted car. */
  vin: string | null
  /** When the car was deleted. */
  goneAt: number | null
  /** The answer that it was made of; null when it came along from an earlier offer. */
  commentId: string | null
  name: string
  value: string
  saidAt: number
}
