import * as z from 'zod/mini'
import { brands, engines, transmissions, years, type Brand, type Engine, type Transmission } from './choices.ts'
import { editedVin, factFields, mileageNote } from './fact-rules.ts'
import { type CarState } from './car-state.ts'
import { type Currency, type VehicleFacts } from './facts.ts'
import { lengths, photos } from './limits.ts'
import { isPrice } from './money.ts'
import { isImageLink } from './photo.ts'
import { regionOf } from './places.ts'
import { rule, tidiedLine, tidiedText } from './rule.ts'
import { shots, type Shot } from './shots.ts'
import { isCleanLine, isCleanText, isOneOf, isVisible, startsWithSpace, tidyLineEnd } from './text-rules.ts'

const imageLink = z.string({ error: 'imageLinkInvalid' }).check(
  tidiedLine,
  rule((link: string) => link.length <= lengths.imageLink.max, 'imageLinkLong'),
  rule((link: string) => link === '' || isImageLink(link), 'imageLinkInvalid'),
)

const fields = {
  brand: z.custom<Brand>((value) => isOneOf(brands, value), { error: 'brandRequired' }),
  model: z.string({ error: 'modelRequired' }).check(
    tidiedLine,
    rule((model: string) => model !== '', 'modelRequired'),
    rule((model: string) => model.length <= lengths.model.max, 'modelLong'),
    rule(isCleanLine, 'modelCharacters'),
  ),
  engine: z.custom<Engine>((value) => isOneOf(engines, value), { error: 'engineRequired' }),
  transmission: z.custom<Transmission>((value) => isOneOf(transmissions, value), { error: 'transmissionRequired' }),
  year: z.custom<number>((value) => isOneOf(years, value), { error: 'yearRequired' }),
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

/** What the pictures show, by address; what is said of other addresses is not kept. */
const shownShots = z.optional(
  z.custom<Record<string, Shot>>(
    (value) =>
      typeof value === 'object' && value !== null && Object.values(value).every((shot) => isOneOf(shots, shot)),
    { error: 'factUnknown' },
  ),
)

/** A town and a region that are both named belong together. */
const placeRule = z.refine<{ region?: string | undefined; town?: string | undefined }>(
  ({ region, town }) => region === undefined || town === undefined || regionOf(town) === region,
  { error: 'townInvalid', path: ['town'] },
)

/** The fields of an offer, each with its rule. */
export const newCarFields = { ...fields, ...factFields, img: z.optional(imageLink), images, shots: shownShots }
/** Add form and POST cars.json (specification 5): the image is optional. `owner_id` is the server's. */
export const newCarSchema = z.object(newCarFields).check(placeRule)
/** What the add form sends. */
export type NewCar = z.infer<typeof newCarSchema>

/** Edit form and PUT cars/{id}.json: the image is required. */
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
/** What the edit form sends. */
export type EditedCar = z.infer<typeof editedCarSchema>

/**
 * A car node of the wire (specification 3) with the facts of the vehicle that are known. `img` is the cover; `images` is
 * there when a car has several pictures.
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
  /** Thumbhashes in base64 of our own pictures, by address. */
  previews?: Record<string, string>
  /** What the pictures show, as the seller says, by address. */
  shots?: Record<string, Shot>
  owner_id: string
  /** Why nobody else sees it, for those who do: its owner and moderators. */
  hiddenReason?: string
  /** The currency in which the seller typed the price, when it is not BGN. */
  priceCurrency?: Currency
  /** Absent while it is for sale. */
  state?: Exclude<CarState, 'forSale'>
  /** Epoch ms: since when it is in its state, and when it was first offered. */
  stateAt?: number
  listedAt?: number
  /** Epoch ms, for its owner: when it is hidden unless they say that it is still for sale. */
  expiresAt?: number
  /** The price fell below the lowest of the 30 days before: by so many BGN, at this time, not longer ago than 30 days. */
  priceDrop?: { amount: number; at: number }
  /** What it is worth by comparable offers, in BGN; absent without five of them. */
  estimate?: { price: number; low: number; high: number; comparables: number }
  /** How many comparable offers it has when they are too few for an estimate. */
  fewComparables?: number
  /** How many people have saved it. */
  saves?: number
  /** Other listed offers with the same VIN; said of one car, not in lists. */
  sameVin?: string[]
  /** Offers of other sellers with the same photos; said of one car, not in lists. */
  samePhotos?: SamePhotos[]
  /** Its owner has switched the public page off. */
  isUnshared?: true
}

/** An offer of another seller that shows photos of this one. */
export interface SamePhotos {
  /** How many of this offer's photos. */
  count: number
  /** Epoch ms: since when that offer exists. */
  at: number
  /** Absent when the viewer does not see that offer. */
  carId?: string
}

/** A car with the id that its key gives it. */
export type CarWithId = Car & { id: string }
