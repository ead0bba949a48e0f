/**
 * The tables that `details.json` contains row by row, ordered so that references exist. Estimates are left out, as they
 * are computed again.
 */
export const wholeTables = [
  'carHistory',
  'savedCars',
  'savedSearches',
  'searchHits',
  'exclusions',
  'blocks',
  'seenCars',
  'givenTelephones',
  'sales',
  'conversations',
  'priceOffers',
  'viewings',
  'handovers',
  'profiles',
  'profileFacts',
  'cases',
  'reports',
  'appeals',
  'notices',
  'noticeSettings',
  'formerOffers',
  'saidFacts',
  'formerPhotos',
  'dailyCounts',
  'savedAnswers',
  'siteSettings',
  'offerTexts',
  'messageTexts',
  'warningAnswers',
  'talkSigns',
  'heldMessages',
] as const

/** One of them. */
export type WholeTable = (typeof wholeTables)[number]
