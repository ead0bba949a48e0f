import { type Database } from '../db/database.ts'
import { isNewAccount } from '../lib/new-account.ts'

/** Is the account of a person younger than a week? */
export async function hasNewAccount(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('createdAt').where('id', '=', id).executeTakeFirst()
  return row !== undefined && isNewAccount(row.createdAt)
}
