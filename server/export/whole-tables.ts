/**
 * The tables that `details.json` holds row by row, in an order in which rows find what they point to. Estimates are
 * none of them: they are worked out anew.
 */
export const wholeTables = [
  'carHistory',
  'savedCars',
  'savedSearches',
  'searchHits',
  'exclusions',
  'formerOffers',
  'formerPhotos',
] as const

/** One of them. */
export type WholeTable = (typeof wholeTables)[number]
