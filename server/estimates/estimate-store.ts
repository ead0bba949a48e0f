import {
  comparablesNeeded,
  estimateFacts,
  type CarEstimate,
  type Comparable,
  type EstimateFact,
} from '../../contract/estimate.ts'
import { readCars } from '../cars/car-picture-store.ts'
import { listed, seenBy, shownFor, type CarViewer } from '../cars/car-visibility-store.ts'
import { type Database } from '../db/database.ts'
import { readGone } from '../cars/estimate-grounds-store.ts'
import { type Level, type OfferFacts } from './model/price-model.ts'
import { comparablesShown } from './shown-estimate.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The model is fitted on offers sold within this many days, besides listed ones. */
const soldDays = 90
/** Conditions of offers that get no estimate and are not fitted on. */
const incomparable = ['Damaged', 'For parts'] as const

/** An offer, and what decides whether its estimate is due. */
export interface Due {
  car: OfferFacts
  updatedAt: number
  computedAt: number | null
  /** The `factsLine` of its estimate; undefined without one. */
  factsThen: string | undefined
}

/** The JSON of an estimate's row. */
export interface Details {
  level: Level
  /** `factsLine` of the offer; missing in old rows. */
  facts?: string
  comparableIds: string[]
}

const factColumns = [
  ...(['cars.id', 'brand', 'model', 'modelFamily', 'year', 'engine', 'transmission', 'mileage', 'power'] as const),
  ...(['displacement', 'body', 'condition', 'cars.price'] as const),
] as const

/** The newest offers to fit the model on: listed or recently sold, and comparable. */
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

/** Listed offers after an id, or those named, each with the time of its estimate. */
export async function readDue(
  db: Database,
  which: { after: string; limit: number } | { ids: string[] },
): Promise<Due[]> {
  const all = db.selectFrom('cars').select(factColumns).select('updatedAt').where(listed).orderBy('cars.id')
  const cars = await (
    'ids' in which ? all.where('cars.id', 'in', which.ids) : all.where('cars.id', '>', which.after).limit(which.limit)
  ).execute()
  const ids = cars.map(({ id }) => id)
  // Not joined: PostgreSQL would read the estimates of all offers before `after` again for each page.
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

/** The estimate of an offer that `viewer` sees, with the comparable offers that everybody sees and no block hides; null without one. */
export async function findEstimate(db: Database, id: string, viewer: CarViewer): Promise<CarEstimate | null> {
  const car = await db.selectFrom('cars').selectAll().where('id', '=', id).where(seenBy(viewer)).executeTakeFirst()
  if (!car) return null
  const row = await db.selectFrom('estimates').selectAll().where('carId', '=', id).executeTakeFirst()
  if (!row) return null
  const { level, comparableIds } = JSON.parse(row.details) as Details
  const gone = await readGone(db, comparableIds)
  if (row.comparableCount - gone.size < comparablesNeeded) return null
  const shownIds = comparableIds.filter((comparableId) => !gone.has(comparableId)).slice(0, comparablesShown)
  const cars = await readCars(db, shownIds, { meant: shownFor(viewer) })
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

/** The columns of `factColumns`. */
type FactsRow = Omit<OfferFacts, 'family'> & { modelFamily: string }

function factsOf({ modelFamily, ...row }: FactsRow): OfferFacts {
  return { ...row, family: modelFamily }
}
