import { type OfferEnd } from '../../../contract/sharing.ts'
import { language } from './language.ts'

/** News of a saved car that is sold or for sale again. */
export const sales = {
  savedSold: (name: string) => `Sold: ${name}, which you have saved.`,
  savedBack: (name: string) => `For sale again: ${name}, which you have saved.`,
  manyBack: (count: number) => `For sale again: ${language.number(count)} cars that you have saved.`,
  show: 'Show',
  similar: 'Similar cars',
  allOf: (brand: string) => `All ${brand} cars`,
  gone: 'This offer is no longer there.',
  notNow: 'This offer is not for sale at the moment.',
  /** What became of an offer, for those who open its address. */
  ends: {
    expired: (date: Date) => `It ended on ${language.date(date)}; its owner has not said that it is still for sale.`,
    paused: (date: Date) => `Its owner paused it on ${language.date(date)}.`,
    removed: (date: Date) => `Its owner removed it on ${language.date(date)}.`,
    hidden: () => 'It is not shown to anybody.',
  } satisfies Record<OfferEnd['what'], (date: Date) => string>,
  soldSince: 'Sold since you last looked.',
  backSince: 'For sale again since you last looked.',
}
