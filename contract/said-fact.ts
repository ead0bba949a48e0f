import * as z from 'zod/mini'
import { checksOf, tidiedLine } from './rule.ts'
import { saidNameRules, saidValueRules } from './text-rules.ts'

/** The rules of what a seller says of a car, such as "timing belt: 2024". */
export const newSaidFactSchema = z.object({
  name: z.string({ error: 'saidNameRequired' }).check(tidiedLine, ...checksOf(saidNameRules)),
  value: z.string({ error: 'saidValueRequired' }).check(tidiedLine, ...checksOf(saidValueRules)),
})
/** The body of a fact that an answer becomes. */
export type NewSaidFact = z.infer<typeof newSaidFactSchema>

/** A fact of an offer in the seller's own words. */
export interface SaidFact extends NewSaidFact {
  id: string
  /** Epoch ms; earlier than the offer when the seller said it of the same car in an earlier one. */
  saidAt: number
}
