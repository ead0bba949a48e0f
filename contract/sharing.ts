import * as z from 'zod/mini'
import { type Car, type CarWithId } from './car.ts'

/** Whether anybody with the link sees an offer's public page. */
export const sharingSchema = z.object({ isShared: z.boolean({ error: 'choiceRequired' }) })
/** The body of switching a public page on or off. */
export type Sharing = z.infer<typeof sharingSchema>

/** Listed offers like one, also like one that is no longer there. */
export interface SimilarCars {
  like: Pick<Car, 'brand' | 'model' | 'year'>
  /** Whether the offer was deleted. */
  isGone: boolean
  /** Newest first, 6 at most. */
  cars: CarWithId[]
}
