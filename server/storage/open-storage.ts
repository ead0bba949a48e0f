import { stat } from 'node:fs/promises'
import { FolderStorage } from './folder-storage.ts'
import { S3Storage } from './s3-storage.ts'
import { type StoragePlace } from '../config/storage-place.ts'
import { type Storage } from './storage.ts'

/** Opens the storage of a place, without accessing it yet. */
export function openStorage(place: StoragePlace): Storage {
  return 'folder' in place ? new FolderStorage(place.folder) : new S3Storage(place)
}

/**
 * Requires that a shared folder exists: if it were created while not mounted, files would go to the machine's own disk.
 * @throws Error with a clear sentence when it does not exist
 */
export async function requireFolder(place: StoragePlace): Promise<void> {
  if (!('folder' in place)) return
  const found = await stat(place.folder).catch(() => null)
  if (!found?.isDirectory())
    throw new Error(`STORAGE_URL names ${place.folder}, where there is no folder. Mount it first.`)
}
