import * as z from 'zod/mini'
import { groundSchema, reasonSchema } from './moderation.ts'
import { type RadarRule } from './radar.ts'
import { type Person } from './user.ts'

/** A message of one's own that waits for a moderator, or was refused (decision 92). */
export interface HeldMessage {
  id: string
  content: string
  /** Epoch ms. */
  at: number
  /** Why it was refused; absent while it waits. */
  refusedFor?: string
}

/** Who wrote a waiting message. */
export interface Newcomer {
  id: string
  username: string
  /** Epoch ms. */
  memberSince: number
}

/** A waiting message as moderators see it. */
export interface WaitingMessage {
  id: string
  content: string
  /** Epoch ms. */
  at: number
  sender: Newcomer
  recipient: Pick<Person, 'id' | 'username'>
  /** The offer that it is about. */
  carId?: string
  photos: string[]
  /** What the radar sees in its text, and the points of that. */
  signs: RadarRule[]
  points: number
}

/** A page of waiting messages, the oldest first; `next` is the cursor of the next page, null at the end. */
export interface WaitingMessages {
  messages: WaitingMessage[]
  next: string | null
}

/** The rules of PUT moderation/held-messages/{id}. */
export const heldDecisionSchema = z.object({
  decision: z.enum(['released', 'refused'], { error: 'choiceRequired' }),
  ground: groundSchema,
  reason: reasonSchema,
})
/** What becomes of a waiting message, and why. */
export type HeldDecision = z.infer<typeof heldDecisionSchema>
