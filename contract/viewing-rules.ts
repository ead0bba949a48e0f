import * as z from 'zod/mini'
import { isOneOf } from './is-one-of.ts'
import { lengths } from './limits.ts'
import { rule, tidiedLine, tidiedText } from './rule.ts'
import { isCleanLine, isCleanText, isVisible } from './text-rules.ts'
import { viewingLimits } from './viewing.ts'

const dayMs = 24 * 60 * 60 * 1000

const times = z.custom<number[]>(
  (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= viewingLimits.times &&
    new Set(value).size === value.length &&
    value.every(isComing),
  { error: 'viewingTimes' },
)

/** Epoch ms of a time to come. */
function isComing(time: unknown): boolean {
  return (
    Number.isSafeInteger(time) &&
    (time as number) > Date.now() &&
    (time as number) < Date.now() + viewingLimits.days * dayMs
  )
}

const place = z.string({ error: 'viewingPlace' }).check(
  tidiedLine,
  rule((text: string) => isVisible(text) && text.length <= viewingLimits.place && isCleanLine(text), 'viewingPlace'),
)

/** The rules of a proposed viewing; `withId` is the other person, the car is one of the two people's. */
export const newViewingSchema = z.object({
  carId: z.string({ error: 'choiceRequired' }),
  withId: z.string({ error: 'choiceRequired' }),
  times,
  place,
})
/** The body of a proposed viewing. */
export type NewViewing = z.infer<typeof newViewingSchema>

/** What the two people of a viewing can do with it. */
export const viewingActions = ['confirm', 'propose', 'cancel'] as const
/** One of it. */
export type ViewingAction = (typeof viewingActions)[number]

/** The rules of a step: `round` is the one that the person saw, `at` one of its times for `confirm`. */
export const viewingActionSchema = z
  .object({
    action: z.custom<ViewingAction>((value) => isOneOf(viewingActions, value), { error: 'choiceRequired' }),
    round: z.custom<number>((value) => Number.isSafeInteger(value), { error: 'choiceRequired' }),
    at: z.optional(z.custom<number>((value) => Number.isSafeInteger(value), { error: 'choiceRequired' })),
    times: z.optional(times),
    place: z.optional(place),
    words: z.optional(
      z.string({ error: 'noteCharacters' }).check(
        tidiedText,
        rule((text: string) => text.length <= lengths.note.max, 'noteLong'),
        rule(isCleanText, 'noteCharacters'),
      ),
    ),
  })
  .check(
    z.refine(({ action, at }) => action !== 'confirm' || at !== undefined, { error: 'choiceRequired', path: ['at'] }),
    z.refine(({ action, times: named }) => action !== 'propose' || named !== undefined, {
      error: 'viewingTimes',
      path: ['times'],
    }),
    z.refine(({ action, place: named }) => action !== 'propose' || named !== undefined, {
      error: 'viewingPlace',
      path: ['place'],
    }),
  )
/** The body of a step. */
export type ViewingActing = z.infer<typeof viewingActionSchema>
