import { type Car, type NewCar } from '../../contract/car.ts'
import { photos } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { type Database, type Writing } from '../db/database.ts'
import { keepRows } from '../db/locks.ts'
import { type CarTable, type PictureTable } from '../db/tables.ts'
import { fail } from '../errors.ts'

/** Sets the pictures of a car. Fails with `unknownPhoto` when one of our own is not known, `invalid` when too many. */
export async function replacePictures(tx: Writing, carId: string, car: NewCar): Promise<void> {
  const rows = orderedPictures(car).map((address, position) => ({
    carId,
    position,
    address,
    photoId: photoIdOf(address),
  }))
  const photoIds = rows.flatMap((row) => row.photoId ?? [])
  if (photoIds.length > 0) {
    const known = await keepRows(tx, 'photos', [...new Set(photoIds)])
    if (known.length < new Set(photoIds).size) fail('unknownPhoto', { field: 'images' })
  }
  await tx.deleteFrom('pictures').where('carId', '=', carId).execute()
  if (rows.length > 0) await tx.insertInto('pictures').values(rows).execute()
}

/** Rows of cars as the wire has them, with their pictures, in the same order. */
export async function withPictures(db: Database, rows: CarTable[]): Promise<[string, Car][]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const pictures = await db
    .selectFrom('pictures')
    .selectAll()
    .where('carId', 'in', ids)
    .orderBy('carId')
    .orderBy('position')
    .execute()
  const byCar = Map.groupBy(pictures, (picture) => picture.carId)
  return rows.map((row) => [row.id, wireCar(row, byCar.get(row.id) ?? [])])
}

function wireCar(row: CarTable, pictures: PictureTable[]): Car {
  const addresses = pictures.map((picture) => picture.address)
  const [img] = addresses
  const { brand, model, engine, transmission, year, description, location, price, ownerId } = row
  const car: Car = { brand, model, engine, transmission, year, description, location, price, owner_id: ownerId }
  if (img !== undefined) car.img = img
  if (addresses.length > 1) car.images = addresses
  return car
}

/** The cover first: `img` where it is given, else the first of `images`. Fails with `invalid` when they are too many. */
function orderedPictures(car: NewCar): string[] {
  const addresses = [...new Set([car.img ?? '', ...(car.images ?? [])])].filter((address) => address !== '')
  // The form's rule counts `images` alone; a cover beside them is one more.
  if (addresses.length > photos.perOffer) fail('invalid', { field: 'images', sentence: messages.imagesTooMany })
  return addresses
}
