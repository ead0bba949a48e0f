import { type FactCounts } from './handover.ts'
import { type Person } from './user.ts'

/** Kinds of sellers, as a person declares for all their offers. */
export const sellerKinds = ['Private', 'Trader'] as const
/** One of them. */
export type SellerKind = (typeof sellerKinds)[number]

/** Characters of a trader's name and address. */
export const profileLengths = { traderName: 120, traderAddress: 200 } as const

/** Conversations before anything is shown of replies, days that they count, and days for which a person is new here. */
export const profileLimits = { conversations: 5, replyDays: 90, newDays: 30 } as const

/** Offers at once, and sales in a year, beyond which whoever declared nothing is asked whether they trade. */
export const traderSigns = { offers: 5, salesOfYear: 12 } as const

/** Who a trader is, by law (Bulgarian Consumer Protection Act, on offers in online marketplaces). */
export interface Trader {
  name: string
  eik: string
  address: string
}

/** How a person answers those who write to them first. */
export interface Replies {
  asked: number
  answered: number
  /** The median of the times until the first answer in ms; absent without one. */
  usualMs?: number
}

/** The facts of a profile beside its head. */
export interface ProfileFacts {
  /** In the person's own words; empty without. */
  about: string
  /** Offers in lists now. */
  offers: number
  sold: number
  isNew: boolean
  /** People whom they met, confirmed by a code, and those of them between whom a car was sold. */
  met: number
  handovers: number
  /** What those say, as far as it is open. */
  says: FactCounts
  /** Absent before there are five conversations. */
  replies?: Replies
  /** People whom both the reader and this person follow: how many, and some of them. */
  bothFollow: { count: number; people: Pick<Person, 'id' | 'username'>[] }
  /** Absent until the person declares it. */
  seller?: SellerKind
  /** Of traders. */
  trader?: Trader
  /** One's own profile alone, before a declaration: so many offers or sales are more than a private seller has. */
  looksLikeTrader?: true
}
