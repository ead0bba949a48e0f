import { newAccountMs } from '../../contract/limits.ts'
import { type Database } from '../db/database.ts'

/** Is the account younger than a week? */
export async function isNewAccount(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('createdAt').where('id', '=', id).executeTakeFirst()
  return row !== undefined && Date.now() - row.createdAt < newAccountMs
}
