import { comparablesNeeded } from '../../contract/estimate.ts'
import { wordOf, type OfferFacts } from './offer-facts.ts'

/** An offer that others are compared with. */
export interface KnownOffer {
  car: OfferFacts
  family: string
  model: string
  /** Its log price as each foreteller foretells it. */
  foretold: Float32Array
  /** The foretellers that were not fitted on it, a bit for each. */
  unseenBy: number
  /** Its log price as those foretell it. */
  expected: number
}

/** Among whom comparable offers were found. */
export const levels = ['model', 'brand', 'all'] as const
/** One of the levels. */
export type Level = (typeof levels)[number]

/** An offer with its weight: 1 for one that is the same in every fact. */
export interface WeighedOffer {
  offer: KnownOffer
  weight: number
}

/** Offers by family and brand. */
export interface OfferIndex {
  all: KnownOffer[]
  byBrand: Map<string, KnownOffer[]>
  byFamily: Map<string, KnownOffer[]>
}

/** Of more comparable offers the nearest are taken. */
const comparablesAtMost = 400
/** Offers at a greater squared distance are not comparable. */
const farthest = 12
/** What a difference that is not a matter of degree adds to the squared distance. */
const apart = { family: 6, brand: 9, model: 3, engine: 7.5, transmission: 7, body: 3, condition: 3, size: 7 }
/** How far off a difference is that counts 1: years, kilometres with a share of the mileage, cm3, log power, log price. */
const unit = { year: 0.6, mileage: 3200, mileageShare: 0.08, displacement: 60, power: 0.06, foretold: 0.25 }
/** What is not known of one of two adds this much. */
const unknown = 1
/** How much the search is widened, step by step, and among whom. */
const searches: readonly { level: Level; width: number }[] = [
  { level: 'model', width: 1 },
  { level: 'model', width: 2 },
  { level: 'model', width: 4 },
  { level: 'brand', width: 4 },
  { level: 'all', width: 4 },
]

/** Makes the index. */
export function indexOffers(all: KnownOffer[]): OfferIndex {
  return {
    all,
    byBrand: Map.groupBy(all, ({ car }) => car.brand),
    byFamily: Map.groupBy(all, ({ family }) => family),
  }
}

/**
 * Finds offers comparable with a car, never itself: first close ones of the same family, then in wider circles, until
 * there are enough; those of the widest circle when there never are. `foretold` is the car's own log price as foretold.
 */
export function findComparable(
  index: OfferIndex,
  car: OfferFacts,
  foretold: number,
): { level: Level; offers: WeighedOffer[] } {
  const self = { family: wordOf(car, 'family') ?? '', model: wordOf(car, 'model') ?? '', foretold }
  let offers: WeighedOffer[] = []
  for (const { level, width } of searches) {
    offers = []
    for (const offer of candidates(index, car, { level, family: self.family })) {
      if (offer.car.id === car.id) continue
      const distance = distanceBetween(car, self, offer, width)
      if (distance <= farthest) offers.push({ offer, weight: Math.exp(-distance / 2) })
    }
    if (offers.length >= comparablesNeeded) return { level, offers: nearest(offers) }
  }
  return { level: 'all', offers: nearest(offers) }
}

/** Nearest first; among equally near ones by id, so that the order of the offers changes nothing. */
function nearest(offers: WeighedOffer[]): WeighedOffer[] {
  offers.sort((a, b) => b.weight - a.weight || (a.offer.car.id < b.offer.car.id ? -1 : 1))
  return offers.slice(0, comparablesAtMost)
}

function candidates(index: OfferIndex, car: OfferFacts, { level, family }: { level: Level; family: string }) {
  if (level === 'all') return index.all
  return (level === 'brand' ? index.byBrand.get(car.brand) : index.byFamily.get(family)) ?? []
}

function distanceBetween(
  car: OfferFacts,
  self: { family: string; model: string; foretold: number },
  offer: KnownOffer,
  width: number,
): number {
  const other = offer.car
  const years = Math.abs(car.year - other.year) / unit.year / width
  let distance = years * years
  if (distance > farthest) return distance
  distance += mileageDistance(car.mileage, other.mileage) / width ** 2
  let steps = 0
  if (car.engine !== other.engine) steps += apart.engine
  if (car.transmission !== other.transmission) steps += apart.transmission
  steps += sizeDistance(car.displacement, other.displacement, (a, b) => (a - b) / unit.displacement)
  steps += sizeDistance(car.power, other.power, (a, b) => Math.log(a / b) / unit.power)
  steps += wordDistance(car.body, other.body, apart.body)
  steps += wordDistance(car.condition, other.condition, apart.condition)
  if (self.family !== offer.family) {
    steps += car.brand === other.brand ? apart.family : apart.brand
    distance += ((self.foretold - offer.expected) / unit.foretold) ** 2
  } else if (self.model !== offer.model) steps += apart.model
  return distance + steps / width
}

function mileageDistance(a: number | null, b: number | null): number {
  if (a === null || b === null) return a === b ? 0 : unknown
  return ((a - b) / (unit.mileage + unit.mileageShare * a)) ** 2
}

function sizeDistance(a: number | null, b: number | null, differ: (a: number, b: number) => number): number {
  if (a === null || b === null) return a === b ? 0 : unknown
  return Math.min(apart.size, differ(a, b) ** 2)
}

function wordDistance(a: string | null, b: string | null, step: number): number {
  if (a === b) return 0
  return a === null || b === null ? unknown / 3 : step
}
