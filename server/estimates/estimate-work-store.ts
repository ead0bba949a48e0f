import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'

/** The lease by which one process works on estimates. */

/** Claims the work until `leaseUntil`; false while another process has claimed it. */
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

/** Extends the claim; 0 ends it, and the work is done. */
export async function holdWork(db: Database, name: string, leaseUntil: number): Promise<void> {
  const done = leaseUntil === 0 ? { doneAt: Date.now() } : {}
  await write(db, (tx) =>
    tx
      .updateTable('jobs')
      .set({ leaseUntil, ...done })
      .where('name', '=', name)
      .execute(),
  )
}
