import { comparablesNeeded } from '../../contract/estimate.ts'
import { seededChoices } from '../demo/seeded-random.ts'
import { fitForeteller, foretell, type Foreteller } from './foreteller.ts'
import { wordOf, type OfferFacts } from './offer-facts.ts'
import { fitTrend, trendOf, type PriceTrend } from './price-trend.ts'
import { quantileOf } from './robust.ts'
import {
  findComparable,
  indexOffers,
  levels,
  type KnownOffer,
  type Level,
  type OfferIndex,
  type WeighedOffer,
} from './similar-offers.ts'
import { usualSurprise } from './usual-surprise.ts'

/** What was learned of a group of offers; plain data that can be stored. */
export interface PriceModel {
  foretellers: Foreteller[]
  /** How far surprises scatter, in logs of logs. */
  scatter: PriceTrend
  offers: KnownOffer[]
  /** By level the ends of the 80 % range, in scatters. */
  ranges: Partial<Record<Level, { low: number; high: number }>>
}

/** A model with its indexes. */
export interface OpenPriceModel extends PriceModel {
  index: OfferIndex
  known: Map<string, KnownOffer>
}

/** An estimate before it is rounded for people. */
export interface RawEstimate {
  price: number
  low: number
  high: number
  level: Level
  /** Nearest first. */
  comparables: WeighedOffer[]
}

/** Foretellers, and how many of them have not seen an offer. */
const bags = { all: 8, without: 2 }
const everyBag = 2 ** bags.all - 1
/** Fewer offers teach nothing. */
const offersNeeded = 10
/** Of so many offers the range is learned. */
const calibratedAtMost = 4000
/** Ends of a range of 80 % cannot be told from fewer. */
const calibratedAtLeast = 10
/** A family with fewer offers is rare: all of them say how good estimates from other families are. */
const rareFamily = 12
/** A surprise is at least so great where its size is learned, so that a logarithm can be taken. */
const leastSurprise = 0.01
/** How far the mean of the logs of sizes lies under the log of the middle spread that finds modes best: tried. */
const middleOfLogs = 0.3

/**
 * Learns from offers what cars like them are usually offered for. Deterministic, whatever the order of the offers.
 * Null when there are too few to learn anything.
 *
 * Foretellers are fitted on bags of three quarters of the offers (subagging: Buehlmann and Yu 2002), so that each offer
 * is foretold by some that have not seen it: no price has a part in its own estimate, and the range is calibrated on
 * what is as good as new.
 */
export function fitPriceModel(offers: readonly OfferFacts[]): PriceModel | null {
  if (offers.length < offersNeeded) return null
  const cars = offers.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const unseenBy = cars.map(({ id }) => bagsWithout(id))
  const foretellers = Array.from({ length: bags.all }, (_none, bag) =>
    fitForeteller(
      cars.filter((_car, i) => !has(unseenBy[i]!, bag)),
      bag,
    ),
  )
  const known = cars.map((car, i): KnownOffer => {
    const names = { family: wordOf(car, 'family') ?? '', model: wordOf(car, 'model') ?? '' }
    const foretold = Float32Array.from(foretellers, (foreteller) => foretell(foreteller, car))
    return { car, ...names, foretold, unseenBy: unseenBy[i]!, expected: meanOf(foretold, unseenBy[i]!) }
  })
  const sizes = Float64Array.from(known, (offer) =>
    Math.log(Math.max(leastSurprise, Math.abs(surpriseOf(offer, offer.unseenBy)))),
  )
  const model = { foretellers, scatter: fitTrend(cars, sizes), offers: known, ranges: {} }
  return { ...model, ranges: calibrate(openPriceModel(model)) }
}

/** Makes a model ready to estimate with. */
export function openPriceModel(model: PriceModel): OpenPriceModel {
  const known = new Map(model.offers.map((offer) => [offer.car.id, offer]))
  return { ...model, index: indexOffers(model.offers), known }
}

/** What a car is usually offered for, or null without five comparable offers. Its own price has no part in it. */
export function estimatePrice(model: OpenPriceModel, car: OfferFacts): RawEstimate | null {
  const judged = judge(model, car, foresee(model, car))
  const range = judged && model.ranges[judged.level]
  if (!judged || !range) return null
  return {
    price: Math.exp(judged.middle),
    low: Math.exp(judged.middle + range.low * judged.scatter),
    high: Math.exp(judged.middle + range.high * judged.scatter),
    level: judged.level,
    comparables: judged.offers,
  }
}

