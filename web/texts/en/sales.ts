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
  soldSince: 'Sold since you last looked.',
  backSince: 'For sale again since you last looked.',
}
