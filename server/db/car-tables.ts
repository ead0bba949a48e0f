import { type Generated, type Insertable, type Selectable } from 'kysely'
import { type CarHistoryKind, type CarState } from '../../contract/car-state.ts'
import { type Brand, type Engine, type Transmission } from '../../contract/choices.ts'
import { type ChoiceFact, type Currency, type NumberFact, type VehicleFacts } from '../../contract/facts.ts'
import { type Shot } from '../../contract/shots.ts'

/** Offers. Of facts that are not known the column is null. */
export interface CarTable extends FactColumns {
  id: string
  ownerId: string
  brand: Brand
  model: string
  engine: Engine
  transmission: Transmission
  year: number
  description: string
  location: string
  /** BGN with at most two decimals. */
  price: number
  createdAt: number
  updatedAt: number
  /** What the row came from, so that an import run twice changes nothing; null when typed into the form. */
  importKey: string | null
  /** When a moderator hid it; null while it is shown. */
  hiddenAt: number | null
  /** A copy of the owner's `suspendedAt`, so that lists find what they show by index. */
  ownerSuspendedAt: number | null
  /** What `modelFamily` makes of the model. */
  modelFamily: Generated<string>
  /** The currency in which the seller typed the price. */
  priceCurrency: Generated<Currency>
  /** The lowest price of the 30 days before the last drop below it, and when that was; null after a rise. */
  priceDropFrom: number | null
  priceDropAt: number | null
  state: Generated<CarState>
  stateAt: Generated<number>
  /** When it was first offered or its owner last said that it is still for sale. */
  renewedAt: Generated<number>
  /** Since when lists leave it out, because it is sold, paused or expired. */
  unlistedAt: number | null
  /** When its owner switched the public page off. */
  shareOffAt: number | null
  photoCount: Generated<number>
  /** How many people have saved it. */
  saveCount: Generated<number>
}

/** A row of `cars`, and one of `photos`, as it is written. */
export type NewCarRow = Insertable<CarTable>
export type NewPhotoRow = Insertable<PhotoTable>

/** A row of `cars` as it is read. */
export type CarRow = Selectable<CarTable>

/** A column for each fact of `contract/facts.ts`. */
type FactColumns = {
  [Fact in ChoiceFact | NumberFact | 'firstRegistration' | 'vin' | 'region' | 'town']: Exclude<
    VehicleFacts[Fact],
    undefined
  > | null
} & {
  /** 1 when others see the whole VIN. */
  showsVin: Generated<number>
  /** `|ABS|Tow bar|`, so that one of them is found as text; empty without any. */
  extras: Generated<string>
}

/** The pictures of a car in order, cover first: addresses of our own photos, or links elsewhere. */
export interface PictureTable {
  carId: string
  position: number
  address: string
  /** The id in `photos` when the address is one of our own. */
  photoId: string | null
  /** What it shows, as the seller says. */
  shot: Shot | null
}

/** The perceptual hash of a photo, 128 bits in four numbers; null for photos of before, and for those that say nothing. */
export interface PhotoHashColumns {
  hash1: number | null
  hash2: number | null
  hash3: number | null
  hash4: number | null
}

/** Uploaded photos whose files are written; an id is made of the file's content. */
export interface PhotoTable extends PhotoHashColumns {
  id: string
  ownerId: string
  width: number
  height: number
  createdAt: number
  /** A thumbhash in base64; null for photos of before. */
  preview: string | null
}

/** Which offers changed with which version of the list: what search indexes, estimates and kept offers follow. Old rows are removed. */
export interface CarChangeTable {
  version: number
  carId: string
  at: number
}

/** What happened to an offer: its price history, its mileages, its states, and the news for its owner's followers. */
export interface CarHistoryTable {
  /** A push id: in order of time. */
  id: string
  carId: string
  ownerId: string
  at: number
  kind: CarHistoryKind
  /** The price in BGN (`added`, `price`) or the kilometres (`mileage`). */
  value: number | null
  /** The new state, or why a mileage was lowered. */
  note: Generated<string>
}

/** What an offer is worth by comparable ones, in BGN. */
export interface EstimateTable {
  carId: string
  price: number
  low: number
  high: number
  comparableCount: number
  /** JSON: the comparables and what was taken into account. */
  details: string
  computedAt: number
}

/** A comparable offer on which an estimate rests that rests on few. */
export interface EstimateGroundTable {
  carId: string
  comparableId: string
}

/** How many comparable offers one has that has too few of them for an estimate. */
export interface FewComparablesTable {
  carId: string
  count: number
}

/** Since when a vehicle was offered whose offer is deleted. */
export interface FormerOfferTable {
  ownerId: string
  vin: string
  listedAt: number
  goneAt: number
}

/** One of the first photos of an offer that is deleted. */
export interface FormerPhotoTable extends PhotoHashColumns {
  carId: string
  position: number
  ownerId: string
  /** The id of an uploaded photo, or the address of a link. */
  photo: string
  brand: Brand
  year: number
  vin: string | null
  listedAt: number
  goneAt: number
}
