import { radarRules, warnedFrom, type RadarRule, type RadarScore } from '../../contract/radar.ts'

/**
 * What each sign of a fraud counts (decision 91); from `warnedFrom` points on people are warned. A sign that stands in
 * many honest offers and talks never reaches it alone. Their sentences: `contract/texts/{en,bg}/warnings.ts`; the words:
 * `phrase-table.ts`.
 */
export const pointsOf: Record<RadarRule, number> = {
  /** The username is like that of Volan's people. */
  staffName: 50,
  /** The price is under 60 % of the estimate. */
  price: 30,
  /** Photos are in another seller's offer, too. */
  photos: 30,
  /** The VIN is in another offer, too. */
  vin: 20,
  /** Much of the text is in an offer or message of another account. */
  repeatedText: 25,
  /** A comment says the same under other offers of others, and asks nothing. */
  repeatedComment: 50,
  /** The account is younger than seven days. */
  newAccount: 10,
  /** Asks for the number of a bank card, a password or a code. */
  card: 50,
  /** A link that hides where it leads, or pretends to be a courier, a bank or Volan. */
  payLink: 50,
  /** Money that nobody gets back: Western Union, coins, vouchers, cheques. */
  transfer: 50,
  /** Somebody who is said to hold the money. */
  escrow: 50,
  /** Fees before the car is there: customs, transport, insurance. */
  fee: 50,
  /** Asks for money before the car was seen. */
  deposit: 50,
  /** A bank account. */
  iban: 30,
  /** The car is to come by courier or carrier. */
  courier: 25,
  /** The seller is far away. */
  absent: 25,
  /** No viewing. */
  unseen: 25,
  /** Asks for a picture of the identity card. */
  papers: 20,
  /** Not here, only elsewhere: a foreign number, a messenger alone. */
  elsewhere: 20,
  /** Names a messenger. */
  messenger: 15,
  /** A link to elsewhere. */
  link: 15,
  /** A comment is little besides a link to elsewhere. */
  bareLink: 25,
  /** Hurries. */
  hurry: 10,
}

/** The share of the estimate under which a price is a sign. */
export const suspiciousShare = 0.6

/** The points of some signs together. */
export function pointsTogether(signs: ReadonlySet<RadarRule>): number {
  return [...signs].reduce((sum, sign) => sum + pointsOf[sign], 0)
}

/** The signs to warn of, in the order of the table; none below the limit. */
export function warningsOf(signs: ReadonlySet<RadarRule>): RadarRule[] {
  return pointsTogether(signs) < warnedFrom ? [] : radarRules.filter((rule) => signs.has(rule))
}

/** The points of some signs and what they are for, in the order of the table. */
export function scoreOf(signs: ReadonlySet<RadarRule>): RadarScore {
  const rules = radarRules.filter((rule) => signs.has(rule))
  return { points: pointsTogether(signs), signs: rules.map((rule) => ({ rule, points: pointsOf[rule] })) }
}
