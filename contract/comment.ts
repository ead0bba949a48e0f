import * as z from 'zod/mini'
import { type Gender } from './choices.ts'
import { lengths } from './limits.ts'
import { isCleanText, rule } from './text-rules.ts'

/** Comment form and POST cars/{id}/comments.json; the sender's fields are the server's. */
export const newCommentSchema = z.object({
  comments: z.string({ error: 'commentRequired' }).check(
    rule((text: string) => text.trim() !== '', 'commentRequired'),
    rule((text: string) => text.length <= lengths.comment.max, 'commentLong'),
    rule(isCleanText, 'commentCharacters'),
  ),
})
export type NewComment = z.infer<typeof newCommentSchema>

/** A comment node of the wire (specification 3): `comments` is the text, `user` the sender's username. */
export interface Comment {
  comments: string
  senderId: string
  user: string
  gender: Gender
}

export type CommentWithId = Comment & { id: string }
