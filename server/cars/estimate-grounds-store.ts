import { type ExpressionBuilder } from 'kysely'
import { comparablesNeeded } from '../../contract/estimate.ts'
import { batchesOf } from '../db/batches.ts'
import { type Database, type Writing } from '../db/database.ts'
import { type Tables } from '../db/tables.ts'

/** Most comparable offers whose ids are saved. An estimate with more is not dropped with them. */
export const maxGrounds = 24
/** Rows per statement. */
const atOnce = 500

/** Deletes estimates that rest on these offers and on fewer than five visible ones; answers their offers' ids. */
export async function dropGroundless(tx: Writing, changed: string[]): Promise<string[]> {
  const dropped: string[] = []
  for (const some of batchesOf(changed, atOnce)) {
    const resting = tx.selectFrom('estimateGrounds').select('carId').where('comparableId', 'in', some)
    const rows = await tx
      .deleteFrom('estimates')
      .where('carId', 'in', resting)
      .where((eb) =>
        eb(
          eb
            .selectFrom('estimateGrounds')
            .innerJoin('cars', 'cars.id', 'estimateGrounds.comparableId')
            .select((count) => count.fn.countAll<number>().as('count'))
            .whereRef('estimateGrounds.carId', '=', 'estimates.carId')
            .where(isThere),
          '<',
          comparablesNeeded,
        ),
      )
      .returning('carId')
      .execute()
    dropped.push(...rows.map((row) => row.carId))
  }
  return dropped
}

/** The ones of `ids` that are not visible to everybody any more. */
export async function readGone(db: Database, ids: string[]): Promise<Set<string>> {
  const gone = new Set(ids)
  for (const some of batchesOf(ids, atOnce)) {
    const rows = await db.selectFrom('cars').select('id').where('id', 'in', some).where(isThere).execute()
    for (const { id } of rows) gone.delete(id)
  }
  return gone
}

/** Offers that everybody sees, sold ones too. */
function isThere(eb: ExpressionBuilder<Tables, 'cars'>) {
  return eb.and([
    eb('cars.hiddenAt', 'is', null),
    eb('cars.ownerSuspendedAt', 'is', null),
    eb('cars.state', 'not in', ['paused', 'expired']),
  ])
}
