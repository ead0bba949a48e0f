import { type Comment, type CommentWithId } from '../../contract/comment.ts'
import { type Unsent } from '../outbox.ts'
import { mergeById } from '../rows-by-id.ts'

/** A comment with what answers it, oldest first. */
export interface Thread {
  comment: CommentWithId
  replies: CommentWithId[]
  unsent: Unsent<Comment>[]
  /** The comment that this one answered is gone. */
  isOrphan: boolean
}

/** The pinned comment stands above the others. */
const rankOf = ({ isPinned }: Comment) => Number(isPinned ?? false)

/** The ids of comments that are answered but not among the loaded ones. */
export function missingParents(comments: readonly CommentWithId[]): string[] {
  const known = new Set(comments.map(({ id }) => id))
  return [...new Set(comments.flatMap(({ replyTo }) => (replyTo === undefined || known.has(replyTo) ? [] : replyTo)))]
}

/**
 * The threads, the pinned one and then the newest first. The seller's answers stand directly under a question; a reply whose comment is gone stands
 * alone.
 */
export function threadsOf(
  comments: readonly CommentWithId[],
  unsent: readonly Unsent<Comment>[],
  sellerId: string,
): Thread[] {
  const heads = new Map(comments.filter(({ replyTo }) => replyTo === undefined).map((comment) => [comment.id, comment]))
  const isReply = ({ replyTo }: Comment) => replyTo !== undefined && heads.has(replyTo)
  const isSellers = ({ senderId }: Comment) => senderId === sellerId
  const sorted = ({ question }: Comment, answers: CommentWithId[]) =>
    question ? [...answers.filter(isSellers), ...answers.filter((answer) => !isSellers(answer))] : answers
  const replies = Map.groupBy(comments.filter(isReply), ({ replyTo }) => replyTo)
  return mergeById([], comments)
    .filter((comment) => !isReply(comment))
    .map((comment) => ({
      comment,
      replies: sorted(comment, replies.get(comment.id) ?? []),
      unsent: unsent.filter(({ content }) => content.replyTo === comment.id),
      isOrphan: comment.replyTo !== undefined,
    }))
    .toSorted(
      (one, other) => rankOf(other.comment) - rankOf(one.comment) || (one.comment.id < other.comment.id ? 1 : -1),
    )
}
