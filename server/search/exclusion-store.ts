import { type Database } from '../db/database.ts'
import { type Exclusions } from './engine/narrowings.ts'

/** What a person does not want to see; nothing of a visitor, whose browser knows it. */
export async function readExclusions(db: Database, userId: string | undefined): Promise<Exclusions> {
  const exclusions = { cars: [] as string[], sellers: [] as string[], words: [] as string[] }
  if (userId === undefined) return exclusions
  const rows = await db.selectFrom('exclusions').select(['kind', 'value']).where('userId', '=', userId).execute()
  for (const { kind, value } of rows) exclusions[`${kind}s`].push(value)
  return exclusions
}
