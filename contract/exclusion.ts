import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { rule, tidiedLine } from './rule.ts'
import { isOneOf } from './is-one-of.ts'
import { isCleanLine } from './text-rules.ts'

/** Kinds of exclusions from lists: one offer, all offers of a seller, offers with a word. */
export const exclusionKinds = ['car', 'seller', 'word'] as const
/** A kind of exclusion. */
export type ExclusionKind = (typeof exclusionKinds)[number]

/** An exclusion; `name` is its label for people. */
export interface Exclusion {
  kind: ExclusionKind
  value: string
  name: string
}

/** The rules of adding or removing an exclusion. */
export const exclusionSchema = z.object({
  kind: z.custom<ExclusionKind>((value) => isOneOf(exclusionKinds, value), { error: 'choiceRequired' }),
  value: z.string({ error: 'choiceRequired' }).check(
    tidiedLine,
    rule((text: string) => text !== '' && text.length <= lengths.searchName.max, 'choiceRequired'),
    rule(isCleanLine, 'choiceRequired'),
  ),
  isLeftOut: z.boolean({ error: 'choiceRequired' }),
})
/** The body of adding or removing an exclusion. */
export type ExclusionChange = z.infer<typeof exclusionSchema>
