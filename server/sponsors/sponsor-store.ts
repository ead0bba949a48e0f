import { type EditedSponsor, type ListedSponsor } from '../../contract/edited-sponsor.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { type Sponsor } from '../../contract/sponsor.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { addToAudit, type Actor } from '../auth/audit-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { lockForKeyShare } from '../db/locks.ts'
import { pushId } from '../db/push-id.ts'
import { applyWindow, inWindowOrder } from '../db/window.ts'
import { write } from '../db/write.ts'
import { publish } from '../events/publish.ts'
import { fail } from '../lib/errors.ts'

/** Sponsors of a window of the wire in ascending order of keys; without an order, all in that of the strip. */
export async function listSponsors(db: Database, query: WireQuery): Promise<[string, Sponsor][]> {
  const shown = db.selectFrom('sponsors').selectAll().where('hiddenAt', 'is', null)
  const rows =
    query.orderBy === undefined
      ? await shown.orderBy('position').orderBy('id').execute()
      : inWindowOrder(await applyWindow(shown, query, 'id', {}).execute(), query)
  return rows.map(({ id, name, img, link }) => [id, { name, img, link }])
}

/** Every sponsor by key as the wire shows it, also those that are switched off. */
export async function everySponsor(db: Database): Promise<[string, Sponsor][]> {
  const sponsors = await listAllSponsors(db)
  return sponsors.map(({ id, name, img, link }) => [id, { name, img, link }])
}

/** All sponsors in their order, also those that are switched off. */
export async function listAllSponsors(db: Database): Promise<ListedSponsor[]> {
  const rows = await db.selectFrom('sponsors').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map(toSponsor)
}

/** Adds a sponsor at the end and answers its id. Fails with `unknownPhoto`. */
export async function addSponsor(db: Database, actor: Actor, { isShown, ...sponsor }: EditedSponsor): Promise<string> {
  return write(db, async (tx) => {
    const { last } = await tx
      .selectFrom('sponsors')
      .select((eb) => eb.fn.max('position').as('last'))
      .executeTakeFirstOrThrow()
    const id = pushId()
    const photoId = await keptPhoto(tx, sponsor.img)
    const row = { ...sponsor, id, photoId, position: (last ?? 0) + 1, hiddenAt: isShown ? null : Date.now() }
    await tx.insertInto('sponsors').values(row).execute()
    await note(tx, actor, { action: 'add', id, name: sponsor.name })
    return id
  })
}

/** Changes a sponsor. Fails with `unknownPhoto` or `notFound`. */
export async function changeSponsor(
  db: Database,
  actor: Actor,
  { id, isShown, ...sponsor }: EditedSponsor & { id: string },
): Promise<ListedSponsor> {
  return write(db, async (tx) => {
    const photoId = await keptPhoto(tx, sponsor.img)
    const changed = await tx
      .updateTable('sponsors')
      .set({ ...sponsor, photoId, hiddenAt: isShown ? null : Date.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!changed) fail('notFound')
    await note(tx, actor, { action: 'change', id, name: sponsor.name })
    return toSponsor(changed)
  })
}

/** Deletes a sponsor; nothing happens when it is gone already. */
export async function deleteSponsor(db: Database, actor: Actor, id: string): Promise<void> {
  await write(db, async (tx) => {
    const gone = await tx.deleteFrom('sponsors').where('id', '=', id).returning('name').executeTakeFirst()
    if (gone) await note(tx, actor, { action: 'delete', id, name: gone.name })
  })
}

/** Sets the order of all sponsors. Fails with `sponsorsChanged` when others are there. */
export async function orderSponsors(db: Database, actor: Actor, ids: readonly string[]): Promise<void> {
  await write(db, async (tx) => {
    const rows = await tx.selectFrom('sponsors').select('id').execute()
    const known = new Set(rows.map(({ id }) => id))
    if (ids.length !== known.size || new Set(ids).size !== known.size || ids.some((id) => !known.has(id)))
      fail('sponsorsChanged')
    for (const [position, id] of ids.entries()) {
      await tx.updateTable('sponsors').set({ position }).where('id', '=', id).execute()
    }
    await note(tx, actor, { action: 'change', id: 'order', name: ids.join(' ') })
  })
}

interface Note {
  action: 'add' | 'change' | 'delete'
  id: string
  name: string
}

/** Notes an action in the audit log, and invalidates what shows sponsors. */
async function note(tx: Writing, actor: Actor, { action, id, name }: Note): Promise<void> {
  publish(tx, ['sponsors'], { kind: 'kindChanged' })
  await addToAudit(tx, actor, { action, kind: 'sponsor', targetId: id, reason: name })
}

/** The id of an uploaded picture, which is kept for the sponsor. Fails with `unknownPhoto`. */
async function keptPhoto(tx: Writing, img: string): Promise<string | null> {
  const id = photoIdOf(img)
  if (id === null) return null
  const [known] = await lockForKeyShare(tx, 'photos', [id])
  return known ?? fail('unknownPhoto')
}

function toSponsor({ id, name, img, link, hiddenAt }: ListedSponsorRow): ListedSponsor {
  return { id, name, img, link, isShown: hiddenAt === null }
}

type ListedSponsorRow = Sponsor & { id: string; hiddenAt: number | null }
