import { type SamePhotos } from '../../contract/car.ts'
import { carName } from '../../contract/shown-car.ts'
import { findCar, listCars } from '../cars/car-store.ts'
import { type Database } from '../db/database.ts'

/** Number of the newest offers that are checked. */
const newest = 1000

/**
 * A report for moderators: the newest offers that show photos of other sellers' offers, or have the VIN of another
 * listed one, a line each, newest first.
 */
export async function duplicatesReport(db: Database): Promise<string> {
  const cars = await listCars(db, { orderBy: '$key', limitToLast: newest }, { viewer: 'operator' })
  const lines: string[] = []
  for (const [id] of cars.toReversed()) {
    const car = await findCar(db, id, 'operator')
    const signs = [
      ...(car?.sameVin ?? []).map((other) => `same VIN as ${other}`),
      ...(car?.samePhotos ?? []).map(shown),
    ]
    if (car && signs.length > 0) lines.push(`${id}  ${carName(car)}, ${car.year}: ${signs.join('; ')}`)
  }
  const looked = `${cars.length} newest offers looked at, ${lines.length} with photos or the VIN of another.`
  return [...lines, looked].join('\n')
}

function shown({ count, carId }: SamePhotos): string {
  return `${count} ${count === 1 ? 'photo' : 'photos'} of ${carId ?? 'another offer'}`
}
