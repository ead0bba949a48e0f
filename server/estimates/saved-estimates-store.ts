import { totalUpdates } from '../cars/car-totals-store.ts'
import { type EstimateTable } from '../db/car-tables.ts'
import { batchesOf } from '../db/batches.ts'
import { write, type Database, type Writing } from '../db/database.ts'
import { keepRows } from '../db/locks.ts'
import { sendTogether } from '../db/sent-together.ts'
import { type Details } from './estimate-store.ts'
import { type Level } from './similar-offers.ts'

/** A shown estimate stays until a new one differs by more than this share of it. */
const leastMove = 0.03
/** Rows of one statement. */
const atOnce = 500

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

/** What came of looking at an offer: an estimate, or how many comparable ones it has if too few, or neither. */
export interface Looked {
  carId: string
  workedOut: WorkedOut | null
  few: number | null
}

/**
 * Keeps estimates and the numbers of comparable offers where they are too few; null takes one away. What moved by no more
 * than 3 points stays as it is shown, so that words do not flip from day to day. Offers that are gone are passed over.
 */
export async function saveEstimates(db: Database, looked: Looked[], now: number): Promise<void> {
  await write(db, async (tx) => {
    const kept = new Set(await keepRows(tx, 'cars', idsOf(looked)))
    const there = looked.filter(({ carId }) => kept.has(carId))
    if (there.length === 0) return
    const ids = idsOf(there)
    const [estimates, fewCounts] = await sendTogether(tx, [
      tx.selectFrom('estimates').select(['carId', 'price', 'low', 'high']).where('carId', 'in', ids),
      tx.selectFrom('fewComparables').selectAll().where('carId', 'in', ids),
    ])
    const shown = new Map(estimates.map((estimate) => [estimate.carId, estimate]))
    const few = new Map(fewCounts.map(({ carId, count }) => [carId, count]))
    const otherFew = there.filter((offer) => offer.few !== (few.get(offer.carId) ?? null))
    const moved = there.filter(({ carId, workedOut }) => !isSteady(workedOut, shown.get(carId)))
    const changed = idsOf([...moved, ...otherFew])
    await sendTogether(tx, [
      ...estimateStatements(tx, there, { shown, now }),
      ...fewStatements(tx, otherFew),
      // The offers themselves are as they were, and so is what rests on them.
      ...(changed.length > 0 ? totalUpdates(tx, { by: 0, changed }) : []),
    ])
  })
}

type Shown = Pick<EstimateTable, 'carId' | 'price' | 'low' | 'high'>

/** Does what people see of an estimate stay as it is? */
function isSteady(workedOut: WorkedOut | null, shown: Shown | undefined): boolean {
  if (workedOut === null || shown === undefined) return workedOut === null && shown === undefined
  return Math.abs(workedOut.price / shown.price - 1) <= leastMove
}

/** Estimates, and on which offers they rest: all of them, or none of so many that a few do not matter. */
function estimateStatements(
  tx: Writing,
  offers: Looked[],
  { shown, now }: { shown: ReadonlyMap<string, Shown>; now: number },
) {
  const estimated = offers.flatMap(({ carId, workedOut }) => (workedOut ? [{ carId, ...workedOut }] : []))
  const rows = estimated.map((offer) => {
    const { carId, level, facts, comparableIds, comparableCount } = offer
    const before = shown.get(carId)
    const { price, low, high } = before && isSteady(offer, before) ? before : offer
    const details = JSON.stringify({ level, facts, comparableIds } satisfies Details)
    return { carId, price, low, high, comparableCount, details, computedAt: now }
  })
  const grounds = estimated
    .filter(({ comparableCount, comparableIds }) => comparableCount <= comparableIds.length)
    .flatMap(({ carId, comparableIds }) => comparableIds.map((comparableId) => ({ carId, comparableId })))
  return [
    // What an estimate rests on goes with it.
    tx.deleteFrom('estimates').where('carId', 'in', idsOf(offers)),
    ...(rows.length > 0 ? [tx.insertInto('estimates').values(rows).onConflict(staysAsItIs)] : []),
    ...batchesOf(grounds, atOnce).map((some) => tx.insertInto('estimateGrounds').values(some).onConflict(staysAsItIs)),
  ]
}

function fewStatements(tx: Writing, offers: Looked[]) {
  if (offers.length === 0) return []
  const rows = offers.flatMap(({ carId, few }) => (few === null ? [] : [{ carId, count: few }]))
  return [
    tx.deleteFrom('fewComparables').where('carId', 'in', idsOf(offers)),
    ...(rows.length > 0 ? [tx.insertInto('fewComparables').values(rows).onConflict(staysAsItIs)] : []),
  ]
}

/** Another process may have looked at the same offer at the same time: it said the same. */
function staysAsItIs<Conflict>(conflict: { doNothing: () => Conflict }): Conflict {
  return conflict.doNothing()
}

function idsOf(offers: { carId: string }[]): string[] {
  return offers.map(({ carId }) => carId)
}
