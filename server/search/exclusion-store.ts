import { readBlockedIds } from '../blocks/blocks-store.ts'
import { type Database } from '../db/database.ts'
import { type Exclusions } from './engine/active-filters.ts'

/** A person's exclusions, people of a block among the sellers; none for a visitor, whose exclusions are in the browser. */
export async function readExclusions(db: Database, userId: string | undefined): Promise<Exclusions> {
  const exclusions = { cars: [] as string[], sellers: [] as string[], words: [] as string[] }
  if (userId === undefined) return exclusions
  const rows = await db.selectFrom('exclusions').select(['kind', 'value']).where('userId', '=', userId).execute()
  for (const { kind, value } of rows) exclusions[`${kind}s`].push(value)
  exclusions.sellers.push(...(await readBlockedIds(db, userId)))
  return exclusions
}
