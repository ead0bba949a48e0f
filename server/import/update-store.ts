import { editCar } from '../publishing/offer-store.ts'
import { wireCars } from '../cars/car-picture-store.ts'
import { type CarRow } from '../db/car-tables.ts'
import { type Database } from '../db/database.ts'
import { isChanged, mergedOffer, type StatedOffer } from './merged-offer.ts'

/** Edits offers that differ from their rows, in the owner's name; answers their ids. */
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
    // Merged with the present value, as people may have edited it meanwhile.
    await editCar(db, ownerId, { id: row.id, car: (current) => mergedOffer(current, imported) })
    changed.push(row.id)
  }
  return changed
}
