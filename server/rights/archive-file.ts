import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { photos } from '../../contract/limits.ts'
import { type Database } from '../db/database.ts'
import { writeNested } from '../export/nested-file.ts'
import { pictureName } from '../photos/picture-files.ts'
import { type Storage } from '../storage/storage.ts'
import { type ArchiveJob } from './archive-store.ts'
import {
  ownAccount,
  ownComments,
  ownExclusions,
  ownFormerOffers,
  ownFormerPhotos,
  ownFollows,
  ownMessages,
  ownOffers,
  ownPhotos,
  ownSavedCars,
  ownSearches,
  ownSessions,
} from './own-data-store.ts'

/** Where archives are made, and of what. */
export interface ArchivePlace {
  db: Database
  /** Holds the photos, and takes the archives. */
  storage: Storage
  /** In its folder `archives` this process makes them. */
  dataDir: string
}

/** The largest width is the whole photo as it is kept. */
const width = photos.widths[2]

/** The part of the storage that holds the archives. */
export const archivePart = 'archives'

/** The name of an archive in the storage. */
export function archiveName(id: string): string {
  return `${archivePart}/${id}.zip`
}

/**
 * Writes a person's data and photos into a ZIP file, entry by entry: it is never whole in memory. The storage takes it
 * when it is whole. Answers its length in bytes.
 */
export async function writeArchive(
  { db, storage, dataDir }: ArchivePlace,
  { id, userId }: ArchiveJob,
  signal: AbortSignal,
): Promise<number> {
  const folder = join(dataDir, archivePart)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const [data, unfinished] = [join(folder, `${id}.json`), join(folder, `${id}.part`)]
  try {
    await removeAll([data, unfinished])
    await writeData(db, userId, data)
    const zip = new ZipFile()
    const written = pipeline(zip.outputStream, createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }), { signal })
    zip.on('error', (error) => (zip.outputStream as unknown as { destroy(error: unknown): void }).destroy(error))
    zip.addFile(data, 'data.json')
    for await (const photo of ownPhotos(db, userId)) {
      // One that no offer shows may have been swept.
      if (await storage.has(pictureName('photos', photo.id, width))) addPhoto(zip, storage, photo.id)
    }
    zip.end()
    await written
    const { size } = await stat(unfinished)
    await storage.putFile(archiveName(id), unfinished)
    return size
  } finally {
    await removeAll([data, unfinished])
  }
}

/** Read when its turn in the archive comes. */
function addPhoto(zip: ZipFile, storage: Storage, id: string): void {
  zip.addReadStreamLazy(`photos/${id}.webp`, { compress: false }, (done) => {
    const content = Readable.from(bytesOf(storage, pictureName('photos', id, width)))
    content.on('error', (error) => zip.emit('error', error))
    done(null, content)
  })
}

async function* bytesOf(storage: Storage, name: string): AsyncGenerator<Buffer> {
  const photo = await storage.read(name)
  if (!photo) throw new Error('A photo went while it was packed')
  yield photo.bytes
}

async function writeData(db: Database, userId: string, file: string): Promise<void> {
  const sections = {
    account: ownAccount(db, userId),
    offers: ownOffers(db, userId),
    comments: ownComments(db, userId),
    messagesSent: ownMessages(db, userId, 'senderId'),
    messagesReceived: ownMessages(db, userId, 'recipientId'),
    followers: ownFollows(db, userId, 'followers'),
    following: ownFollows(db, userId, 'following'),
    sessions: ownSessions(db, userId),
    savedCars: ownSavedCars(db, userId),
    savedSearches: ownSearches(db, userId),
    leftOut: ownExclusions(db, userId),
    formerOffers: ownFormerOffers(db, userId),
    formerPhotos: ownFormerPhotos(db, userId),
  }
  await writeNested(file, sections, 0o600)
}

async function removeAll(files: string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true })
}
