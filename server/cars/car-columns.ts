import { type NewCar } from '../../contract/car.ts'
import { choiceNames, maskedVin, monthNames, numberNames, type Extra } from '../../contract/facts.ts'
import { modelFamily } from '../../contract/model-family.ts'
import { placeIn } from '../../contract/place-in.ts'
import { regionOf } from '../../contract/places.ts'
import { picturesOf } from '../../contract/shown-car.ts'
import { type CarRow, type NewCarRow } from '../db/car-tables.ts'

const plainFacts = [...choiceNames, ...numberNames, ...monthNames, 'vin', 'region', 'town'] as const

type PlainFact = (typeof plainFacts)[number]

/** Known facts in the form of the wire. */
export type WireFacts = Pick<NewCar, PlainFact | 'showsVin' | 'extras' | 'priceCurrency'>

/** The columns that a form fills, and the columns derived from them. */
export function columnsOf(car: NewCar) {
  const { brand, model, engine, transmission, year, description, location, price } = car
  const place = placeOf(car)
  return {
    brand,
    model,
    engine,
    transmission,
    year,
    description,
    location,
    price,
    ...(Object.fromEntries(plainFacts.map((fact) => [fact, car[fact] ?? null])) as Pick<CarRow, PlainFact>),
    region: place.region ?? regionOf(place.town ?? '') ?? null,
    town: place.town ?? null,
    showsVin: car.showsVin ? 1 : 0,
    extras: extrasText(car.extras ?? []),
    priceCurrency: car.priceCurrency ?? 'BGN',
    modelFamily: modelFamily(brand, model),
    photoCount: picturesOf(car).length,
  } satisfies Partial<NewCarRow>
}

/** The place that the seller chose, completed from the text of the location where the two agree. */
function placeOf({ region, town, location }: NewCar): Pick<NewCar, 'region' | 'town'> {
  if (town !== undefined) return { region, town }
  const named = placeIn(location)
  return region === undefined || region === named.region ? named : { region }
}

interface OfferMade {
  id: string
  ownerId: string
  importKey: string | null
  now: number
}

/** Columns of events that have not happened to a new offer. */
const notYet = {
  hiddenAt: null,
  ownerSuspendedAt: null,
  unlistedAt: null,
  shareOffAt: null,
  priceDropFrom: null,
  priceDropAt: null,
}

/** The row of a new offer. */
export function newCarRow(car: NewCar, { now, ...row }: OfferMade): CarRow {
  const since = { createdAt: now, updatedAt: now, stateAt: now, renewedAt: now }
  return { ...columnsOf(car), ...row, ...since, ...notYet, state: 'forSale', saveCount: 0 }
}

/** The facts of a row in the form of the wire. The VIN is masked for others unless its owner shows it. */
export function factsOf(row: CarRow, isOwn: boolean): WireFacts {
  const facts: WireFacts = {}
  const known: Partial<Record<PlainFact, unknown>> = facts
  for (const fact of plainFacts) {
    if (row[fact] !== null) known[fact] = row[fact]
  }
  if (facts.vin !== undefined && !isOwn && row.showsVin === 0) facts.vin = maskedVin(facts.vin)
  if (row.showsVin === 1) facts.showsVin = true
  if (row.extras !== '') facts.extras = row.extras.split('|').filter((extra): extra is Extra => extra !== '')
  if (row.priceCurrency !== 'BGN') facts.priceCurrency = row.priceCurrency
  return facts
}

function extrasText(extras: readonly Extra[]): string {
  return extras.length === 0 ? '' : `|${[...new Set(extras)].toSorted().join('|')}|`
}
