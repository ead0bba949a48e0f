import { type Car } from './car.ts'

/** So many comparable offers an estimate needs. */
export const comparablesNeeded = 5

/** Facts that an estimate can take into account. */
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
/** One of them. */
export type EstimateFact = (typeof estimateFacts)[number]

/** An offer that is like the one estimated. */
export type Comparable = Pick<Car, 'brand' | 'model' | 'year' | 'price'> & {
  id: string
  mileage?: number
  img?: string
}

/** What an offer is worth by comparable ones; all amounts in BGN. */
export interface CarEstimate {
  price: number
  /** Eight of ten such cars are priced between these. */
  low: number
  high: number
  comparables: Comparable[]
  basis: {
    /** How near the comparable offers are: of the same model, of the brand, or of all. */
    level: 'model' | 'brand' | 'all'
    /** What this estimate took into account, and what it could not, because this offer does not state it. */
    used: EstimateFact[]
    unknown: EstimateFact[]
  }
  /** Epoch ms: when it was worked out, at most once a day. */
  computedAt: number
}
