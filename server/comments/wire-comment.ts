import { type Comment } from '../../contract/comment.ts'
import { type CommentTable } from '../db/comment-tables.ts'
import { signsOf } from '../radar/stored-signs.ts'

/** A row of a comment with its sender's fields. */
export type CommentRow = Pick<CommentTable, 'comments' | 'senderId' | 'createdAt' | 'replyTo' | 'question'> &
  Partial<Pick<CommentTable, 'editedAt' | 'deletedAt' | 'pinnedAt' | 'warnings'>> &
  Pick<Comment, 'user' | 'gender'>

/** A comment as a node of the wire. */
export function wireComment({ comments, senderId, user, gender, ...row }: CommentRow): Comment {
  const { createdAt, replyTo, question, editedAt = null, deletedAt = null, pinnedAt = null, warnings = null } = row
  return {
    comments,
    senderId,
    user,
    gender,
    timestamp: createdAt,
    ...(replyTo !== null && { replyTo }),
    ...(question !== null && { question }),
    ...(editedAt !== null && { editedAt }),
    ...(deletedAt !== null && { isDeleted: true }),
    ...(pinnedAt !== null && { isPinned: true }),
    ...(warnings !== null && { warnings: signsOf(warnings) }),
  }
}
