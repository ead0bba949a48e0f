import { type SamePhotos } from '../../contract/car.ts'
import { seenBy, type CarViewer } from './car-visibility-store.ts'
import { type CarRow, type PhotoHashColumns, type PhotoTable } from '../db/car-tables.ts'
import { type Database } from '../db/database.ts'
import { bitsBetween, sameBits, type PhotoHash } from '../photos/photo-fingerprint.ts'
import { hashOfColumns } from '../photos/photo-store.ts'

/** Most offers that are named; more would not warn better. */
const maxOffers = 5
/** Most photos that are compared because they share one part of a hash. */
const maxNear = 300

const parts = ['hash1', 'hash2', 'hash3', 'hash4'] as const

interface HashedPhoto {
  id: string
  hash: PhotoHash
}

/**
 * Offers of other sellers, in any state, that show photos of this offer, those with most of them first: how many, since
 * when that offer exists (epoch ms), and its id where `viewer` sees it. Photos are equal by their bytes or by their
 * hashes; a photo without a hash equals none.
 */
export async function findSamePhotos(
  db: Database,
  { id, ownerId }: Pick<CarRow, 'id' | 'ownerId'>,
  viewer: CarViewer,
): Promise<SamePhotos[]> {
  const own = await photosOf(db, id)
  if (own.length === 0) return []
  const sameAs = await photosLike(db, own)
  const shown = await db
    .selectFrom('pictures')
    .innerJoin('cars', 'cars.id', 'pictures.carId')
    .select(['pictures.photoId', 'cars.id as carId', 'cars.createdAt as at'])
    .select((eb) => seenBy(viewer)(eb).as('isSeen'))
    .where('pictures.photoId', 'in', [...sameAs.keys()])
    .where('cars.ownerId', '!=', ownerId)
    .orderBy('cars.createdAt')
    .orderBy('cars.id')
    .limit(maxNear)
    .execute()
  const offers = [...Map.groupBy(shown, ({ carId }) => carId).values()].map((pictures) => {
    const [{ carId, at, isSeen }] = pictures as [(typeof pictures)[0]]
    const photos = new Set(pictures.flatMap(({ photoId }) => sameAs.get(photoId ?? '') ?? []))
    return { count: photos.size, at, ...(isSeen && { carId }) }
  })
  return offers.toSorted((one, other) => other.count - one.count).slice(0, maxOffers)
}

/** The photos of an offer that have a hash. */
async function photosOf(db: Database, carId: string): Promise<HashedPhoto[]> {
  const rows = await db
    .selectFrom('photos')
    .innerJoin('pictures', 'pictures.photoId', 'photos.id')
    .select(['photos.id', ...parts])
    .where('pictures.carId', '=', carId)
    .execute()
  return rows.flatMap(hashedPhoto)
}

/** Photos that equal any of these, each with the ids of those it equals. */
async function photosLike(db: Database, photos: HashedPhoto[]): Promise<Map<string, string[]>> {
  const near = new Map<string, PhotoHash>()
  // Each part by its own index, so that a common part does not use up the limit of the others.
  for (const [index, part] of parts.entries()) {
    const wanted = [...new Set(photos.map(({ hash }) => hash[index] ?? 0))]
    const rows = await db
      .selectFrom('photos')
      .select(['id', ...parts])
      .where(part, 'in', wanted)
      .limit(maxNear)
      .execute()
    for (const { id, hash } of rows.flatMap(hashedPhoto)) near.set(id, hash)
  }
  const same = [...near].map(([id, hash]) => {
    const own = photos.filter((photo) => bitsBetween(photo.hash, hash) <= sameBits)
    return [id, own.map((photo) => photo.id)] as const
  })
  return new Map(same.filter(([, own]) => own.length > 0))
}

function hashedPhoto(row: PhotoHashColumns & Pick<PhotoTable, 'id'>): HashedPhoto[] {
  const hash = hashOfColumns(row)
  return hash ? [{ id: row.id, hash }] : []
}
