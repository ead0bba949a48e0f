import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { photos } from '../../contract/limits.ts'
import { type Database } from '../db/database.ts'
import { writeNested } from '../export/nested-file.ts'
import { pictureFile } from '../photos/photo-files.ts'
import { type ArchiveJob } from './archive-store.ts'
import {
  ownAccount,
  ownComments,
  ownFollows,
  ownMessages,
  ownOffers,
  ownPhotos,
  ownSessions,
} from './own-data-store.ts'

/** Where archives are made, and of what. */
export interface ArchivePlace {
  db: Database
  /** The folder of the archives. */
  folder: string
  /** The folder of the photos. */
  photoFolder: string
}

/** The largest width is the whole photo as it is kept. */
const width = photos.widths[2]

/** The file of an archive. */
export function archiveFile(folder: string, id: string): string {
  return join(folder, `${id}.zip`)
}

/**
 * Writes a person's data and photos into a ZIP file, entry by entry: it is never whole in memory. The file has its name
 * when it is whole. Answers its length in bytes.
 */
export async function writeArchive(
  { db, folder, photoFolder }: ArchivePlace,
  { id, userId }: ArchiveJob,
  signal: AbortSignal,
): Promise<number> {
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
      const file = pictureFile(photoFolder, photo.id, width)
      // One that no offer shows may have been swept.
      if (await isThere(file)) zip.addFile(file, `photos/${photo.id}.webp`, { compress: false })
    }
    zip.end()
    await written
    const { size } = await stat(unfinished)
    await rename(unfinished, archiveFile(folder, id))
    return size
  } finally {
    await removeAll([data, unfinished])
  }
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
  }
  await writeNested(file, sections, 0o600)
}

async function removeAll(files: string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true })
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
