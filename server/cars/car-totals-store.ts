import { sql } from 'kysely'
import { batchesOf } from '../db/batches.ts'
import { type Database, type Writing } from '../db/database.ts'
import { sendTogether } from '../db/sent-together.ts'
import { dropGroundless } from '../estimates/estimate-grounds-store.ts'
import { announce } from '../live/announce.ts'

/** Rows of one statement. */
const rowsAtOnce = 500

/** How many cars all see, and the version that grows with every change of any. */
export async function carTotals(db: Database): Promise<{ count: number; version: number }> {
  return db.selectFrom('totals').select(['count', 'version']).where('name', '=', 'cars').executeTakeFirstOrThrow()
}

/**
 * Keeps the number of listed offers and the version that grows with every change of any, and records which offers
 * changed: search indexes, estimates and kept offers follow that. Estimates that offers had a part in fall with them. Answers kept in
 * memory are made anew. The last lock of a transaction.
 */
export async function changeTotal(tx: Writing, { by, changed }: { by: number; changed: string[] }): Promise<void> {
  // Offers that come take nothing away.
  const unestimated = by > 0 ? [] : await dropGroundless(tx, changed)
  await sendTogether(tx, totalUpdates(tx, { by, changed: [...changed, ...unestimated] }))
}

/** As `changeTotal` where no estimate can fall: what writes it, to be sent with other statements. */
export function totalUpdates(tx: Writing, { by, changed }: { by: number; changed: string[] }) {
  const totals = tx
    .updateTable('totals')
    .set((eb) => ({ count: eb('count', '+', by), version: eb('version', '+', 1) }))
    .where('name', '=', 'cars')
  announce(tx, ['offers'], { kind: 'kindChanged' })
  return [totals, ...batchesOf([...new Set(changed)], rowsAtOnce).map((ids) => insertChanges(tx, ids))]
}

/** Records changes under the version that the statement before has made. */
function insertChanges(tx: Writing, ids: string[]) {
  // Both engines name the column so.
  const changed = sql<{ column1: string }>`(values ${sql.join(ids.map((id) => sql`(${id})`))})`.as('changed')
  return tx
    .insertInto('carChanges')
    .columns(['version', 'carId', 'at'])
    .expression((eb) =>
      eb
        .selectFrom(['totals', changed])
        .select(['version', 'column1', sql<number>`cast(${Date.now()} as bigint)`.as('at')])
        .where('name', '=', 'cars'),
    )
}
