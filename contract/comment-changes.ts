import * as z from 'zod/mini'
import { hideReasons, newCommentSchema, type HideReason } from './comment.ts'
import { isOneOf } from './is-one-of.ts'

/** The rules of a corrected comment. */
export const editedCommentSchema = z.pick(newCommentSchema, { comments: true, isQuestion: true })
/** A corrected comment. */
export type EditedComment = z.infer<typeof editedCommentSchema>

/** The rules of pinning a comment above the others, or letting it go. */
export const pinningSchema = z.object({ isPinned: z.boolean({ error: 'choiceRequired' }) })
/** The body of pinning. */
export type Pinning = z.infer<typeof pinningSchema>

const reason = z.custom<HideReason>((value) => isOneOf(hideReasons, value), { error: 'choiceRequired' })

/**
 * The rules of hiding a comment, for which the seller gives a reason, or of showing it again. `isOfAll` hides all
 * comments of its writer under the seller's offers.
 */
export const hidingSchema = z.discriminatedUnion(
  'isHidden',
  [
    z.object({
      isHidden: z.literal(true),
      reason,
      isOfAll: z.optional(z.boolean({ error: 'choiceRequired' })),
    }),
    z.object({ isHidden: z.literal(false) }),
  ],
  { error: 'choiceRequired' },
)
/** The body of hiding. */
export type Hiding = z.infer<typeof hidingSchema>
