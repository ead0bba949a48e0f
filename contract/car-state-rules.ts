import * as z from 'zod/mini'
import { renewal, salePlaces, settableStates, type SalePlace, type SettableState } from './car-state.ts'
import { isOneOf } from './is-one-of.ts'
import { rule } from './rule.ts'

/** The rules of a state that the owner sets. */
export const newStateSchema = z.object({
  state: z.custom<SettableState>((value) => isOneOf(settableStates, value), { error: 'stateUnknown' }),
  buyerId: z.optional(z.string({ error: 'choiceRequired' })),
  place: z.optional(z.custom<SalePlace>((value) => isOneOf(salePlaces, value), { error: 'choiceRequired' })),
})

/** The rules of ending offers again that were renewed at once. */
export const renewedOffersSchema = z.object({
  offers: z
    .array(z.string({ error: 'choiceRequired' }), { error: 'choiceRequired' })
    .check(rule((offers: unknown[]) => offers.length <= renewal.offers, 'choiceRequired')),
})
