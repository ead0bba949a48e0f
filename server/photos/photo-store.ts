import { type Insertable } from 'kysely'
import { appealMs } from '../../contract/decision.ts'
import { type Database, type Writing } from '../db/database.ts'
import { write } from '../db/write.ts'
import { inTurn, lockRow } from '../db/locks.ts'
import { type PhotoHashColumns, type PhotoTable } from '../db/car-tables.ts'
import { type PhotoHash, type PhotoFingerprint } from './photo-fingerprint.ts'

/** The photo of an id, or `undefined`. */
export async function findPhoto(db: Database, id: string): Promise<PhotoTable | undefined> {
  return db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The number of uploaded photos. */
export async function countPhotos(db: Database): Promise<number> {
  const counted = db.selectFrom('photos').select((eb) => eb.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

/** The columns of a photo's fingerprint. */
export function columnsOfFingerprint({ preview, hash }: PhotoFingerprint) {
  const [hash1, hash2, hash3, hash4] = hash ?? [null, null, null, null]
  return { preview, hash1, hash2, hash3, hash4 }
}

/** The hash in a row's columns; `null` for a photo that has none. */
export function hashOfColumns({ hash1, hash2, hash3, hash4 }: PhotoHashColumns): PhotoHash | null {
  if (hash1 === null || hash2 === null || hash3 === null || hash4 === null) return null
  return [hash1, hash2, hash3, hash4]
}

/**
 * Makes a photo count as new, so that it is not swept, and as its last uploader's, who sees it before it is shown;
 * `undefined` when it does not exist.
 */
export async function renewPhoto(db: Database, id: string, ownerId: string): Promise<PhotoTable | undefined> {
  const renewed = { ownerId, createdAt: Date.now() }
  return write(db, (tx) => tx.updateTable('photos').set(renewed).where('id', '=', id).returningAll().executeTakeFirst())
}

/**
 * Stores a photo's row if its files can be read, while nobody removes them; answers whether it did. A photo that has a row
 * counts as new again, and gets the new uploader and fingerprint.
 */
export async function savePhoto(
  db: Database,
  photo: Insertable<PhotoTable>,
  areFilesReadable: () => Promise<boolean>,
): Promise<boolean> {
  const { ownerId, createdAt, preview, hash1, hash2, hash3, hash4 } = photo
  const renewed = { ownerId, createdAt, preview, hash1, hash2, hash3, hash4 }
  return inTurn(db, keyOf(photo.id), async (inStore) => {
    if (!(await areFilesReadable())) return false
    await inStore((tx) =>
      tx
        .insertInto('photos')
        .values(photo)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(renewed))
        .execute(),
    )
    return true
  })
}

/** Removes the files of a photo unless it has a row; nobody can insert the row meanwhile. */
export async function whileUnknown(db: Database, id: string, removeFiles: () => Promise<void>): Promise<void> {
  await inTurn(db, keyOf(id), async (inStore) => {
    if (!(await inStore((tx) => findPhoto(tx, id)))) await removeFiles()
  })
}

/** The ones of `ids` that have no row. */
export async function unknownPhotos(db: Database, ids: string[]): Promise<string[]> {
  const rows = await db.selectFrom('photos').select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map((row) => row.id))
  return ids.filter((id) => !known.has(id))
}

/**
 * Photos by id after `after`, at most `limit`: whether each is older than `before` (epoch ms) and shown by no car, message,
 * profile or sponsor.
 */
export async function photosToCheck(
  db: Database,
  { after, before, limit }: { after: string; before: number; limit: number },
): Promise<{ id: string; isUnused: boolean }[]> {
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'createdAt'])
    .select((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('pictures').select('carId').whereRef('pictures.photoId', '=', 'photos.id')),
          eb.exists(eb.selectFrom('messagePhotos').select('messageId').whereRef('photoId', '=', 'photos.id')),
          eb.exists(eb.selectFrom('sponsors').select('sponsors.id').whereRef('photoId', '=', 'photos.id')),
          eb.exists(eb.selectFrom('profiles').select('userId').whereRef('profiles.photoId', '=', 'photos.id')),
        ])
        .as('isShown'),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, createdAt, isShown }) => ({ id, isUnused: !isShown && createdAt < before }))
}

/**
 * Deletes a photo's row if it is still older than `before`, no car, message, profile or sponsor shows it, and no moderator
 * has to see it; answers whether it did. What names the photo at the same moment either comes first and keeps it, or fails
 * to find it.
 */
export async function forgetUnusedPhoto(db: Database, id: string, before: number): Promise<boolean> {
  return write(db, async (tx) => {
    await lockRow(tx, 'photos', id)
    const used = await tx.selectFrom('pictures').select('carId').where('photoId', '=', id).limit(1).executeTakeFirst()
    if (used) return false
    const sent = tx.selectFrom('messagePhotos').select('messageId').where('photoId', '=', id).limit(1)
    if (await sent.executeTakeFirst()) return false
    const shown = tx.selectFrom('sponsors').select('id').where('photoId', '=', id).limit(1)
    if (await shown.executeTakeFirst()) return false
    const ofPerson = tx.selectFrom('profiles').select('userId').where('photoId', '=', id).limit(1)
    if (await ofPerson.executeTakeFirst()) return false
    if (await isEvidence(tx, id)) return false
    const result = await tx.deleteFrom('photos').where('id', '=', id).where('createdAt', '<', before).executeTakeFirst()
    return result.numDeletedRows > 0n
  })
}

/**
 * Is a photo part of a message that waits for a moderator, or of a case that waits or can be contested? Its owner may have
 * taken it away before a moderator looked.
 */
async function isEvidence(tx: Writing, id: string): Promise<boolean> {
  const held = tx.selectFrom('heldMessages').select('id').where('photos', 'like', `%/${id}%`)
  if (await held.where('refusedAt', 'is', null).limit(1).executeTakeFirst()) return true
  const ofCase = await tx
    .selectFrom('cases')
    .select('id')
    .where('content', 'like', `%/${id}%`)
    .where((eb) => eb.or([eb('state', '<>', 'decided'), eb('decidedAt', '>', Date.now() - appealMs)]))
    .limit(1)
    .executeTakeFirst()
  return ofCase !== undefined
}

/** The address of the picture at `position` of a car, or `undefined`. */
export async function pictureOf(db: Database, carId: string, position: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('pictures')
    .select('address')
    .where('carId', '=', carId)
    .where('position', '=', position)
    .executeTakeFirst()
  return row?.address
}

function keyOf(id: string): string {
  return `photo/${id}`
}
