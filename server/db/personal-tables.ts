import { type Generated, type Insertable } from 'kysely'
import { type BlockKind } from '../../contract/block.ts'
import { type SalePlace } from '../../contract/car-state.ts'
import { type ExclusionKind } from '../../contract/exclusion.ts'
import { type AlertChoice } from '../../contract/saved-search.ts'

/** Tables of a person's own lists: saved cars and searches, exclusions, blocks, telephone numbers given. */

/** Saved cars. They do not reference the offer, because the row outlives it for some days. */
export interface SavedCarTable {
  userId: string
  carId: string
  savedAt: number
  /** BGN when it was saved, and BGN when the list was last opened. */
  priceThen: number
  priceSeen: number
  /** Brand, model and year, shown when the offer is gone. */
  name: string
  note: Generated<string>
  goneAt: number | null
  /** The notice of its sale, sent once while it is saved. */
  saleNotice: 'new' | 'seen' | null
  /** The notice of its return for sale, and when it was last sent. */
  returnNotice: 'new' | 'seen' | null
  returnToldAt: number | null
}

/** The offers that a person opened lately, the newest of `personal.seenCars`. */
export interface SeenCarTable {
  userId: string
  carId: string
  seenAt: number
}

/** Who was given whose telephone number on tap, and when last. */
export interface GivenTelephoneTable {
  ownerId: string
  readerId: string
  givenAt: number
}

/** An offer that its owner marked as sold. It counts while the offer is sold, and when it is gone. */
export interface SaleTable {
  userId: string
  carId: string
  soldAt: number
  /** Null when the owner did not say. */
  place: SalePlace | null
}

/** A row to insert. */
export type NewSavedCarRow = Insertable<SavedCarTable>
export type NewSavedSearchRow = Insertable<SavedSearchTable>

/**
 * Saved searches. `brands`, `engines`, `regions` and the bounds (BGN, years) copy the most selective filters of the
 * address into columns: null without the filter, else `|BMW|Audi|`.
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

/** An offer that newly matches a saved search, and when its owner was last notified. */
export interface SearchHitTable {
  searchId: string
  carId: string
  userId: string
  at: number
}

/** A person's exclusion: an offer, a seller's offers, or a word. */
export interface ExclusionTable {
  userId: string
  kind: ExclusionKind
  value: string
  createdAt: number
}

/** Whom a person blocks or mutes (decision 81). */
export interface BlockTable {
  userId: string
  otherId: string
  kind: BlockKind
  createdAt: number
}
