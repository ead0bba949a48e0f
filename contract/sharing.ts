import * as z from 'zod/mini'
import { type Car, type CarWithId } from './car.ts'

/** Whether anybody with the link sees an offer's public page. */
export const sharingSchema = z.object({ isShared: z.boolean({ error: 'choiceRequired' }) })
/** The body of switching a public page on or off. */
export type Sharing = z.infer<typeof sharingSchema>

/**
 * What became of an offer that has no public page any more, as far as strangers may know it; not who hid one, and why.
 */
export type OfferEnd = { what: 'expired' | 'paused' | 'removed'; /** Epoch ms. */ at: number } | { what: 'hidden' }

/** Listed offers like one, also like one that is no longer there. */
export interface SimilarCars {
  /** An empty `model` stands for any: that of a hidden offer is not told. */
  like: Pick<Car, 'brand' | 'model' | 'year'>
  /** Whether the offer was deleted. */
  isGone: boolean
  /** Absent while the offer has a public page. */
  end?: OfferEnd
  /** Newest first, 6 at most. */
  cars: CarWithId[]
}
