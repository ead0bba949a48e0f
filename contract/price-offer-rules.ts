import * as z from 'zod/mini'
import { isOneOf } from './is-one-of.ts'
import { lengths } from './limits.ts'
import { isPrice } from './money.ts'
import { rule, tidiedText } from './rule.ts'
import { isCleanText } from './text-rules.ts'

/** An amount in BGN that somebody can offer. */
const amount = z.custom<number>((value) => isPrice(value) && value > 0, { error: 'priceUnreadable' })

/** The rules of a new offer of a price. */
export const newPriceOfferSchema = z.object({
  carId: z.string({ error: 'choiceRequired' }),
  amount,
})
/** The body of a new offer of a price. */
export type NewPriceOffer = z.infer<typeof newPriceOfferSchema>

/** What the two people of an offer can do with it. */
export const priceOfferActions = ['accept', 'decline', 'counter', 'withdraw', 'callOff'] as const
/** One of it. */
export type PriceOfferAction = (typeof priceOfferActions)[number]

/** The rules of a step: `round` is the one that the person saw, `amount` belongs to `counter`, `words` to a no. */
export const priceOfferActionSchema = z
  .object({
    action: z.custom<PriceOfferAction>((value) => isOneOf(priceOfferActions, value), { error: 'choiceRequired' }),
    round: z.custom<number>((value) => Number.isSafeInteger(value), { error: 'choiceRequired' }),
    amount: z.optional(amount),
    words: z.optional(
      z.string({ error: 'noteCharacters' }).check(
        tidiedText,
        rule((text: string) => text.length <= lengths.note.max, 'noteLong'),
        rule(isCleanText, 'noteCharacters'),
      ),
    ),
  })
  .check(
    z.refine(({ action, amount: named }) => action !== 'counter' || named !== undefined, {
      error: 'priceUnreadable',
      path: ['amount'],
    }),
  )
/** The body of a step. */
export type PriceOfferActing = z.infer<typeof priceOfferActionSchema>
