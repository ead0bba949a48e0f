import { type ExpressionBuilder } from 'kysely'
import { comparablesNeeded } from '../../contract/estimate.ts'
import { batchesOf } from '../db/batches.ts'
import { type Database, type Writing } from '../db/database.ts'
import { type Tables } from '../db/tables.ts'

/** So many comparable offers of an estimate are known by name; one that rests on more does not fall with them. */
export const groundsKept = 24
/** Rows of one statement. */
const atOnce = 500

/**
 * Takes away the estimates that rested on these offers when fewer than five of their comparable ones are left to see;
 * answers whose they were.
 */
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

/** Those of the offers that are not there any more for anybody to compare with. */
export async function readGone(db: Database, ids: string[]): Promise<Set<string>> {
  const gone = new Set(ids)
  for (const some of batchesOf(ids, atOnce)) {
    const rows = await db.selectFrom('cars').select('id').where('id', 'in', some).where(isThere).execute()
    for (const { id } of rows) gone.delete(id)
  }
  return gone
}

/** Offers that all see, sold ones too: what was paid says what cars cost. */
function isThere(eb: ExpressionBuilder<Tables, 'cars'>) {
  return eb.and([
    eb('cars.hiddenAt', 'is', null),
    eb('cars.ownerSuspendedAt', 'is', null),
    eb('cars.state', 'not in', ['paused', 'expired']),
  ])
}
