import { type Generated, type Insertable } from 'kysely'
import { type ExclusionKind } from '../../contract/exclusion.ts'
import { type AlertChoice } from '../../contract/saved-search.ts'

/** The tables of what a person keeps: saved cars and searches, and what they leave out. */

/** Offers that a person saved. No reference to the offer: when it goes the row stays for a while. */
export interface SavedCarTable {
  userId: string
  carId: string
  savedAt: number
  /** BGN when it was saved, and when its price was last seen in the list. */
  priceThen: number
  priceSeen: number
  /** Brand, model and year, for when it is gone. */
  name: string
  note: Generated<string>
  goneAt: number | null
  /** Told that it is sold, once as long as it is saved: not looked at since, or seen. */
  saleNotice: 'new' | 'seen' | null
  /** Told that it is for sale again: not looked at since, or seen; and when last. */
  returnNotice: 'new' | 'seen' | null
  returnToldAt: number | null
}

/** Rows as they are written. */
export type NewSavedCarRow = Insertable<SavedCarTable>
export type NewSavedSearchRow = Insertable<SavedSearchTable>

/**
 * Searches that people keep. `brands`, `engines`, `regions` and the bounds (BGN, years) repeat of the address what
 * leaves out most: null where it does not narrow, else `|BMW|Audi|`.
 */
export interface SavedSearchTable {
  id: string
  userId: string
  name: string
  address: string
  alert: AlertChoice
  createdAt: number
  seenAt: number
  brands: string | null
  engines: string | null
  regions: string | null
  priceFrom: number | null
  priceTo: number | null
  yearFrom: number | null
  yearTo: number | null
}

/** An offer that came to fit a saved search, and when its owner was last told. */
export interface SearchHitTable {
  searchId: string
  carId: string
  userId: string
  at: number
}

/** What a person does not want to see: an offer, a seller's offers, or a word. */
export interface ExclusionTable {
  userId: string
  kind: ExclusionKind
  value: string
  createdAt: number
}
