import { type Database } from '../db/database.ts'
import { type CaseRecord } from '../db/report-tables.ts'

/** The row of a case. */
export function findCaseRecord(db: Database, id: string): Promise<CaseRecord | undefined> {
  return db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The id of the last case that suspended a person. */
export async function findSuspensionCase(db: Database, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('cases')
    .select('id')
    .where('personId', '=', userId)
    .where('outcome', 'like', '{"decision":"suspend"%')
    .orderBy('decidedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
