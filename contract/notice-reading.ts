import * as z from 'zod/mini'
import { isOneOf } from './is-one-of.ts'
import { rule } from './rule.ts'

/**
 * What one can say to have seen: everything until a notice, one notice, all about an offer, all new followers; `count` is
 * the count alone, which reads nothing, but what was counted is not pushed any more.
 */
const readSubjects = ['all', 'notice', 'car', 'followers', 'count'] as const

/** The rules of marking notices as read. */
export const noticeReadingSchema = z.object({
  about: z.custom<(typeof readSubjects)[number]>((value) => isOneOf(readSubjects, value), { error: 'choiceRequired' }),
  /** The `lastId` of the newest notice that was listed, the id of a notice, or of the offer. */
  id: z.optional(
    z.string({ error: 'choiceRequired' }).check(rule((id: string) => /^[\w-]{1,64}$/.test(id), 'choiceRequired')),
  ),
})
/** The body of marking notices as read. */
export type NoticeReading = z.infer<typeof noticeReadingSchema>
