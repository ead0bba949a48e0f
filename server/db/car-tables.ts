import { type Generated, type Insertable, type Selectable } from 'kysely'
import { type CarHistoryKind, type CarState } from '../../contract/car-state.ts'
import { type Brand, type Engine, type Transmission } from '../../contract/choices.ts'
import {
  type ChoiceFact,
  type Currency,
  type MonthFact,
  type NumberFact,
  type VehicleFacts,
} from '../../contract/facts.ts'
import { type Shot } from '../../contract/shots.ts'

/** Offers. Unknown facts are null. */
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
  /** The key of the imported row, so that repeating an import changes nothing; null for offers from the form. */
  importKey: string | null
  /** When a moderator hid it; null while it is visible. */
  hiddenAt: number | null
  /** A copy of the owner's `suspendedAt`, so that lists find visible offers by index. */
  ownerSuspendedAt: number | null
  /** The result of `modelFamily` for the model. */
  modelFamily: Generated<string>
  /** The currency in which the seller typed the price. */
  priceCurrency: Generated<Currency>
  /** The lowest price of the 30 days before the latest drop below it, and when it dropped; null after a rise. */
  priceDropFrom: number | null
  priceDropAt: number | null
  state: Generated<CarState>
  stateAt: Generated<number>
  /** When it was first listed or its owner last confirmed that it is for sale. */
  renewedAt: Generated<number>
  /** When it left the lists because it was sold, paused or expired; null while listed. */
  unlistedAt: number | null
  /** When its owner switched the public page off; null while it is on. */
  shareOffAt: number | null
  photoCount: Generated<number>
  /** Number of people who saved it. */
  saveCount: Generated<number>
}

/** A row to insert into `cars`, and one for `photos`. */
export type NewCarRow = Insertable<CarTable>
export type NewPhotoRow = Insertable<PhotoTable>

/** A row read from `cars`. */
export type CarRow = Selectable<CarTable>

/** A column for each fact of `contract/facts.ts`. */
type FactColumns = {
  [Fact in ChoiceFact | NumberFact | MonthFact | 'vin' | 'region' | 'town']: Exclude<
    VehicleFacts[Fact],
    undefined
  > | null
} & {
  /** 1 when the owner shows the whole VIN. */
  showsVin: Generated<number>
  /** `|ABS|Tow bar|`, so that a text search finds a single extra; empty without any. */
  extras: Generated<string>
}

/** The pictures of a car in order, cover first: addresses of uploaded photos, or links. */
export interface PictureTable {
  carId: string
  position: number
  address: string
  /** The id in `photos`; null for a link. */
  photoId: string | null
  /** The seller's caption. */
  shot: Shot | null
}

/**
 * The perceptual hash of a photo, 128 bits in four numbers; null for photos that predate it and for pictures without
 * detail.
 */
export interface PhotoHashColumns {
  hash1: number | null
  hash2: number | null
  hash3: number | null
  hash4: number | null
}

/** Uploaded photos whose files are stored; an id is derived from the file's content. */
export interface PhotoTable extends PhotoHashColumns {
  id: string
  ownerId: string
  width: number
  height: number
  createdAt: number
  /** A thumbhash in base64; null for photos that predate it. */
  preview: string | null
}

/** Changed offers by version of the list, read by search indexes, estimates and the car cache. Old rows are swept. */
export interface CarChangeTable {
  version: number
  carId: string
  at: number
}

/** The history of offers: prices, mileages and states; also the feed of the owners' followers. */
export interface CarHistoryTable {
  /** A push id, so rows are in order of time. */
  id: string
  carId: string
  ownerId: string
  at: number
  kind: CarHistoryKind
  /** BGN for `added` and `price`, kilometres for `mileage`. */
  value: number | null
  /** The new state, or the reason for a lower mileage. */
  note: Generated<string>
}

/** Estimated values of offers from comparable ones, in BGN. */
export interface EstimateTable {
  carId: string
  price: number
  low: number
  high: number
  comparableCount: number
  /** JSON of the comparable offers and the facts used. */
  details: string
  computedAt: number
}

/** Comparable offers of estimates that rest on few. */
export interface EstimateGroundTable {
  carId: string
  comparableId: string
}

/** Number of comparable offers, for offers with too few for an estimate. */
export interface FewComparablesTable {
  carId: string
  count: number
}

/** When the vehicle of a deleted offer was first listed. */
export interface FormerOfferTable {
  ownerId: string
  vin: string
  listedAt: number
  goneAt: number
}

/** One of the first photos of a deleted offer. */
export interface FormerPhotoTable extends PhotoHashColumns {
  carId: string
  position: number
  ownerId: string
  /** The id of an uploaded photo, or the address of a link. */
  photo: string
  brand: Brand
  /** Empty for offers that were deleted before it was recorded. */
  model: Generated<string>
  year: number
  vin: string | null
  listedAt: number
  goneAt: number
}
