import { type Selectable } from 'kysely'
import { type NewCar } from '../../contract/car.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { type FormerPhotoTable } from '../db/car-tables.ts'
import { type Database, type Writing } from '../db/database.ts'
import { bitsBetween, sameBits, type PhotoHash } from '../photos/photo-fingerprint.ts'
import { hashOfColumns } from '../photos/photo-store.ts'
import { orderedPictures } from './car-picture-store.ts'

/** Photos that identify a vehicle: the cover and the next two. */
const maxPhotos = 3
/** Equal photos that make it the same offer; a single one may be a dealer's sign. */
const photosAlike = 2
/** Most photos of an owner's deleted offers that are compared, the latest first. */
const maxFormer = 900

type FormerPhoto = Selectable<FormerPhotoTable>

interface KnownPhoto {
  /** The id of an uploaded photo, or the address of a link. */
  photo: string
  hash: PhotoHash | null
}

/**
 * Records the photos by which an offer that is about to be deleted can be recognised. One without photos leaves a row
 * that is like no photo, so that links to it still lead to similar cars.
 */
export async function recordFormerPhotos(tx: Writing, carId: string): Promise<void> {
  const pictures = await tx
    .selectFrom('cars')
    .leftJoin('pictures', (join) =>
      join.onRef('pictures.carId', '=', 'cars.id').on('pictures.position', '<', maxPhotos),
    )
    .leftJoin('photos', 'photos.id', 'pictures.photoId')
    .select(['position', 'address', 'photoId', 'hash1', 'hash2', 'hash3', 'hash4'])
    .select(['cars.ownerId', 'brand', 'model', 'year', 'vin', 'cars.createdAt as listedAt'])
    .where('cars.id', '=', carId)
    .execute()
  if (pictures.length === 0) return
  const goneAt = Date.now()
  const rows = pictures.map(({ address, photoId, position, ...row }) => {
    return { ...row, carId, position: position ?? 0, photo: photoId ?? address ?? '', goneAt }
  })
  await tx.insertInto('formerPhotos').values(rows).execute()
}

/** A vehicle that its owner offers. */
export interface Offered {
  ownerId: string
  car: NewCar
}

/** Those of these owners who deleted an offer with photos after `since` (epoch ms); they are few. */
export function selectFormerOwners(db: Database, ownerIds: readonly string[], since: number) {
  return db
    .selectFrom('formerPhotos')
    .select('ownerId')
    .distinct()
    .where('ownerId', 'in', ownerIds)
    .where('goneAt', '>', since)
}

/**
 * The first days of the vehicles that `owners` offered before, deleted after `since` (epoch ms) and that are recognised
 * by photos: of the same brand and year, and without another VIN.
 */
export async function firstDaysByPhotos(
  tx: Writing,
  offers: readonly Offered[],
  { owners, since }: { owners: readonly { ownerId: string }[]; since: number },
): Promise<Map<NewCar, number>> {
  const byOwner = Map.groupBy(offers, ({ ownerId }) => ownerId)
  const days = new Map<NewCar, number>()
  for (const { ownerId } of owners) {
    const cars = byOwner.get(ownerId)?.map(({ car }) => car) ?? []
    for (const [car, day] of await firstDaysOf(tx, ownerId, { cars, since })) days.set(car, day)
  }
  return days
}

async function firstDaysOf(
  tx: Writing,
  ownerId: string,
  { cars, since }: { cars: readonly NewCar[]; since: number },
): Promise<(readonly [NewCar, number])[]> {
  const rows = await tx
    .selectFrom('formerPhotos')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('goneAt', '>', since)
    .orderBy('goneAt', 'desc')
    .limit(maxFormer)
    .execute()
  const former = [...Map.groupBy(rows, ({ carId }) => carId).values()]
  const photosOf = new Map(cars.map((car) => [car, orderedPictures(car).slice(0, maxPhotos)]))
  const hashes = await hashesOf(tx, [...photosOf.values()].flat())
  const days = cars.map((car) => {
    const photos = (photosOf.get(car) ?? []).map((address) => {
      const photo = photoIdOf(address) ?? address
      return { photo, hash: hashes.get(photo) ?? null }
    })
    const same = former.filter((offer) => mayBe(offer[0]!, car) && areAlike(photos, offer))
    return [car, Math.min(...same.map(([photo]) => photo!.listedAt))] as const
  })
  return days.filter(([, day]) => Number.isFinite(day))
}

/** What a deleted offer was; undefined for others. */
export async function findFormerOffer(
  db: Database,
  carId: string,
): Promise<Pick<FormerPhoto, 'brand' | 'model' | 'year' | 'goneAt'> | undefined> {
  return db
    .selectFrom('formerPhotos')
    .select(['brand', 'model', 'year', 'goneAt'])
    .where('carId', '=', carId)
    .limit(1)
    .executeTakeFirst()
}

/** Deletes records of photos of offers that were deleted before `before` (epoch ms). */
export async function sweepFormerPhotos(db: Database, before: number): Promise<void> {
  await db.deleteFrom('formerPhotos').where('goneAt', '<', before).execute()
}

async function hashesOf(tx: Writing, addresses: string[]): Promise<Map<string, PhotoHash | null>> {
  const ids = addresses.flatMap((address) => photoIdOf(address) ?? [])
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('photos')
    .select(['id', 'hash1', 'hash2', 'hash3', 'hash4'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, hashOfColumns(row)]))
}

function mayBe(former: FormerPhoto, { brand, year, vin }: NewCar): boolean {
  const isOtherVin = former.vin !== null && vin !== undefined && former.vin !== vin
  return former.brand === brand && former.year === year && !isOtherVin
}

function areAlike(photos: KnownPhoto[], former: FormerPhoto[]): boolean {
  const known = former.map((row) => ({ photo: row.photo, hash: hashOfColumns(row) }))
  const alike = photos.filter((one) => known.some((other) => isSame(one, other)))
  return alike.length > 0 && alike.length >= Math.min(photosAlike, photos.length, known.length)
}

function isSame(one: KnownPhoto, other: KnownPhoto): boolean {
  if (one.photo === other.photo) return true
  return one.hash !== null && other.hash !== null && bitsBetween(one.hash, other.hash) <= sameBits
}
