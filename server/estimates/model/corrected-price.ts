import { comparablesNeeded } from '../../../contract/estimate.ts'
import {
  findComparable,
  type LearnedOffer,
  type Level,
  type OfferIndex,
  type WeighedOffer,
} from './comparable-offers.ts'
import { meanPrediction } from './ensemble.ts'
import { type OfferFacts } from './offer-facts.ts'
import { fitTrend, trendOf, type PriceTrend } from './price-trend.ts'
import { modeOfResiduals } from './residual-mode.ts'

/** The predicted log price of a car, and its folds when the model was fitted. */
export interface Prediction {
  predicted: number
  /** Undefined for an offer that the model was not fitted on. */
  heldOutBy: number | undefined
}

/** The offers that have residuals, and the size of residuals. */
export interface ResidualModel {
  index: OfferIndex
  /** The mean log size of a residual, for each car by its facts. */
  dispersion: PriceTrend
}

/** A prediction, corrected by comparable offers. */
export interface CorrectedPrice {
  level: Level
  offers: WeighedOffer[]
  logPrice: number
  /** The standard deviation of log prices about `logPrice`. */
  dispersion: number
}

/** Lower bound of residuals, so that each has a logarithm. */
const minResidual = 0.01
/** Added to the mean log size of residuals to get the log bandwidth; found by trying. */
const bandwidthShift = 0.3

/** Fits the size of residuals of predictors that were fitted without the offer. */
export function fitDispersion(offers: readonly LearnedOffer[]): PriceTrend {
  const sizes = Float64Array.from(offers, (offer) =>
    Math.log(Math.max(minResidual, Math.abs(residualOf(offer, offer.heldOutBy)))),
  )
  return fitTrend(
    offers.map(({ car }) => car),
    sizes,
  )
}

/**
 * Adds the mode of the residuals of comparable offers to a prediction; null without five of them. The residuals are of
 * the same predictors as the prediction, so that the car's own price has no part in them; for a new car, of the
 * predictors that were fitted without the comparable offer.
 */
export function correctPrice(
  { index, dispersion }: ResidualModel,
  car: OfferFacts,
  { predicted, heldOutBy }: Prediction,
): CorrectedPrice | null {
  const { level, offers } = findComparable(index, car, predicted)
  if (offers.length < comparablesNeeded) return null
  const residuals = offers.map(({ offer, weight }) => ({
    value: residualOf(offer, heldOutBy ?? offer.heldOutBy),
    weight,
  }))
  const found = modeOfResiduals(residuals, Math.exp(trendOf(dispersion, car) + bandwidthShift))
  return { level, offers, logPrice: predicted + found.mode, dispersion: found.dispersion }
}

/** The log price of an offer less its mean prediction by a set of folds. */
function residualOf({ car, predictions }: LearnedOffer, set: number): number {
  return Math.log(car.price) - meanPrediction(predictions, set)
}
