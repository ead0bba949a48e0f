import { write, type Database } from '../db/database.ts'

/** What is to be done for estimates, and which process does it. */

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
