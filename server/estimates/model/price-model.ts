import { comparablesNeeded } from '../../../contract/estimate.ts'
import { findComparable, indexOffers, type Level, type OfferIndex, type WeighedOffer } from './comparable-offers.ts'
import { correctPrice, fitDispersion, type Prediction, type ResidualModel } from './corrected-price.ts'
import { everyFold, fitEnsemble, foldsOf, meanPrediction, predictEach } from './ensemble.ts'
import { categoryOf, type OfferFacts } from './offer-facts.ts'
import { calibrate, type Ranges } from './prediction-interval.ts'
import { type Predictor } from './predictor.ts'

/** The entry of the model: files outside this folder import only this file. README.md describes the steps. */
export { type Level } from './comparable-offers.ts'
export { dot, ridge } from './linear-regression.ts'
export { factsLine, type OfferFacts } from './offer-facts.ts'

/** A fitted model. */
export interface PriceModel extends ResidualModel {
  predictors: Predictor[]
  index: OfferIndex
  ranges: Ranges
}

/** An estimate before it is rounded, in the currency of the offers; `low` and `high` are the ends of the 80 % range. */
export interface RawEstimate {
  price: number
  low: number
  high: number
  level: Level
  /** Nearest first. */
  comparables: WeighedOffer[]
}

/** Fewer offers are not enough for a fit. */
const offersNeeded = 10

/** Fits the model; null from fewer than ten offers. The order of the offers does not matter. */
export function fitPriceModel(offers: readonly OfferFacts[]): PriceModel | null {
  if (offers.length < offersNeeded) return null
  const cars = offers.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const predictors = fitEnsemble(cars)
  const learned = cars.map((car) => {
    const names = { family: categoryOf(car, 'family') ?? '', model: categoryOf(car, 'model') ?? '' }
    const [predictions, heldOutBy] = [predictEach(predictors, car, everyFold), foldsOf(car.id)]
    return { car, ...names, predictions, heldOutBy, predicted: meanPrediction(predictions, heldOutBy) }
  })
  const model = { predictors, index: indexOffers(learned), dispersion: fitDispersion(learned) }
  return { ...model, ranges: calibrate(model) }
}

/** The typical price of a car, or null without five comparable offers; its own price has no part in it. */
export function estimatePrice(model: PriceModel, car: OfferFacts): RawEstimate | null {
  const corrected = correctPrice(model, car, predictUnseen(model, car))
  const range = corrected && model.ranges[corrected.level]
  if (!corrected || !range) return null
  const { logPrice, dispersion, level, offers } = corrected
  return {
    price: Math.exp(logPrice),
    low: Math.exp(logPrice + range.low * dispersion),
    high: Math.exp(logPrice + range.high * dispersion),
    level,
    comparables: offers,
  }
}

/** The ids of a car's comparable offers, nearest first, when there are fewer than five; else null. */
export function fewComparables(model: PriceModel, car: OfferFacts): string[] | null {
  const { offers } = findComparable(model.index, car, predictUnseen(model, car).predicted)
  return offers.length < comparablesNeeded ? offers.map(({ offer }) => offer.car.id) : null
}

/** The log price by the predictors that were fitted without this offer; for a new offer, by all. */
function predictUnseen({ predictors, index }: PriceModel, car: OfferFacts): Prediction {
  const heldOutBy = index.byId.get(car.id)?.heldOutBy
  const asked = heldOutBy ?? everyFold
  // Predicted again, as the seller may have changed the facts since the fit.
  return { predicted: meanPrediction(predictEach(predictors, car, asked), asked), heldOutBy }
}
