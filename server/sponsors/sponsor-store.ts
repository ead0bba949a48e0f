import { type Sponsor } from '../../contract/sponsor.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { type Database } from '../db/database.ts'
import { applyWindow, inWindowOrder } from '../db/window.ts'

/** Sponsors of a window of the wire by key, smallest first. */
export async function listSponsors(db: Database, query: WireQuery): Promise<[string, Sponsor][]> {
  const rows = await applyWindow(db.selectFrom('sponsors').selectAll(), query, 'id', {}).execute()
  return inWindowOrder(rows, query).map(({ id, name, img, link }) => [id, { name, img, link }])
}
