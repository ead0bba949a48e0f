import { type Car, type NewCar } from '../../contract/car.ts'
import { expiry, isListed } from '../../contract/car-state.ts'
import { photos } from '../../contract/limits.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { isDropFresh, isNotableDrop } from '../../contract/price-drop.ts'
import { type Shot } from '../../contract/shots.ts'
import { type Database, type Writing } from '../db/database.ts'
import { byId } from '../db/by-id.ts'
import { insertRows } from '../db/insert-rows.ts'
import { keeping } from '../db/locks.ts'
import { type CarRow, type EstimateTable, type PictureTable } from '../db/car-tables.ts'
import { sendTogether, type RowsOf } from '../db/sent-together.ts'
import { fail } from '../lib/errors.ts'
import { factsOf } from './car-columns.ts'
import { type CarViewer, type listed } from './car-visibility-store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A picture as shown: its address, its caption by the seller (`shot`), and a photo's blurred preview. */
export type ShownPicture = Pick<PictureTable, 'address' | 'shot'> & { preview: string | null }

/** A picture to be added to a car. */
export type NewPicture = ShownPicture & Omit<PictureTable, 'address' | 'shot'>

/**
 * The pictures that cars name. Our own photos among them are locked until the commit. Fails with `unknownPhoto` when a
 * photo does not exist, `invalid` when there are too many pictures.
 */
export async function findPictures(tx: Writing, cars: readonly { id: string; car: NewCar }[]): Promise<NewPicture[]> {
  const named = cars.flatMap(({ id, car }) =>
    orderedPictures(car).map((address, position) => ({
      carId: id,
      position,
      address,
      photoId: photoIdOf(address),
      shot: shotOf(car, address),
    })),
  )
  const photoIds = new Set(named.flatMap((picture) => picture.photoId ?? []))
  const previews = await lockPhotos(tx, photoIds)
  if (previews.size < photoIds.size) fail('unknownPhoto', { field: 'images' })
  return named.map((picture) => ({ ...picture, preview: previews.get(picture.photoId ?? '')?.preview ?? null }))
}

/** Adds the pictures of cars that have none yet. */
export async function insertPictures(tx: Writing, pictures: readonly NewPicture[]): Promise<void> {
  const rows = pictures.map(({ preview: _preview, ...row }) => row)
  await insertRows(tx, 'pictures', rows)
}

/** Locks photos until the commit, so that pictures may refer to them. */
async function lockPhotos(tx: Writing, ids: Set<string>): Promise<Map<string, { preview: string | null }>> {
  if (ids.size === 0) return new Map()
  const found = tx
    .selectFrom('photos')
    .select(['id', 'preview'])
    .where('id', 'in', [...ids])
  return byId(await keeping(tx, found.orderBy('id')).execute())
}

/** Replaces a car's pictures. Fails as `findPictures` does. */
export async function replacePictures(tx: Writing, carId: string, car: NewCar): Promise<void> {
  await tx.deleteFrom('pictures').where('carId', '=', carId).execute()
  await insertPictures(tx, await findPictures(tx, [{ id: carId, car }]))
}

/** The seller's caption of a picture. */
export function shotOf({ shots }: NewCar, address: string): Shot | null {
  return shots?.[address] ?? null
}

/** Rows of cars in the form of the wire for `viewer`, with pictures and estimates, in the same order. */
export async function wireCars(db: Database, rows: CarRow[], viewer: CarViewer = null): Promise<[string, Car][]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const parts = await sendTogether(db, partsOf(db, ids))
  return withParts(rows, parts, viewer).map(({ row, car }) => [row.id, car])
}

/** A car as read, and in the form of the wire. */
export interface ReadCar {
  row: CarRow
  car: Car
}

/** The ones of `ids` that `meant` selects, by id, in the form of the wire for `viewer`, read in one round trip. */
export async function readCars(
  db: Database,
  ids: readonly string[],
  { meant, viewer = null }: { meant: typeof listed; viewer?: CarViewer },
): Promise<Map<string, ReadCar>> {
  if (ids.length === 0) return new Map()
  const cars = db.selectFrom('cars').selectAll().where('id', 'in', ids).where(meant)
  const [rows, ...parts] = await sendTogether(db, [cars, ...partsOf(db, ids)])
  return new Map(withParts(rows, parts, viewer).map((read) => [read.row.id, read]))
}

