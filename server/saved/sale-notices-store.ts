import { personal } from '../../contract/limits.ts'
import { type CarRow } from '../db/car-tables.ts'
import { type Writing } from '../db/database.ts'
import { announce } from '../live/announce.ts'
import { batches } from '../live/announce-many.ts'

const hourMs = 60 * 60 * 1000

type NamedCar = Pick<CarRow, 'id' | 'ownerId' | 'brand' | 'model' | 'year'>

/** Tells everybody who has saved an offer that it is sold: each once, however often its owner says so. */
export async function tellSale(tx: Writing, car: NamedCar): Promise<void> {
  const told = await tx
    .updateTable('savedCars')
    .set({ saleNotice: 'new' })
    .where('carId', '=', car.id)
    .where('userId', '!=', car.ownerId)
    .where('saleNotice', 'is', null)
    .returning('userId')
    .execute()
  tellSavers(tx, told, { kind: 'savedCarSold', car })
}

/** Tells everybody who has saved an offer that it is for sale again: each once within 24 hours. */
export async function tellReturn(tx: Writing, car: NamedCar, now: number): Promise<void> {
  const quietSince = now - personal.quietHours * hourMs
  const told = await tx
    .updateTable('savedCars')
    .set({ returnNotice: 'new', returnToldAt: now })
    .where('carId', '=', car.id)
    .where('userId', '!=', car.ownerId)
    .where((eb) => eb.or([eb('returnToldAt', 'is', null), eb('returnToldAt', '<=', quietSince)]))
    .returning('userId')
    .execute()
  tellSavers(tx, told, { kind: 'savedCarBack', car })
}

function tellSavers(
  tx: Writing,
  savers: { userId: string }[],
  { kind, car }: { kind: 'savedCarSold' | 'savedCarBack'; car: NamedCar },
): void {
  const { id, brand, model, year } = car
  for (const batch of batches(savers)) {
    const topics = batch.map(({ userId }) => `alerts/${userId}` as const)
    announce(tx, topics, { kind, id, name: `${brand} ${model}, ${year}` })
  }
}
