import { type JobName, type JobRun, jobNames } from '../../contract/console.ts'
import { type Database } from './database.ts'
import { write } from './write.ts'

/** Work that notes in the store when it succeeded or failed. */
export function recorded(db: Database, name: JobName, work: () => Promise<void>): () => Promise<void> {
  return async () => {
    try {
      await work()
    } catch (error) {
      // The failure of the work counts, not that of the note.
      await noteRun(db, name, 'failedAt').catch(() => {})
      throw error
    }
    await noteRun(db, name, 'doneAt')
  }
}

/** Notes that a job succeeded or failed now. */
export async function noteRun(db: Database, name: JobName, how: 'doneAt' | 'failedAt'): Promise<void> {
  const now = Date.now()
  await write(db, (tx) =>
    tx
      .insertInto('jobs')
      .values({ name, [how]: now })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ [how]: now }))
      .execute(),
  )
}

/** When each job last succeeded and failed. */
export async function listRuns(db: Database): Promise<JobRun[]> {
  const rows = await db.selectFrom('jobs').select(['name', 'doneAt', 'failedAt']).execute()
  return jobNames.map((name) => {
    const row = rows.find((one) => one.name === name)
    return { name, doneAt: row?.doneAt || null, failedAt: row?.failedAt ?? null }
  })
}
