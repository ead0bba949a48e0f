import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { photos } from '../../contract/limits.ts'
import { type Database } from '../db/database.ts'
import { writeNested } from '../lib/nested-file.ts'
import { pictureName, readPicture } from '../photos/picture-files.ts'
import { type Storage } from '../storage/storage.ts'
import { type ArchiveJob } from './archive-store.ts'
import {
  ownAccount,
  ownComments,
  ownFormerOffers,
  ownFormerPhotos,
  ownFactors,
  ownFollows,
  ownOffers,
  ownPhotos,
  ownProfile,
  ownProfileFacts,
  ownSaidFacts,
  ownSales,
  ownSavedCars,
  ownSearches,
  ownSeenCars,
  ownSessions,
} from './own-data-store.ts'
import { ownGivenTelephones } from './given-telephones-store.ts'
import { ownDecisions, ownReports } from './own-reports-store.ts'
import { ownHandovers } from './own-meetings-store.ts'
import { ownBlocks, ownExclusions } from './own-silences-store.ts'
import {
  ownConversations,
  ownDeals,
  ownHeldMessages,
  ownMessages,
  ownNotices,
  ownNoticeSettings,
  ownOfferSigns,
  ownPushes,
  ownTalkSigns,
} from './own-talk-store.ts'

/** Where archives are made, and from what. */
export interface ArchivePlace {
  db: Database
  /** Holds the photos, and stores the archives. */
  storage: Storage
  /** The data folder; archives are made in its folder `archives`. */
  dataDir: string
}

/** The largest width, in which the whole photo is stored. */
const width = photos.widths[2]

/** The part of the storage that holds the archives. */
export const archivePart = 'archives'

/** The name of an archive in the storage. */
export function archiveName(id: string): string {
  return `${archivePart}/${id}.zip`
}

/**
 * Writes a person's data and photos into a ZIP file, entry by entry, so that it is never whole in memory. The storage
 * gets the complete file. Answers its length in bytes.
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
      // A photo that no offer shows may have been swept.
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

/** The photo is opened at its turn in the archive. */
function addPhoto(zip: ZipFile, storage: Storage, id: string): void {
  zip.addReadStreamLazy(`photos/${id}.webp`, { compress: false }, (done) => {
    const content = Readable.from(bytesOf(storage, id))
    content.on('error', (error) => zip.emit('error', error))
    done(null, content)
  })
}

async function* bytesOf(storage: Storage, id: string): AsyncGenerator<Buffer> {
  const photo = await readPicture(storage, 'photos', id, width)
  if (!photo) throw new Error('A photo went while it was packed')
  yield photo.bytes
}

async function writeData(db: Database, userId: string, file: string): Promise<void> {
  const sections = {
    account: ownAccount(db, userId),
    profile: ownProfile(db, userId),
    profileFacts: ownProfileFacts(db, userId),
    offers: ownOffers(db, userId),
    comments: ownComments(db, userId),
    saidFacts: ownSaidFacts(db, userId),
    messagesSent: ownMessages(db, userId, 'senderId'),
    messagesReceived: ownMessages(db, userId, 'recipientId'),
    conversations: ownConversations(db, userId),
    heldMessages: ownHeldMessages(db, userId),
    talkSigns: ownTalkSigns(db, userId),
    offerSigns: ownOfferSigns(db, userId),
    priceOffers: ownDeals(db, userId, 'priceOffers'),
    viewings: ownDeals(db, userId, 'viewings'),
    handovers: ownHandovers(db, userId),
    notices: ownNotices(db, userId),
    noticeSettings: ownNoticeSettings(db, userId),
    pushes: ownPushes(db, userId),
    followers: ownFollows(db, userId, 'followers'),
    following: ownFollows(db, userId, 'following'),
    sessions: ownSessions(db, userId),
    secondFactors: ownFactors(db, userId),
    savedCars: ownSavedCars(db, userId),
    seenCars: ownSeenCars(db, userId),
    givenTelephones: ownGivenTelephones(db, userId),
    sales: ownSales(db, userId),
    savedSearches: ownSearches(db, userId),
    leftOut: ownExclusions(db, userId),
    blocks: ownBlocks(db, userId),
    reports: ownReports(db, userId),
    decisions: ownDecisions(db, userId),
    formerOffers: ownFormerOffers(db, userId),
    formerPhotos: ownFormerPhotos(db, userId),
  }
  await writeNested(file, sections, 0o600)
}

async function removeAll(files: string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true })
}
