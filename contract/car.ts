import * as z from 'zod/mini'
import {
  engines,
  offeredBrands,
  offeredYears,
  transmissions,
  type Brand,
  type Engine,
  type Transmission,
} from './choices.ts'
import { editedVin, factFields, mileageNote } from './fact-rules.ts'
import { type CarState } from './car-state.ts'
import { type Currency, type VehicleFacts } from './facts.ts'
import { lengths, photos } from './limits.ts'
import { isPrice } from './money.ts'
import { isImageLink } from './photo.ts'
import { regionOf } from './places.ts'
import { rule, tidiedLine, tidiedText } from './rule.ts'
import { shots, type Shot } from './shots.ts'
import { isOneOf } from './is-one-of.ts'
import { isCleanLine, isCleanText, isVisible, startsWithSpace, tidyLineEnd } from './text-rules.ts'

const imageLink = z.string({ error: 'imageLinkInvalid' }).check(
  tidiedLine,
  rule((link: string) => link.length <= lengths.imageLink.max, 'imageLinkLong'),
  rule((link: string) => link === '' || isImageLink(link), 'imageLinkInvalid'),
)

const fields = {
  brand: z.custom<Brand>((value) => isOneOf(offeredBrands(), value), { error: 'brandRequired' }),
  model: z.string({ error: 'modelRequired' }).check(
    tidiedLine,
    rule((model: string) => model !== '', 'modelRequired'),
    rule((model: string) => model.length <= lengths.model.max, 'modelLong'),
    rule(isCleanLine, 'modelCharacters'),
  ),
  engine: z.custom<Engine>((value) => isOneOf(engines, value), { error: 'engineRequired' }),
  transmission: z.custom<Transmission>((value) => isOneOf(transmissions, value), { error: 'transmissionRequired' }),
  year: z.custom<number>((value) => isOneOf(offeredYears(), value), { error: 'yearRequired' }),
  description: z.string({ error: 'descriptionRequired' }).check(
    tidiedText,
    rule((text: string) => text !== '', 'descriptionRequired'),
    rule((text: string) => text.length >= lengths.description.min, 'descriptionShort'),
    rule((text: string) => text.length <= lengths.description.max, 'descriptionLong'),
    rule((text: string) => !startsWithSpace(text), 'descriptionInvalid'),
    rule(isCleanText, 'descriptionCharacters'),
    rule(isVisible, 'descriptionRequired'),
  ),
  location: z.string({ error: 'locationRequired' }).check(
    z.overwrite(tidyLineEnd),
    rule((text: string) => text !== '', 'locationRequired'),
    rule((text: string) => text.length <= lengths.location.max, 'locationLong'),
    rule((text: string) => !startsWithSpace(text), 'locationInvalid'),
    rule(isCleanLine, 'locationCharacters'),
  ),
  price: z.custom<number>(isPrice, { error: 'priceRequired' }),
}

const images = z.optional(
  z
    .array(imageLink, { error: 'imageLinkInvalid' })
    .check(rule((list: string[]) => list.length <= photos.perOffer, 'imagesTooMany')),
)

/** Captions of the pictures by address; those of other addresses are dropped. */
const shownShots = z.optional(
  z.custom<Record<string, Shot>>(
    (value) =>
      typeof value === 'object' && value !== null && Object.values(value).every((shot) => isOneOf(shots, shot)),
    { error: 'factUnknown' },
  ),
)

/** The town must be in the region when both are given. */
const placeRule = z.refine<{ region?: string | undefined; town?: string | undefined }>(
  ({ region, town }) => region === undefined || town === undefined || regionOf(town) === region,
  { error: 'townInvalid', path: ['town'] },
)

/** The fields of an offer with their rules. */
export const newCarFields = { ...fields, ...factFields, img: z.optional(imageLink), images, shots: shownShots }
/**
 * The rules of a new offer, form and POST cars.json (specification 5). The image is optional; the server sets
 * `owner_id`.
 */
export const newCarSchema = z.object(newCarFields).check(placeRule)
/** The body of a new offer. */
export type NewCar = z.infer<typeof newCarSchema>

/** The rules of an edited offer, form and PUT cars/{id}.json; the image is required. */
export const editedCarSchema = z
  .object({
    ...fields,
    ...factFields,
    vin: editedVin,
    mileageNote,
    img: z.string({ error: 'imageRequired' }).check(
      tidiedLine,
      rule((link: string) => link !== '', 'imageRequired'),
      rule((link: string) => link.length <= lengths.imageLink.max, 'imageLinkLong'),
      rule(isImageLink, 'imageLinkInvalid'),
    ),
    images,
    shots: shownShots,
  })
  .check(placeRule)
/** The body of an edited offer. */
export type EditedCar = z.infer<typeof editedCarSchema>

/**
 * A car node of the wire (specification 3) with the known facts of the vehicle. `img` is the cover; `images` is present
 * when a car has several pictures.
 */
export interface Car extends VehicleFacts {
  brand: Brand
  model: string
  engine: Engine
  transmission: Transmission
  year: number
  description: string
  location: string
  price: number
  img?: string
  images?: string[]
  /** Base64 thumbhashes of uploaded photos, by address. */
  previews?: { [address: string]: string }
  /** The seller's captions of the pictures, by address. */
  shots?: { [address: string]: Shot }
  owner_id: string
  /** A moderator hid it; present for its owner only. */
  isHidden?: true
  /** Why it was hidden or its owner suspended; present for its owner and moderators only. */
  hiddenReason?: string
  /** The case in which it was hidden, whose decision its owner can contest; absent where none led to it. */
  hiddenCase?: string
  /** Epoch ms at which its owner last changed it while it was hidden, until a moderator has looked. */
  hiddenChangeAt?: number
  /** The currency in which the seller typed the price; absent for BGN. */
  priceCurrency?: Currency
  /** Absent for `forSale`. */
  state?: Exclude<CarState, 'forSale'>
  /** Epoch ms of the latest change of state, and of the first listing. */
  stateAt?: number
  listedAt?: number
  /** Epoch ms when it expires without an answer to "Still for sale?"; present for its owner only. */
  expiresAt?: number
  /** BGN below the lowest price of the 30 days before the drop, and when it fell in epoch ms; absent after 30 days. */
  priceDrop?: { amount: number; at: number }
  /** Estimated value from comparable offers in BGN; absent with fewer than five of them. */
  estimate?: { price: number; low: number; high: number; comparables: number }
  /** Number of comparable offers when there are too few for an estimate. */
  fewComparables?: number
  /** Number of people who saved it. */
  saves?: number
  /** Other listed offers with the same VIN; present for a single car, not in lists. */
  sameVin?: string[]
  /** Other sellers' offers with the same photos; present for a single car, not in lists. */
  samePhotos?: SamePhotos[]
  /** The owner switched the public page off. */
  isUnshared?: true
}

/** Another seller's offer with photos of this one. */
export interface SamePhotos {
  /** Number of this offer's photos in it. */
  count: number
  /** Epoch ms when that offer was added. */
  at: number
  /** Absent when the viewer may not see that offer. */
  carId?: string
}

/** Cars by id. */
export interface Cars {
  [id: string]: Car
}

/** A car with its key as `id`. */
export interface CarWithId extends Car {
  id: string
}
