import { seededChoices } from '../../lib/seeded-random.ts'
import { type OfferFacts } from './offer-facts.ts'
import { fitPredictor, predict, type Predictor } from './predictor.ts'

/** Each fold has a predictor that is fitted without it; each offer lies in two of the eight folds. */
const folds = { count: 8, perOffer: 2 }
/** The set of all folds. A set of folds is a number with a bit for each. */
export const everyFold = 2 ** folds.count - 1

/** Fits a predictor for each fold, on the three quarters of the offers outside it (subagging: Buehlmann and Yu 2002). */
export function fitEnsemble(cars: readonly OfferFacts[]): Predictor[] {
  const heldOutBy = cars.map(({ id }) => foldsOf(id))
  return Array.from({ length: folds.count }, (_none, fold) =>
    fitPredictor(
      cars.filter((_car, i) => !has(heldOutBy[i]!, fold)),
      fold,
    ),
  )
}

/** The folds of an offer, derived from its id (FNV-1a), so that they never change. */
export function foldsOf(id: string): number {
  let hash = 2166136261
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 16777619)
  return seededChoices(hash)
    .some([...Array(folds.count).keys()], folds.perOffer)
    .reduce((set, fold) => set | (1 << fold), 0)
}

/** The log price of a car by each predictor of `asked`, a set of folds; 0 at the others. */
export function predictEach(predictors: readonly Predictor[], car: OfferFacts, asked: number): Float32Array {
  return Float32Array.from(predictors, (predictor, fold) => (has(asked, fold) ? predict(predictor, car) : 0))
}

/** The mean prediction of a set of folds. */
export function meanPrediction(predictions: Float32Array, set: number): number {
  let [sum, count] = [0, 0]
  for (let fold = 0; fold < folds.count; fold++) {
    if (!has(set, fold)) continue
    sum += predictions[fold]!
    count++
  }
  return sum / count
}

function has(set: number, fold: number): boolean {
  return ((set >> fold) & 1) === 1
}
