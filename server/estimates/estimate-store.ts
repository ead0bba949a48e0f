import {
  comparablesNeeded,
  estimateFacts,
  type CarEstimate,
  type Comparable,
  type EstimateFact,
} from '../../contract/estimate.ts'
import { wireCars } from '../cars/car-picture-store.ts'
import { changeTotal } from '../cars/car-totals-store.ts'
import { listed, seenBy, type CarViewer } from '../cars/car-visibility-store.ts'
import { write, type Database, type Writing } from '../db/database.ts'
import { keepGrounds, readGone } from './estimate-grounds-store.ts'
import { keepFew } from './few-comparables-store.ts'
import { type OfferFacts } from './offer-facts.ts'
import { comparablesShown } from './shown-estimate.ts'
import { type Level } from './similar-offers.ts'

const dayMs = 24 * 60 * 60 * 1000
/** What was sold not longer ago says what cars cost. */
const soldDays = 90
/** A shown estimate stays until a new one differs by more than this share of it. */
const leastMove = 0.03
/** Conditions whose prices say nothing of others. */
const incomparable = ['Damaged', 'For parts'] as const

/** An estimate of one offer as it was worked out, in BGN. */
export interface WorkedOut {
  price: number
  low: number
  high: number
  level: Level
  /** What of the offer it rests on, as `factsLine` says it. */
  facts: string
  comparableIds: string[]
  comparableCount: number
}

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

/** What came of looking at an offer: an estimate, or how many comparable ones it has if too few, or neither. */
export interface Looked {
  carId: string
  workedOut: WorkedOut | null
  few: number | null
}

/**
 * Keeps estimates; null takes one away. What moved by no more than 3 points stays as it is shown, so that words do not
 * flip from day to day.
 */
export async function saveEstimates(db: Database, estimates: Looked[], now: number): Promise<void> {
  await write(db, async (tx) => {
    const changed: string[] = []
    for (const { carId, workedOut, few } of estimates) {
      const isNews = [await saveOne(tx, carId, workedOut, now), await keepFew(tx, carId, few)]
      if (isNews.includes(true)) changed.push(carId)
    }
    if (changed.length > 0) await changeTotal(tx, { by: 0, changed })
  })
}

/** Answers whether what is shown has changed. */
async function saveOne(tx: Writing, carId: string, workedOut: WorkedOut | null, now: number): Promise<boolean> {
  if (workedOut === null) {
    return (await tx.deleteFrom('estimates').where('carId', '=', carId).returning('carId').execute()).length > 0
  }
  const { price, low, high, comparableCount, level, facts, comparableIds } = workedOut
  const isThere = await tx.selectFrom('cars').select('id').where('id', '=', carId).executeTakeFirst()
  if (!isThere) return false
  const fresh = {
    comparableCount,
    details: JSON.stringify({ level, facts, comparableIds } satisfies Details),
    computedAt: now,
  }
  const before = await tx.selectFrom('estimates').select('price').where('carId', '=', carId).executeTakeFirst()
  const isSteady = before !== undefined && Math.abs(price / before.price - 1) <= leastMove
  const shown = isSteady ? fresh : { price, low, high, ...fresh }
  await tx
    .insertInto('estimates')
    .values({ carId, price, low, high, ...fresh })
    .onConflict((conflict) => conflict.column('carId').doUpdateSet(shown))
    .execute()
  await keepGrounds(tx, { carId, comparableIds, comparableCount })
  return !isSteady
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
  const shown = await db.selectFrom('cars').selectAll().where('id', 'in', shownIds).execute()
  const byId = new Map(await wireCars(db, shown))
  const comparables = shownIds.flatMap((comparableId): Comparable[] => {
    const other = byId.get(comparableId)
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
