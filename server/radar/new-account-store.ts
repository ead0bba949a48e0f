import { type Database } from '../db/database.ts'
import { newAccountMs } from './rule-table.ts'

/** Is the account younger than a week? */
export async function isNewAccount(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('createdAt').where('id', '=', id).executeTakeFirst()
  return row !== undefined && Date.now() - row.createdAt < newAccountMs
}
