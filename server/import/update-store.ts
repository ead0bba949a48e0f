import { editCar } from '../cars/car-change-store.ts'
import { wireCars } from '../cars/car-picture-store.ts'
import { type CarRow } from '../db/car-tables.ts'
import { type Database } from '../db/database.ts'
import { isChanged, mergedOffer, type StatedOffer } from './merged-offer.ts'

/** Edits those offers of which their rows say something else, as their owner does; answers their ids. */
export async function updateOffers(
  db: Database,
  ownerId: string,
  known: readonly { row: CarRow; imported: StatedOffer }[],
): Promise<string[]> {
  const cars = new Map(
    await wireCars(
      db,
      known.map(({ row }) => row),
      { userId: ownerId, role: 'user' },
    ),
  )
  const changed: string[] = []
  for (const { row, imported } of known) {
    const before = cars.get(row.id)
    if (!before || !isChanged(before, mergedOffer(before, imported))) continue
    // What the product's people have edited meanwhile counts too.
    await editCar(db, ownerId, { id: row.id, car: (current) => mergedOffer(current, imported) })
    changed.push(row.id)
  }
  return changed
}
