import { sql } from 'kysely'
import { batchesOf } from '../db/batches.ts'
import { type Database, type Writing } from '../db/database.ts'
import { sendTogether } from '../db/sent-together.ts'
import { noteForLastStep } from '../db/transaction.ts'
import { publish } from '../events/publish.ts'

/** Rows per statement. */
const rowsAtOnce = 500

/** The number of listed cars, and the version that grows with every change of any car. */
export async function carTotals(db: Database): Promise<{ count: number; version: number }> {
  return db.selectFrom('totals').select(['count', 'version']).where('name', '=', 'cars').executeTakeFirstOrThrow()
}

/** What a transaction changed in the list of cars. */
interface ListChange {
  /** Offers that became listed, less those that are not listed any more. */
  by: number
  changed: string[]
}

/**
 * Notes a change of the list of cars. Count, version and changed ids are written at the end of the transaction, as
 * every writer of an offer waits for their row.
 */
export function noteListChange(tx: Writing, change: ListChange): void {
  noteForLastStep(tx, 'listOfCars', { step: recordListChanges, note: change })
}

async function recordListChanges(tx: Writing, changes: ListChange[]): Promise<void> {
  const by = changes.reduce((sum, change) => sum + change.by, 0)
  const ids = new Set(changes.flatMap(({ changed }) => changed))
  const next = tx
    .updateTable('totals')
    .set((eb) => ({ count: eb('count', '+', by), version: eb('version', '+', 1) }))
    .where('name', '=', 'cars')
  await sendTogether(tx, [next, ...batchesOf([...ids], rowsAtOnce).map((some) => insertChanges(tx, some))])
  publish(tx, ['offers'], { kind: 'kindChanged' })
}

/** Records changes under the version that the statement before has set. */
function insertChanges(tx: Writing, ids: string[]) {
  // Both engines call the column of `values` so.
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
