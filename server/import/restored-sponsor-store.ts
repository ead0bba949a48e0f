import { type Selectable } from 'kysely'
import { type Sponsor } from '../../contract/sponsor.ts'
import { type Writing } from '../db/database.ts'
import { type SponsorTable } from '../db/site-tables.ts'
import { publish } from '../events/publish.ts'

/** Place, switch and picture of a sponsor. */
export type SponsorDetails = Pick<Selectable<SponsorTable>, 'position' | 'hiddenAt' | 'photoId'>

/** Inserts a sponsor. */
export async function restoreSponsor(tx: Writing, id: string, { name, img, link }: Sponsor): Promise<void> {
  await tx.insertInto('sponsors').values({ id, name, img, link }).execute()
  publish(tx, ['sponsors'], { kind: 'kindChanged' })
}

/** Sets a sponsor's place, switch and picture. */
export async function restoreSponsorDetails(tx: Writing, id: string, details: SponsorDetails): Promise<void> {
  const { position, hiddenAt, photoId } = details
  await tx.updateTable('sponsors').set({ position, hiddenAt, photoId }).where('id', '=', id).execute()
}
