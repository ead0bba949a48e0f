import { setOperatorLists } from '../../contract/choices.ts'
import { type Config } from '../config/config.ts'
import { type Database } from '../db/database.ts'
import { brandsOf, readSite } from './site-store.ts'

/** Has this thread take offers of the brands and years that the operator chose. */
export async function useLists(db: Database, { lists }: Pick<Config, 'lists'>): Promise<void> {
  const site = await readSite(db, lists)
  const brands = brandsOf(site.lists)
  setOperatorLists(brands && { brands, lastYear: site.lists.lastYear })
}
