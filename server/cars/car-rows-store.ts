import { sql, type Updateable } from 'kysely'
import { batchesOf } from '../db/batches.ts'
import { type CarRow, type CarTable } from '../db/car-tables.ts'
import { type Writing } from '../db/database.ts'
import { insertRows } from '../db/insert-rows.ts'
import { dropGroundless } from './estimate-grounds-store.ts'
import { noteListChange } from './car-totals-store.ts'
import { isRowListed, listed } from './car-visibility-store.ts'

/*
 * The only file that writes the table of cars (a test checks it). Each write notes the changed offers, so that counts,
 * caches, the search index and estimates follow without the callers' doing.
 */

/** Columns that decide whether an offer is listed. */
const listingColumns = ['hiddenAt', 'ownerSuspendedAt', 'unlistedAt'] as const
/** Ids per statement. */
const idsAtOnce = 500

/** Inserts new offers. */
export async function insertCarRows(tx: Writing, rows: readonly CarRow[]): Promise<void> {
  await insertRows(tx, 'cars', rows)
  noteListChange(tx, { by: rows.filter(isRowListed).length, changed: rows.map(({ id }) => id) })
}

/** Updates columns of offers that the caller has locked. */
export async function updateCarRows(tx: Writing, ids: readonly string[], set: Updateable<CarTable>): Promise<void> {
  const mayList = listingColumns.some((column) => column in set)
  const before = mayList ? await countListed(tx, ids) : 0
  for (const some of batchesOf([...ids], idsAtOnce))
    await tx.updateTable('cars').set(set).where('id', 'in', some).execute()
  const after = mayList ? await countListed(tx, ids) : 0
  await noteChanged(tx, ids, after - before)
}

/** Adds to the number of people who have saved an offer. */
export async function addToSaveCount(tx: Writing, id: string, by: number): Promise<void> {
  await tx
    .updateTable('cars')
    .set((eb) => ({ saveCount: eb('saveCount', '+', by) }))
    .where('id', '=', id)
    .execute()
  await noteChanged(tx, [id], 0)
}

/** Updates columns that are shown to nobody and are in no cache and no index. */
export async function updateUnseen(
  tx: Writing,
  ids: readonly string[],
  set: Partial<Pick<CarRow, 'importKey' | 'renewedAt'>>,
): Promise<void> {
  for (const some of batchesOf([...ids], idsAtOnce))
    await tx.updateTable('cars').set(set).where('id', 'in', some).execute()
}

/**
 * Gives listed offers back the ms for which a moderator had them hidden, up to a renewal of now: else they would end as soon
 * as they are shown again.
 */
export async function giveBackTime(tx: Writing, ids: readonly string[], hiddenMs: number): Promise<void> {
  const now = Date.now()
  const later = sql<number>`"renewedAt" + ${hiddenMs}`
  for (const some of batchesOf([...ids], idsAtOnce))
    await tx
      .updateTable('cars')
      .set({ renewedAt: sql<number>`case when ${later} < ${now} then ${later} else ${now} end` })
      .where('id', 'in', some)
      .where('unlistedAt', 'is', null)
      .execute()
}

/** Deletes offers with everything that belongs to them; answers the deleted rows. */
export async function deleteCarRows(tx: Writing, ids: readonly string[]): Promise<CarRow[]> {
  const deleted: CarRow[] = []
  for (const some of batchesOf([...ids], idsAtOnce))
    deleted.push(...(await tx.deleteFrom('cars').where('id', 'in', some).returningAll().execute()))
  await noteChanged(
    tx,
    deleted.map(({ id }) => id),
    -deleted.filter(isRowListed).length,
  )
  return deleted
}

async function noteChanged(tx: Writing, ids: readonly string[], by: number): Promise<void> {
  // Estimates that rest on these offers may be dropped as well.
  noteListChange(tx, { by, changed: [...ids, ...(await dropGroundless(tx, [...ids]))] })
}

async function countListed(tx: Writing, ids: readonly string[]): Promise<number> {
  let count = 0
  for (const some of batchesOf([...ids], idsAtOnce))
    count += (await tx.selectFrom('cars').select('id').where('id', 'in', some).where(listed).execute()).length
  return count
}
