import { write, type Database } from '../db/database.ts'

/** What is to be done for estimates, and which process does it. */

/** The version of the list, and the offers that changed after `since`; null when those are not known any more. */
export async function changedOffers(db: Database, since: number): Promise<{ version: number; ids: string[] | null }> {
  const { version } = await db
    .selectFrom('totals')
    .select('version')
    .where('name', '=', 'cars')
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('carChanges')
    .select(['carId', 'version'])
    .where('version', '>', since)
    .where('version', '<=', version)
    .execute()
  const oldest = Math.min(...rows.map((row) => row.version), version + 1)
  // Versions that left no row were removed, or changed no offer: one at the beginning cannot be told.
  const isWhole = since >= version || oldest <= since + 1
  return { version, ids: isWhole ? [...new Set(rows.map((row) => row.carId))] : null }
}

/** Claims the work for this process until `leaseUntil`; another that has claimed it keeps it. */
export async function claimWork(db: Database, name: string, now: number, leaseUntil: number): Promise<boolean> {
  return write(db, async (tx) => {
    await tx
      .insertInto('jobs')
      .values({ name })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const claimed = await tx
      .updateTable('jobs')
      .set({ leaseUntil })
      .where('name', '=', name)
      .where('leaseUntil', '<', now)
      .returning('name')
      .executeTakeFirst()
    return claimed !== undefined
  })
}

/** Holds the work longer, or lets go of it with 0. */
export async function holdWork(db: Database, name: string, leaseUntil: number): Promise<void> {
  await write(db, (tx) => tx.updateTable('jobs').set({ leaseUntil }).where('name', '=', name).execute())
}
