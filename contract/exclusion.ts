import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { rule, tidiedLine } from './rule.ts'
import { isCleanLine, isOneOf } from './text-rules.ts'

/** What a person can leave out of lists: one offer, all of a seller, offers that hold a word. */
export const exclusionKinds = ['car', 'seller', 'word'] as const
/** One of the kinds. */
export type ExclusionKind = (typeof exclusionKinds)[number]

/** Something that is left out; `name` says what it is. */
export interface Exclusion {
  kind: ExclusionKind
  value: string
  name: string
}

/** Leaving something out, or letting it in again. */
export const exclusionSchema = z.object({
  kind: z.custom<ExclusionKind>((value) => isOneOf(exclusionKinds, value), { error: 'choiceRequired' }),
  value: z.string({ error: 'choiceRequired' }).check(
    tidiedLine,
    rule((text: string) => text !== '' && text.length <= lengths.searchName.max, 'choiceRequired'),
    rule(isCleanLine, 'choiceRequired'),
  ),
  isLeftOut: z.boolean({ error: 'choiceRequired' }),
})
/** What is sent. */
export type ExclusionChange = z.infer<typeof exclusionSchema>