/** The ids of a car's comparable offers, nearest first, when there are fewer than five; else null. */
export function fewComparables(model: OpenPriceModel, car: OfferFacts): string[] | null {
  const { offers } = findComparable(model.index, car, foresee(model, car).expected)
  return offers.length < comparablesNeeded ? offers.map(({ offer }) => offer.car.id) : null
}

/** The log price that is expected of a car, by those foretellers that have not seen its own. */
function foresee(model: OpenPriceModel, car: OfferFacts): { expected: number; unseenBy: number | undefined } {
  const unseenBy = model.known.get(car.id)?.unseenBy
  const asked = unseenBy ?? everyBag
  // What is known of it may have changed since the model was fitted.
  const foretold = Float32Array.from(model.foretellers, (foreteller, bag) =>
    has(asked, bag) ? foretell(foreteller, car) : 0,
  )
  return { expected: meanOf(foretold, asked), unseenBy }
}

interface Judged {
  level: Level
  offers: WeighedOffer[]
  /** The log of the usual price, and the scatter about it. */
  middle: number
  scatter: number
}

/**
 * Corrects what was foretold by what comparable offers are over what was foretold of them: by foretellers that had not
 * seen them, or, for an offer that `unseenBy` had not seen, by these, so that its price has no part in it.
 */
function judge(
  { index, scatter }: Pick<OpenPriceModel, 'index' | 'scatter'>,
  car: OfferFacts,
  { expected, unseenBy }: { expected: number; unseenBy: number | undefined },
): Judged | null {
  const found = findComparable(index, car, expected)
  if (found.offers.length < comparablesNeeded) return null
  const surprises = found.offers.map(({ offer, weight }) => ({
    value: surpriseOf(offer, unseenBy ?? offer.unseenBy),
    weight,
  }))
  const { usual, around } = usualSurprise(surprises, Math.exp(trendOf(scatter, car) + middleOfLogs))
  return { ...found, middle: expected + usual, scatter: around }
}

/** By how much the log price of an offer is over what some foretellers foretell. */
function surpriseOf({ car, foretold }: KnownOffer, some: number): number {
  return Math.log(car.price) - meanOf(foretold, some)
}

/**
 * Split conformal prediction (Vovk et al. 2005; with scaled residuals, Lei et al. 2018) by level: each offer is judged
 * as if it were new, and the ends of the range are the tenth and the ninetieth hundredth of how far off its price was,
 * in scatters.
 */
function calibrate(model: OpenPriceModel): PriceModel['ranges'] {
  const step = Math.ceil(model.offers.length / calibratedAtMost)
  const scores = new Map<Level, number[]>(levels.map((level) => [level, []]))
  for (const [i, offer] of model.offers.entries()) {
    const { car, family, expected, unseenBy } = offer
    const isRare = (model.index.byFamily.get(family)?.length ?? 0) < rareFamily
    if (i % step !== 0 && !isRare) continue
    const judged = judge(model, car, { expected, unseenBy })
    if (!judged || (i % step !== 0 && judged.level === 'model')) continue
    scores.get(judged.level)?.push((Math.log(car.price) - judged.middle) / judged.scatter)
  }
  const ranges: PriceModel['ranges'] = {}
  for (const [level, unsorted] of scores) {
    if (unsorted.length < calibratedAtLeast) continue
    const sorted = Float64Array.from(unsorted).toSorted()
    ranges[level] = { low: -quantileOf(sorted.map((score) => -score).toReversed(), 0.9), high: quantileOf(sorted, 0.9) }
  }
  return ranges
}

/** The foretellers that are not fitted on an offer: by its id (FNV-1a), so that they are always the same ones. */
function bagsWithout(id: string): number {
  let hash = 2166136261
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 16777619)
  return seededChoices(hash)
    .some([...Array(bags.all).keys()], bags.without)
    .reduce((mask, bag) => mask | (1 << bag), 0)
}

function has(mask: number, bag: number): boolean {
  return ((mask >> bag) & 1) === 1
}

/** The mean of what the foretellers of a mask foretell. */
function meanOf(foretold: Float32Array, mask: number): number {
  let [sum, count] = [0, 0]
  for (let bag = 0; bag < bags.all; bag++) {
    if (!has(mask, bag)) continue
    sum += foretold[bag]!
    count++
  }
  return sum / count
}
