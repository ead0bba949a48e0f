import { type Writing } from '../db/database.ts'
import { lockForChange } from '../db/locks.ts'
import { fail } from '../lib/errors.ts'

/** Locks an offer for a change by its owner. Fails with `carGone`, `notYours`. */
export async function lockOwnCar(tx: Writing, ownerId: string, id: string): Promise<void> {
  await lockForChange(tx, 'cars', id)
  const car = await tx.selectFrom('cars').select('ownerId').where('id', '=', id).executeTakeFirst()
  if (!car) fail('carGone')
  if (car.ownerId !== ownerId) fail('notYours')
}
