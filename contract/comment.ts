import * as z from 'zod/mini'
import { type Gender } from './choices.ts'
import { checksOf, tidiedText } from './rule.ts'
import { commentRules } from './text-rules.ts'

/** Comment form and POST cars/{id}/comments.json; the sender's fields are the server's. */
export const newCommentSchema = z.object({
  comments: z.string({ error: 'commentRequired' }).check(tidiedText, ...checksOf(commentRules)),
})
/** What the comment form sends. */
export type NewComment = z.infer<typeof newCommentSchema>

/** A comment node of the wire (specification 3): `comments` is the text, `user` the sender's username. */
export interface Comment {
  comments: string
  senderId: string
  user: string
  gender: Gender
}

/** A comment with the id that its key gives it. */
export type CommentWithId = Comment & { id: string }
