import { type CarWithId } from '../../contract/car.ts'
import { personal } from '../../contract/limits.ts'
import { type SeenCars } from '../../contract/saved.ts'
import { readCars } from '../cars/car-picture-store.ts'
import { seenBy, type CarViewer } from '../cars/car-visibility-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { lockForChange } from '../db/locks.ts'
import { write } from '../db/write.ts'

type Person = Exclude<CarViewer, 'operator' | null>

/** The offers that a person opened lately, newest first, as they are now. */
export async function listSeenCars(db: Database, me: Person): Promise<CarWithId[]> {
  const rows = await newestSeen(db, me.userId).execute()
  const ids = rows.map((row) => row.carId)
  const cars = await readCars(db, ids, { meant: seenBy(me), viewer: me })
  return ids.flatMap((id) => {
    const car = cars.get(id)?.car
    return car ? [{ ...car, id }] : []
  })
}

/** Takes in which offers were opened, and when, as far as the person sees them; the newest stay. */
export async function markSeenCars(db: Database, me: Person, { cars }: SeenCars, now = Date.now()): Promise<void> {
  const seenAt = new Map<string, number>()
  for (const car of cars) seenAt.set(car.id, Math.max(seenAt.get(car.id) ?? 0, Math.min(car.seenAt, now)))
  if (seenAt.size === 0) return
  await write(db, async (tx) => {
    await lockForChange(tx, 'users', me.userId)
    const known = await tx
      .selectFrom('cars')
      .select('id')
      .where('id', 'in', [...seenAt.keys()])
      .where(seenBy(me))
      .execute()
    if (known.length === 0) return
    await tx
      .insertInto('seenCars')
      .values(known.map(({ id }) => ({ userId: me.userId, carId: id, seenAt: seenAt.get(id) ?? now })))
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'carId'])
          .doUpdateSet((eb) => ({ seenAt: eb.ref('excluded.seenAt') }))
          .whereRef('seenCars.seenAt', '<', 'excluded.seenAt'),
      )
      .execute()
    await tx
      .deleteFrom('seenCars')
      .where('userId', '=', me.userId)
      .where('carId', 'not in', newestSeen(tx, me.userId))
      .execute()
  })
}

/** Forgets which offers a person opened. */
export async function clearSeenCars(db: Database, userId: string): Promise<void> {
  await write(db, (tx) => tx.deleteFrom('seenCars').where('userId', '=', userId).execute())
}

function newestSeen(db: Database | Writing, userId: string) {
  return db
    .selectFrom('seenCars')
    .select('carId')
    .where('userId', '=', userId)
    .orderBy('seenAt', 'desc')
    .orderBy('carId')
    .limit(personal.seenCars)
}
