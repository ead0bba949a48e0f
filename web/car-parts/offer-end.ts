import { type OfferEnd, type SimilarCars } from '../../contract/sharing.ts'
import { texts } from '../texts.ts'

/** The first sentence about an offer without a public page. */
export function endTitle(similar: SimilarCars | null | undefined): string {
  return similar?.end && !similar.isGone ? texts.sales.notNow : texts.sales.gone
}

/** What became of the offer, as far as strangers may know. */
export function endSentence(end: OfferEnd): string {
  return texts.sales.ends[end.what](new Date('at' in end ? end.at : 0))
}
