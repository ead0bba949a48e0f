import * as z from 'zod/mini'
import { metFacts, readHandoverCode, type MetAnswers } from './handover.ts'
import { rule } from './rule.ts'

/** The rules of the code that the other person shows. */
export const meetingSchema = z.object({
  code: z.string({ error: 'handoverCode' }).check(
    z.overwrite((typed) => readHandoverCode(typed) ?? ''),
    rule((code: string) => code !== '', 'handoverCode'),
  ),
})
/** The body that confirms a meeting. */
export type Meeting = z.infer<typeof meetingSchema>

/** The rules of the answers about the other person; one at least. */
export const metAnswersSchema = z.object({
  facts: z.custom<MetAnswers>(
    (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
      const entries = Object.entries(value)
      const known: readonly string[] = metFacts
      return (
        entries.length > 0 && entries.every(([name, answer]) => known.includes(name) && typeof answer === 'boolean')
      )
    },
    { error: 'choiceRequired' },
  ),
})
/** The body of the answers. */
export type NewMetAnswers = z.infer<typeof metAnswersSchema>
