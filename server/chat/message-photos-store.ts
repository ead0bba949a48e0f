import { photoAddress, photoIdOf } from '../../contract/photo.ts'
import { type MessagePhoto } from '../../contract/message.ts'
import { type Database, type Writing } from '../db/database.ts'
import { byId } from '../db/by-id.ts'
import { keeping } from '../db/locks.ts'
import { type PhotoTable } from '../db/car-tables.ts'
import { fail } from '../lib/errors.ts'

/** A photo that a message will show. */
type Taken = Pick<PhotoTable, 'id' | 'width' | 'height'>

/** The photos of a new message, each once, locked until the commit. Fails with `unknownPhoto`. */
export async function takePhotos(tx: Writing, addresses: readonly string[]): Promise<Taken[]> {
  const ids = [...new Set(addresses.flatMap((address) => photoIdOf(address) ?? []))]
  if (ids.length === 0) return []
  const found = tx.selectFrom('photos').select(['id', 'width', 'height']).where('id', 'in', ids).orderBy('id')
  const photos = byId(await keeping(tx, found).execute())
  return ids.map((id) => photos.get(id) ?? fail('unknownPhoto', { field: 'photos' }))
}

/** Adds the photos of a message that has been stored. */
export async function insertMessagePhotos(tx: Writing, messageId: string, photos: readonly Taken[]): Promise<void> {
  if (photos.length === 0) return
  const rows = photos.map(({ id: photoId }, position) => ({ messageId, position, photoId }))
  await tx.insertInto('messagePhotos').values(rows).execute()
}

/** The photos of messages, by message. */
export async function readMessagePhotos(
  db: Database,
  messageIds: readonly string[],
): Promise<Map<string, MessagePhoto[]>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('messagePhotos')
    .innerJoin('photos', 'photos.id', 'messagePhotos.photoId')
    .select(['messageId', 'photos.id', 'width', 'height'])
    .where('messageId', 'in', messageIds)
    .orderBy('messageId')
    .orderBy('position')
    .execute()
  const byMessage = Map.groupBy(rows, ({ messageId }) => messageId)
  return new Map([...byMessage].map(([id, photos]) => [id, photos.map(wirePhoto)]))
}

/** A photo in the form of the wire. */
export function wirePhoto({ id, width, height }: Taken): MessagePhoto {
  return { address: photoAddress(id), width, height }
}
