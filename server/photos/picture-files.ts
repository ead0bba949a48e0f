import { photos } from '../../contract/limits.ts'
import { type PhotoWidth } from '../../contract/photo.ts'
import { StorageError } from '../storage/storage-error.ts'
import { unfinishedEnd, type Storage, type StoredFile } from '../storage/storage.ts'

/** One width of a picture, as WebP. */
export interface PictureFile {
  width: PhotoWidth
  bytes: Uint8Array
}

/** Uploaded photos, and pictures fetched from links: each a part of the storage. */
export type PictureKind = 'photos' | 'links'

const idsAtOnce = 200
const pictureNames = /^(?:photos|links)\/[0-9a-f]{2}\/([0-9a-f]{32})-(?:480|960|1600)\.webp$/

/**
 * The name of one width of a picture in the storage: `{kind}/{first 2 of the id}/{id}-{width}.webp`.
 * @throws Error when the id is not 32 hexadecimal digits
 */
export function pictureName(kind: PictureKind, id: string, width: PhotoWidth): string {
  if (!/^[0-9a-f]{32}$/.test(id)) throw new Error('Not the id of a picture')
  return `${kind}/${id.slice(0, 2)}/${id}-${width}.webp`
}

/** Is this the name of one width of a picture? */
export function isPictureName(name: string): boolean {
  return pictureNames.test(name)
}

/** Writes all widths of a picture; they are durable when this returns. */
export async function writePicture(
  storage: Storage,
  kind: PictureKind,
  id: string,
  files: PictureFile[],
): Promise<void> {
  await Promise.all(files.map(({ width, bytes }) => storage.put(pictureName(kind, id, width), bytes)))
}

/**
 * Reads one width of a picture; `null` when it does not exist. Fails with `StorageError` when the storage answers with
 * something else, such as the page of a proxy or half a file.
 */
export async function readPicture(
  storage: Storage,
  kind: PictureKind,
  id: string,
  width: PhotoWidth,
): Promise<StoredFile | null> {
  const file = await storage.read(pictureName(kind, id, width))
  if (file && !isWholeWebp(file.bytes)) throw new StorageError('The storage answered with no whole picture')
  return file
}

/** Is this a whole WebP file, as long as its head says (RFC 9649, 2.4)? */
function isWholeWebp(bytes: Buffer): boolean {
  if (bytes.length < 12) return false
  const [riff, webp] = [bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]
  return riff === 'RIFF' && webp === 'WEBP' && bytes.readUInt32LE(4) + 8 === bytes.length
}

/** Can all widths of a picture be read, whole? Fails as `readPicture`. */
export async function canReadPicture(storage: Storage, kind: PictureKind, id: string): Promise<boolean> {
  // One after the other, so that only one is in memory.
  for (const width of photos.widths) if ((await readPicture(storage, kind, id, width)) === null) return false
  return true
}

/** Are all widths of a picture stored? */
export async function hasPicture(storage: Storage, kind: PictureKind, id: string): Promise<boolean> {
  const found = await Promise.all(photos.widths.map((width) => storage.has(pictureName(kind, id, width))))
  return found.every(Boolean)
}

/** Removes all widths of a picture; missing ones are no error. */
export async function removePicture(storage: Storage, kind: PictureKind, id: string): Promise<void> {
  // One after the other, so that none is still running when one fails.
  for (const width of photos.widths) await storage.remove(pictureName(kind, id, width))
}

/**
 * The ids of pictures with files written before `before` (epoch ms), in groups; an id may come twice. Unfinished files
 * of that age are removed.
 */
export async function* oldPictures(storage: Storage, kind: PictureKind, before: number): AsyncGenerator<string[]> {
  let ids = new Set<string>()
  for await (const { name, writtenAt } of storage.list(kind)) {
    if (writtenAt >= before) continue
    if (name.endsWith(unfinishedEnd)) await storage.remove(name)
    const [, id] = pictureNames.exec(name) ?? []
    if (id !== undefined) ids.add(id)
    if (ids.size < idsAtOnce) continue
    yield [...ids]
    ids = new Set()
  }
  if (ids.size > 0) yield [...ids]
}
