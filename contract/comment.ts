import * as z from 'zod/mini'
import { type Gender } from './choices.ts'
import { type RadarRule } from './radar.ts'
import { checksOf, rule, tidiedText } from './rule.ts'
import { commentRules } from './text-rules.ts'

const key = z
  .string({ error: 'choiceRequired' })
  .check(rule((id: string) => /^[\w-]{1,64}$/.test(id), 'choiceRequired'))

/**
 * The rules of a new comment, form and POST cars/{id}/comments.json; the server sets the sender's fields. `replyTo` is
 * the comment that it answers. Without `isQuestion` the text decides (`asks`).
 */
export const newCommentSchema = z.object({
  comments: z.string({ error: 'commentRequired' }).check(tidiedText, ...checksOf(commentRules)),
  replyTo: z.optional(key),
  isQuestion: z.optional(z.boolean({ error: 'choiceRequired' })),
})
/** The body of a new comment. */
export type NewComment = z.infer<typeof newCommentSchema>

/**
 * A comment node of the wire (specification 3): `comments` is the text, `user` the sender's username. `timestamp` is
 * when it was written, in epoch ms. `replyTo` is the comment that it answers, which itself answers none and may be gone. `question` stands at a
 * question: whether the seller has answered it. A deleted comment that has replies has no text.
 */
export interface Comment {
  comments: string
  senderId: string
  user: string
  gender: Gender
  timestamp: number
  replyTo?: string
  question?: QuestionState
  /** Epoch ms. */
  editedAt?: number
  isDeleted?: true
  isPinned?: true
  /** Signs of a fraud in its text, from so many on that people are warned. */
  warnings?: RadarRule[]
}

/** The states of a question: the seller has answered it or not. */
export const questionStates = ['open', 'answered'] as const
/** One of them. */
export type QuestionState = (typeof questionStates)[number]

/** For what a seller may hide a comment under their offer. */
export const hideReasons = ['offTopic', 'insult', 'advertising', 'personalData', 'untrue'] as const
/** One of them. */
export type HideReason = (typeof hideReasons)[number]

/** Comments by key. */
export interface Comments {
  [key: string]: Comment
}

/** A comment that the seller hid. */
export interface HiddenComment extends CommentWithId {
  reason: HideReason
}

/** A comment with its key as `id`. */
export interface CommentWithId extends Comment {
  id: string
}
