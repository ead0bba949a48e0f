import { type NewCar } from '../../contract/car.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { type FormerPhotoTable } from '../db/car-tables.ts'
import { type Database, type Writing } from '../db/database.ts'
import { bitsBetween, sameBits, type PhotoHash } from '../photos/photo-print.ts'
import { hashOfColumns } from '../photos/photo-store.ts'
import { orderedPictures } from './car-picture-store.ts'

/** The cover and the next two say which vehicle it is. */
const photosKept = 3
/** With so many photos the same it is the same offer: one alone may be a dealer's sign. */
const photosAlike = 2
/** So many photos of an owner's deleted offers are compared at most, the latest first. */
const mostFormer = 900

interface KnownPhoto {
  /** The id of an uploaded photo, or the address of a link. */
  photo: string
  hash: PhotoHash | null
}

/** Keeps by which photos an offer is known again that is about to be deleted. */
export async function keepFormerPhotos(tx: Writing, carId: string): Promise<void> {
  const pictures = await tx
    .selectFrom('pictures')
    .innerJoin('cars', 'cars.id', 'pictures.carId')
    .leftJoin('photos', 'photos.id', 'pictures.photoId')
    .select(['position', 'address', 'photoId', 'hash1', 'hash2', 'hash3', 'hash4'])
    .select(['cars.ownerId', 'brand', 'year', 'vin', 'cars.createdAt as listedAt'])
    .where('carId', '=', carId)
    .where('position', '<', photosKept)
    .execute()
  if (pictures.length === 0) return
  const goneAt = Date.now()
  const rows = pictures.map(({ address, photoId, ...row }) => ({ ...row, carId, photo: photoId ?? address, goneAt }))
  await tx.insertInto('formerPhotos').values(rows).execute()
}

/** A vehicle that its owner offers. */
export interface Offered {
  ownerId: string
  car: NewCar
}

/** Those of the owners who have deleted an offer with photos after `since` (epoch ms): few have lately. */
export function selectFormerOwners(tx: Writing, offers: readonly Offered[], since: number) {
  return tx
    .selectFrom('formerPhotos')
    .select('ownerId')
    .distinct()
    .where('ownerId', 'in', [...new Set(offers.map(({ ownerId }) => ownerId))])
    .where('goneAt', '>', since)
}

/**
 * Since when `owners` have offered those of these vehicles that they have deleted after `since` (epoch ms) and that are
 * known by their photos: of the same brand and year, and not of another VIN.
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
    .limit(mostFormer)
    .execute()
  const former = [...Map.groupBy(rows, ({ carId }) => carId).values()]
  const photosOf = new Map(cars.map((car) => [car, orderedPictures(car).slice(0, photosKept)]))
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

/** Forgets the photos of offers that were deleted before `before` (epoch ms). */
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

function mayBe(former: FormerPhotoTable, { brand, year, vin }: NewCar): boolean {
  const isOtherVin = former.vin !== null && vin !== undefined && former.vin !== vin
  return former.brand === brand && former.year === year && !isOtherVin
}

function areAlike(photos: KnownPhoto[], former: FormerPhotoTable[]): boolean {
  const known = former.map((row) => ({ photo: row.photo, hash: hashOfColumns(row) }))
  const alike = photos.filter((one) => known.some((other) => isSame(one, other)))
  return alike.length > 0 && alike.length >= Math.min(photosAlike, photos.length, known.length)
}

function isSame(one: KnownPhoto, other: KnownPhoto): boolean {
  if (one.photo === other.photo) return true
  return one.hash !== null && other.hash !== null && bitsBetween(one.hash, other.hash) <= sameBits
}
