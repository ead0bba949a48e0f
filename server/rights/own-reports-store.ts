import { type Database } from '../db/database.ts'
import { listOwnDecisions, listOwnReports } from '../reports/report-status-store.ts'
import { type Entries } from './own-data-store.ts'

/** What a person reported, with what became of it, by number. */
export async function* ownReports(db: Database, userId: string): Entries {
  for (const { number, ...report } of await listOwnReports(db, userId)) yield [number, report]
}

/** Decisions of moderators about a person, by the id of the case. */
export async function* ownDecisions(db: Database, userId: string): Entries {
  for (const { id, ...decision } of await listOwnDecisions(db, userId)) yield [id, decision]
}
