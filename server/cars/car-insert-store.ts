import { type Car, type NewCar } from '../../contract/car.ts'
import { type Writing } from '../db/database.ts'
import { recordHits, type LiveHit } from '../saved-searches/search-hits-store.ts'
import { newCarRow } from './car-columns.ts'
import { addHistory } from './car-history-store.ts'
import { addPictures, wireCars } from './car-picture-store.ts'
import { firstDays } from './former-offers-store.ts'

/** An offer that is new, with the id that it gets. */
export interface FreshCar {
  id: string
  ownerId: string
  car: NewCar
  importKey?: string | undefined
}

/**
 * Writes new offers with their pictures and the beginning of their histories, and which saved searches they come to fit.
 * Answers the offers as all see them, and whom to tell at once. The counts are the caller's. Fails with `unknownPhoto`,
 * `invalid` when pictures are too many.
 */
export async function insertCars(tx: Writing, fresh: FreshCar[]): Promise<{ cars: [string, Car][]; hits: LiveHit[] }> {
  if (fresh.length === 0) return { cars: [], hits: [] }
  const now = Date.now()
  const days = await firstDays(tx, fresh, now)
  const rows = fresh.map(({ car, importKey = null, ...offer }) =>
    newCarRow(car, { ...offer, importKey, now, createdAt: days.get(car) }),
  )
  await tx.insertInto('cars').values(rows).execute()
  await addHistory(
    tx,
    rows.map(({ id, ownerId, price }) => ({ carId: id, ownerId, kind: 'added', at: now, value: price })),
  )
  await addPictures(tx, fresh)
  const ids = rows.map(({ id }) => id)
  const stored = await tx.selectFrom('cars').selectAll().where('id', 'in', ids).orderBy('id').execute()
  const cars = await wireCars(tx, stored)
  const hits = await recordHits(
    tx,
    cars.map(([id, car]) => ({ id, car })),
  )
  return { cars, hits }
}
