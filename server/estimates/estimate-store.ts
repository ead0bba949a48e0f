import {
  comparablesNeeded,
  estimateFacts,
  type CarEstimate,
  type Comparable,
  type EstimateFact,
} from '../../contract/estimate.ts'
import { readCars } from '../cars/car-picture-store.ts'
import { listed, seenBy, type CarViewer } from '../cars/car-visibility-store.ts'
import { type Database } from '../db/database.ts'
import { readGone } from './estimate-grounds-store.ts'
import { type OfferFacts } from './offer-facts.ts'
import { comparablesShown } from './shown-estimate.ts'
import { type Level } from './similar-offers.ts'

const dayMs = 24 * 60 * 60 * 1000
/** What was sold not longer ago says what cars cost. */
const soldDays = 90
/** Conditions whose prices say nothing of others. */
const incomparable = ['Damaged', 'For parts'] as const

/** An offer with what decides whether its estimate is due. */
export interface Due {
  car: OfferFacts
  updatedAt: number
  computedAt: number | null
  /** What of the offer its estimate rests on; undefined without one. */
  factsThen: string | undefined
}

/** What the store keeps of an estimate as JSON. */
export interface Details {
  level: Level
  /** Estimates of before do not say it. */
  facts?: string
  comparableIds: string[]
}

const factColumns = [
  ...(['cars.id', 'brand', 'model', 'modelFamily', 'year', 'engine', 'transmission', 'mileage', 'power'] as const),
  ...(['displacement', 'body', 'condition', 'cars.price'] as const),
] as const

/** The newest offers that say what cars cost: those that are listed and not damaged, and those sold lately. */
export async function readSample(db: Database, most: number, now: number): Promise<OfferFacts[]> {
  const rows = await db
    .selectFrom('cars')
    .select(factColumns)
    .where('hiddenAt', 'is', null)
    .where('ownerSuspendedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('unlistedAt', 'is', null),
        eb.and([eb('state', '=', 'sold'), eb('stateAt', '>', now - soldDays * dayMs)]),
      ]),
    )
    .where((eb) => eb.or([eb('condition', 'is', null), eb('condition', 'not in', incomparable)]))
    .where('cars.price', '>', 0)
    .orderBy('cars.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(factsOf)
}

/** Listed offers behind `after` by id, or those named, with when each was estimated last. */
export async function readDue(
  db: Database,
  which: { after: string; limit: number } | { ids: string[] },
): Promise<Due[]> {
  const all = db.selectFrom('cars').select(factColumns).select('updatedAt').where(listed).orderBy('cars.id')
  const cars = await (
    'ids' in which ? all.where('cars.id', 'in', which.ids) : all.where('cars.id', '>', which.after).limit(which.limit)
  ).execute()
  const ids = cars.map(({ id }) => id)
  // Apart: joined, PostgreSQL reads the estimates of all offers before `after` once more for each page.
  const estimates =
    ids.length === 0
      ? []
      : await db.selectFrom('estimates').select(['carId', 'computedAt', 'details']).where('carId', 'in', ids).execute()
  const byCar = new Map(estimates.map((estimate) => [estimate.carId, estimate]))
  return cars.map(({ updatedAt, ...row }) => {
    const estimate = byCar.get(row.id)
    return {
      car: factsOf(row),
      updatedAt,
      computedAt: estimate?.computedAt ?? null,
      factsThen: estimate && (JSON.parse(estimate.details) as Details).facts,
    }
  })
}

/** Do offers of this condition get an estimate? */
export function isComparable({ condition }: Pick<OfferFacts, 'condition'>): boolean {
  return !(incomparable as readonly (string | null)[]).includes(condition)
}

/** What an offer that `viewer` sees is worth, with the comparable offers that all see now; null without an estimate. */
export async function findEstimate(db: Database, id: string, viewer: CarViewer): Promise<CarEstimate | null> {
  const car = await db.selectFrom('cars').selectAll().where('id', '=', id).where(seenBy(viewer)).executeTakeFirst()
  if (!car) return null
  const row = await db.selectFrom('estimates').selectAll().where('carId', '=', id).executeTakeFirst()
  if (!row) return null
  const { level, comparableIds } = JSON.parse(row.details) as Details
  const gone = await readGone(db, comparableIds)
  if (row.comparableCount - gone.size < comparablesNeeded) return null
  const shownIds = comparableIds.filter((comparableId) => !gone.has(comparableId)).slice(0, comparablesShown)
  const cars = await readCars(db, shownIds, { meant: seenBy(null) })
  const comparables = shownIds.flatMap((comparableId): Comparable[] => {
    const other = cars.get(comparableId)?.car
    if (!other) return []
    const { brand, model, year, price, mileage, img } = other
    return [
      { id: comparableId, brand, model, year, price, ...(mileage !== undefined && { mileage }), ...(img && { img }) },
    ]
  })
  const isKnown = (fact: EstimateFact) => car[fact] !== null
  return {
    price: row.price,
    low: row.low,
    high: row.high,
    comparables,
    basis: { level, used: estimateFacts.filter(isKnown), unknown: estimateFacts.filter((fact) => !isKnown(fact)) },
    computedAt: row.computedAt,
  }
}

/** A row of an offer, as far as an estimate may know it. */
type FactsRow = Omit<OfferFacts, 'family'> & { modelFamily: string }

function factsOf({ modelFamily, ...row }: FactsRow): OfferFacts {
  return { ...row, family: modelFamily }
}
