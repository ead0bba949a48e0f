import { type Insertable } from 'kysely'
import { write, type Database } from '../db/database.ts'
import { inTurn, lockRow } from '../db/locks.ts'
import { type PhotoHashColumns, type PhotoTable } from '../db/car-tables.ts'
import { type PhotoHash, type PhotoPrint } from './photo-print.ts'

/** The photo of an id, or `undefined`. */
export async function findPhoto(db: Database, id: string): Promise<PhotoTable | undefined> {
  return db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A photo's print as its columns hold it. */
export function columnsOfPrint({ preview, hash }: PhotoPrint) {
  const [hash1, hash2, hash3, hash4] = hash ?? [null, null, null, null]
  return { preview, hash1, hash2, hash3, hash4 }
}

/** The hash that columns hold; `null` for a photo of before and for one that says nothing. */
export function hashOfColumns({ hash1, hash2, hash3, hash4 }: PhotoHashColumns): PhotoHash | null {
  if (hash1 === null || hash2 === null || hash3 === null || hash4 === null) return null
  return [hash1, hash2, hash3, hash4]
}

/** Lets a photo count as new again, so that it is not swept; `undefined` when it is not known. */
export async function renewPhoto(db: Database, id: string): Promise<PhotoTable | undefined> {
  return write(db, (tx) =>
    tx.updateTable('photos').set({ createdAt: Date.now() }).where('id', '=', id).returningAll().executeTakeFirst(),
  )
}

/**
 * Remembers a photo if its files are there, while nobody removes them; says whether it did. One that is known already
 * counts as new again, and has the print that is made now.
 */
export async function savePhoto(
  db: Database,
  photo: Insertable<PhotoTable>,
  areFilesThere: () => Promise<boolean>,
): Promise<boolean> {
  const { createdAt, preview, hash1, hash2, hash3, hash4 } = photo
  const renewed = { createdAt, preview, hash1, hash2, hash3, hash4 }
  return inTurn(db, keyOf(photo.id), async (inStore) => {
    if (!(await areFilesThere())) return false
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

/** Removes the files of a photo unless it is known; nobody makes it known meanwhile. */
export async function whileUnknown(db: Database, id: string, removeFiles: () => Promise<void>): Promise<void> {
  await inTurn(db, keyOf(id), async (inStore) => {
    if (!(await inStore((tx) => findPhoto(tx, id)))) await removeFiles()
  })
}

/** Those of these ids that are no known photo's. */
export async function unknownPhotos(db: Database, ids: string[]): Promise<string[]> {
  const rows = await db.selectFrom('photos').select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map((row) => row.id))
  return ids.filter((id) => !known.has(id))
}

/** Photos by id from `after` on, `limit` of them: whether each is older than `before` (epoch ms) and no car shows it. */
export async function photosToJudge(
  db: Database,
  { after, before, limit }: { after: string; before: number; limit: number },
): Promise<{ id: string; isUnused: boolean }[]> {
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'createdAt'])
    .select((eb) =>
      eb.exists(eb.selectFrom('pictures').select('carId').whereRef('pictures.photoId', '=', 'photos.id')).as('isShown'),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, createdAt, isShown }) => ({ id, isUnused: !isShown && createdAt < before }))
}

/**
 * Forgets a photo if it still is older than `before` and no car shows it; says whether it did. A car that takes the
 * photo at the same moment either comes first and keeps it, or finds it unknown.
 */
export async function forgetUnusedPhoto(db: Database, id: string, before: number): Promise<boolean> {
  return write(db, async (tx) => {
    await lockRow(tx, 'photos', id)
    const used = await tx.selectFrom('pictures').select('carId').where('photoId', '=', id).limit(1).executeTakeFirst()
    if (used) return false
    const result = await tx.deleteFrom('photos').where('id', '=', id).where('createdAt', '<', before).executeTakeFirst()
    return result.numDeletedRows > 0n
  })
}

/** The address of picture number `position` of a car, or `undefined`. */
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
