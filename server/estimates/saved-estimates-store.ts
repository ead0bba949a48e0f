import { noteListChange } from '../cars/car-totals-store.ts'
import { type EstimateTable } from '../db/car-tables.ts'
import { batchesOf } from '../db/batches.ts'
import { type Database, type Writing } from '../db/database.ts'
import { write } from '../db/write.ts'
import { lockForKeyShare } from '../db/locks.ts'
import { sendTogether } from '../db/sent-together.ts'
import { type Details } from './estimate-store.ts'
import { type Level } from './model/price-model.ts'

/** A shown estimate stays until a new one differs by more than this share of it. */
const minMove = 0.03
/** Rows per statement. */
const atOnce = 500

/** A new estimate of an offer, in BGN. */
export interface NewEstimate {
  price: number
  low: number
  high: number
  level: Level
  /** `factsLine` of the offer. */
  facts: string
  comparableIds: string[]
  comparableCount: number
}

/** An offer with its estimate, or with its number of comparable offers if too few, or with neither. */
export interface EstimateResult {
  carId: string
  estimate: NewEstimate | null
  few: number | null
}

/**
 * Saves estimates and counts of too few comparable offers; null deletes. A shown estimate that moved by 3 points or
 * less keeps its figures. Deleted offers are skipped.
 */
export async function saveEstimates(db: Database, results: EstimateResult[], now: number): Promise<void> {
  await write(db, async (tx) => {
    const existing = new Set(await lockForKeyShare(tx, 'cars', idsOf(results)))
    const there = results.filter(({ carId }) => existing.has(carId))
    if (there.length === 0) return
    const ids = idsOf(there)
    const [estimates, fewCounts] = await sendTogether(tx, [
      tx.selectFrom('estimates').select(['carId', 'price', 'low', 'high']).where('carId', 'in', ids),
      tx.selectFrom('fewComparables').selectAll().where('carId', 'in', ids),
    ])
    const shown = new Map(estimates.map((estimate) => [estimate.carId, estimate]))
    const few = new Map(fewCounts.map(({ carId, count }) => [carId, count]))
    const otherFew = there.filter((offer) => offer.few !== (few.get(offer.carId) ?? null))
    const moved = there.filter(({ carId, estimate }) => !isSteady(estimate, shown.get(carId)))
    const changed = idsOf([...moved, ...otherFew])
    await replaceEstimates(tx, there, { shown, now })
    await replaceFewCounts(tx, otherFew)
    // The offers themselves have not changed, only their estimates.
    if (changed.length > 0) noteListChange(tx, { by: 0, changed })
  })
}

type Shown = Pick<EstimateTable, 'carId' | 'price' | 'low' | 'high'>

/** Do the shown figures stay? */
function isSteady(estimate: NewEstimate | null, shown: Shown | undefined): boolean {
  if (estimate === null || shown === undefined) return estimate === null && shown === undefined
  return Math.abs(estimate.price / shown.price - 1) <= minMove
}

/** Saves estimates and their grounds; one with more comparable offers than `comparableIds` gets no grounds. */
async function replaceEstimates(
  tx: Writing,
  offers: EstimateResult[],
  { shown, now }: { shown: ReadonlyMap<string, Shown>; now: number },
): Promise<void> {
  const estimated = offers.flatMap(({ carId, estimate }) => (estimate ? [{ carId, ...estimate }] : []))
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
  // The grounds are deleted with them.
  await tx.deleteFrom('estimates').where('carId', 'in', idsOf(offers)).execute()
  if (rows.length > 0) await tx.insertInto('estimates').values(rows).onConflict(staysAsItIs).execute()
  for (const some of batchesOf(grounds, atOnce))
    await tx.insertInto('estimateGrounds').values(some).onConflict(staysAsItIs).execute()
}

async function replaceFewCounts(tx: Writing, offers: EstimateResult[]): Promise<void> {
  if (offers.length === 0) return
  const rows = offers.flatMap(({ carId, few }) => (few === null ? [] : [{ carId, count: few }]))
  await tx.deleteFrom('fewComparables').where('carId', 'in', idsOf(offers)).execute()
  if (rows.length > 0) await tx.insertInto('fewComparables').values(rows).onConflict(staysAsItIs).execute()
}

/** Another process may have saved the same estimate at the same time. */
function staysAsItIs<Conflict>(conflict: { doNothing: () => Conflict }): Conflict {
  return conflict.doNothing()
}

function idsOf(offers: { carId: string }[]): string[] {
  return offers.map(({ carId }) => carId)
}
