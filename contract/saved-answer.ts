import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { reasonSchema } from './moderation.ts'
import { rule, tidiedLine } from './rule.ts'
import { isVisible } from './text-rules.ts'

/** The rules of an answer that moderators use again, as the reason of an action. */
export const newAnswerSchema = z.object({
  title: z.string({ error: 'titleRequired' }).check(
    tidiedLine,
    rule((title: string) => isVisible(title) && title.length <= lengths.answerTitle.max, 'titleRequired'),
  ),
  text: reasonSchema,
})
/** The body of a new or changed answer. */
export type NewAnswer = z.infer<typeof newAnswerSchema>

/** A saved answer. */
export interface SavedAnswer extends NewAnswer {
  id: string
  /** Epoch ms. */
  changedAt: number
}
