import { type Car } from './car.ts'

/** Fewest comparable offers for an estimate. */
export const comparablesNeeded = 5

/** Facts that an estimate can use. */
export const estimateFacts = [
  'brand',
  'model',
  'year',
  'mileage',
  'engine',
  'transmission',
  'power',
  'displacement',
  'body',
  'condition',
] as const
/** A fact that an estimate can use. */
export type EstimateFact = (typeof estimateFacts)[number]

/** An offer that the estimate was compared with. */
export type Comparable = Pick<Car, 'brand' | 'model' | 'year' | 'price'> & {
  id: string
  mileage?: number
  img?: string
}

/** The estimated value of a car that is not published; amounts in BGN, `comparables` the number of comparable offers. */
export interface EstimatedRange {
  price: number
  /** Four of five such cars are priced between `low` and `high`. */
  low: number
  high: number
  comparables: number
}

/** The estimated value of an offer; amounts in BGN. */
export interface CarEstimate {
  price: number
  /** Four of five such cars are priced between `low` and `high`. */
  low: number
  high: number
  comparables: Comparable[]
  basis: {
    /** Where the comparable offers come from: the same model, the same brand, or all cars. */
    level: 'model' | 'brand' | 'all'
    /** Facts that were used, and facts that were not because the offer does not state them. */
    used: EstimateFact[]
    unknown: EstimateFact[]
  }
  /** Epoch ms of the computation; at most one a day. */
  computedAt: number
}
