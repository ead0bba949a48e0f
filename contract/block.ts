import * as z from 'zod/mini'
import { isOneOf } from './is-one-of.ts'
import { type Gender } from './choices.ts'

/**
 * What a person may do about another: `block` ends all contact of the two, `mute` only what the person themselves is
 * told (decision 81).
 */
export const blockKinds = ['block', 'mute'] as const
/** One of them. */
export type BlockKind = (typeof blockKinds)[number]

/** Somebody whom a person blocks or mutes. Without a name when the account is suspended or blocks them, which neither tells. */
export interface BlockedPerson {
  id: string
  kind: BlockKind
  /** Epoch ms. */
  since: number
  username?: string
  gender?: Gender
}

/** The rules of blocking, muting, and undoing either. */
export const blockSchema = z.object({
  kind: z.custom<BlockKind>((value) => isOneOf(blockKinds, value), { error: 'choiceRequired' }),
  isOn: z.boolean({ error: 'choiceRequired' }),
})
/** The body of that call. */
export type BlockChange = z.infer<typeof blockSchema>