/** Reads of the pictures and the estimates of cars. */
function partsOf(db: Database, ids: readonly string[]) {
  return [
    db
      .selectFrom('pictures')
      .leftJoin('photos', 'photos.id', 'pictures.photoId')
      .select(['pictures.carId', 'pictures.address', 'pictures.shot', 'photos.preview'])
      .where('pictures.carId', 'in', ids)
      .orderBy('pictures.carId')
      .orderBy('pictures.position'),
    db.selectFrom('estimates').select(['carId', 'price', 'low', 'high', 'comparableCount']).where('carId', 'in', ids),
    db.selectFrom('fewComparables').select(['carId', 'count']).where('carId', 'in', ids),
  ] as const
}

function withParts(
  rows: CarRow[],
  [pictures, estimates, fewOnes]: RowsOf<ReturnType<typeof partsOf>>,
  viewer: CarViewer,
): ReadCar[] {
  const picturesByCar = Map.groupBy(pictures, (picture) => picture.carId)
  const estimateByCar = new Map(estimates.map((estimate) => [estimate.carId, estimate]))
  const few = new Map(fewOnes.map(({ carId, count }) => [carId, count]))
  return rows.map((row) => {
    const { id } = row
    const estimate = estimateByCar.get(id)
    const parts = { pictures: picturesByCar.get(id), estimate, few: estimate ? undefined : few.get(id) }
    return { row, car: wireCar(row, parts, viewer) }
  })
}

interface CarParts {
  pictures?: ShownPicture[] | undefined
  estimate?: Pick<EstimateTable, 'price' | 'low' | 'high' | 'comparableCount'> | undefined
  few?: number | undefined
}

/** A row of a car with its parts in the form of the wire for `viewer`. */
export function wireCar(row: CarRow, { pictures = [], estimate, few }: CarParts, viewer: CarViewer = null): Car {
  const { brand, model, engine, transmission, year, description, location, price, ownerId } = row
  const isOwn = viewer === 'operator' || viewer?.userId === ownerId
  const car: Car = { brand, model, engine, transmission, year, description, location, price, owner_id: ownerId }
  Object.assign(car, factsOf(row, isOwn))
  const addresses = pictures.map((picture) => picture.address)
  const previews = pictures.flatMap(({ address, preview }) => (preview === null ? [] : [[address, preview] as const]))
  const shots = pictures.flatMap(({ address, shot }) => (shot === null ? [] : [[address, shot] as const]))
  const [img] = addresses
  if (img !== undefined) car.img = img
  if (addresses.length > 1) car.images = addresses
  if (previews.length > 0) car.previews = Object.fromEntries(previews)
  if (shots.length > 0) car.shots = Object.fromEntries(shots)
  if (row.state !== 'forSale') car.state = row.state
  if (row.state !== 'forSale') car.stateAt = row.stateAt
  car.listedAt = row.createdAt
  if (isOwn && isListed(row.state)) car.expiresAt = row.renewedAt + expiry.hideDays * dayMs
  if (isOwn && row.hiddenAt !== null) car.isHidden = true
  const { priceDropFrom: from, priceDropAt: at } = row
  if (from !== null && at !== null && isDropFresh(at, Date.now()) && isNotableDrop(from, price)) {
    car.priceDrop = { amount: difference(from, price), at }
  }
  if (estimate) {
    const { comparableCount, ...range } = estimate
    car.estimate = { price: range.price, low: range.low, high: range.high, comparables: comparableCount }
  }
  if (few !== undefined) car.fewComparables = few
  if (row.saveCount > 0) car.saves = row.saveCount
  if (row.shareOffAt !== null) car.isUnshared = true
  return car
}

/** A difference in BGN without rounding errors of binary fractions. */
function difference(from: number, to: number): number {
  return Math.round((from - to) * 100) / 100
}

/**
 * The addresses of a car's pictures, each once, the cover (`img`) first. Fails with `invalid` when there are too many.
 */
export function orderedPictures(car: NewCar): string[] {
  const addresses = [...new Set([car.img ?? '', ...(car.images ?? [])])].filter((address) => address !== '')
  // The rule of the form counts `images` only, without a separate cover.
  if (addresses.length > photos.perOffer) fail('invalid', { field: 'images', message: 'imagesTooMany' })
  return addresses
}
