import { type Writing } from '../db/database.ts'

/**
 * Within a transaction, forgets what a store from a backup was about to send: letters, pushes, notices to followers. Most
 * went out after the backup was made, and nobody is to get them again.
 */
export async function forgetSending(tx: Writing, now = Date.now()): Promise<void> {
  for (const table of ['letters', 'offerFanOuts'] as const) await tx.deleteFrom(table).execute()
  await tx
    .updateTable('notices')
    .set({ pushAt: null, letterAt: null })
    .where((eb) => eb.or([eb('pushAt', 'is not', null), eb('letterAt', 'is not', null)]))
    .execute()
  await tx.updateTable('jobs').set({ doneAt: now }).where('name', '=', 'digest').execute()
}
