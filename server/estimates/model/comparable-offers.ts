import { comparablesNeeded } from '../../../contract/estimate.ts'
import { categoryOf, type OfferFacts } from './offer-facts.ts'

/** An offer that the model was fitted on. */
export interface LearnedOffer {
  car: OfferFacts
  family: string
  model: string
  /** Its log price by each predictor. */
  predictions: Float32Array
  /** The offer's folds, a bit each: their predictors were fitted without it. */
  heldOutBy: number
  /** The mean log price by those predictors. */
  predicted: number
}

/** Where comparable offers were found: in the family of the model, in the brand, or anywhere. */
export const levels = ['model', 'brand', 'all'] as const
/** One of the levels. */
export type Level = (typeof levels)[number]

/** An offer with its weight, 1 when every fact is the same. */
export interface WeighedOffer {
  offer: LearnedOffer
  weight: number
}

/** The offers that the model was fitted on, by the keys of lookups. */
export interface OfferIndex {
  all: LearnedOffer[]
  byId: Map<string, LearnedOffer>
  byBrand: Map<string, LearnedOffer[]>
  byFamily: Map<string, LearnedOffer[]>
}

/** Only the nearest ones are used. */
const maxComparables = 400
/** The greatest squared distance of a comparable offer. */
const maxDistance = 12
/** Added to the squared distance for a difference in kind; `size` is the most that engine size or power adds. */
const penalty = { family: 6, brand: 9, model: 3, engine: 7.5, transmission: 7, body: 3, condition: 3, size: 7 }
/** The difference that counts as 1: years, kilometres plus a share of the mileage, cm3, log power, log price. */
const scale = { year: 0.6, mileage: 3200, mileageShare: 0.08, displacement: 60, power: 0.06, predicted: 0.25 }
/** Added when a fact of one of the two is missing. */
const missing = 1
/** The searches in turn; `width` multiplies the scales. */
const searches: readonly { level: Level; width: number }[] = [
  { level: 'model', width: 1 },
  { level: 'model', width: 2 },
  { level: 'model', width: 4 },
  { level: 'brand', width: 4 },
  { level: 'all', width: 4 },
]

/** Indexes offers. */
export function indexOffers(all: LearnedOffer[]): OfferIndex {
  return {
    all,
    byId: new Map(all.map((offer) => [offer.car.id, offer])),
    byBrand: Map.groupBy(all, ({ car }) => car.brand),
    byFamily: Map.groupBy(all, ({ family }) => family),
  }
}

/**
 * Finds the offers comparable with a car, without itself: the first search that finds five decides, else the last one.
 * `predicted` is the predicted log price of the car.
 */
export function findComparable(
  index: OfferIndex,
  car: OfferFacts,
  predicted: number,
): { level: Level; offers: WeighedOffer[] } {
  const self = { family: categoryOf(car, 'family') ?? '', model: categoryOf(car, 'model') ?? '', predicted }
  let offers: WeighedOffer[] = []
  for (const { level, width } of searches) {
    offers = []
    for (const offer of candidates(index, car, { level, family: self.family })) {
      if (offer.car.id === car.id) continue
      const distance = distanceBetween(car, self, offer, width)
      if (distance <= maxDistance) offers.push({ offer, weight: Math.exp(-distance / 2) })
    }
    if (offers.length >= comparablesNeeded) return { level, offers: nearest(offers) }
  }
  return { level: 'all', offers: nearest(offers) }
}

/** Nearest first, then by id, so that the order of the offers does not matter. */
function nearest(offers: WeighedOffer[]): WeighedOffer[] {
  offers.sort((a, b) => b.weight - a.weight || (a.offer.car.id < b.offer.car.id ? -1 : 1))
  return offers.slice(0, maxComparables)
}

function candidates(index: OfferIndex, car: OfferFacts, { level, family }: { level: Level; family: string }) {
  if (level === 'all') return index.all
  return (level === 'brand' ? index.byBrand.get(car.brand) : index.byFamily.get(family)) ?? []
}

function distanceBetween(
  car: OfferFacts,
  self: { family: string; model: string; predicted: number },
  offer: LearnedOffer,
  width: number,
): number {
  const other = offer.car
  const years = Math.abs(car.year - other.year) / scale.year / width
  let distance = years * years
  if (distance > maxDistance) return distance
  distance += mileageDistance(car.mileage, other.mileage) / width ** 2
  let steps = 0
  if (car.engine !== other.engine) steps += penalty.engine
  if (car.transmission !== other.transmission) steps += penalty.transmission
  steps += sizeDistance(car.displacement, other.displacement, (a, b) => (a - b) / scale.displacement)
  steps += sizeDistance(car.power, other.power, (a, b) => Math.log(a / b) / scale.power)
  steps += categoryDistance(car.body, other.body, penalty.body)
  steps += categoryDistance(car.condition, other.condition, penalty.condition)
  if (self.family !== offer.family) {
    steps += car.brand === other.brand ? penalty.family : penalty.brand
    distance += ((self.predicted - offer.predicted) / scale.predicted) ** 2
  } else if (self.model !== offer.model) steps += penalty.model
  return distance + steps / width
}

function mileageDistance(a: number | null, b: number | null): number {
  if (a === null || b === null) return a === b ? 0 : missing
  return ((a - b) / (scale.mileage + scale.mileageShare * a)) ** 2
}

function sizeDistance(a: number | null, b: number | null, differ: (a: number, b: number) => number): number {
  if (a === null || b === null) return a === b ? 0 : missing
  return Math.min(penalty.size, differ(a, b) ** 2)
}

function categoryDistance(a: string | null, b: string | null, step: number): number {
  if (a === b) return 0
  return a === null || b === null ? missing / 3 : step
}
