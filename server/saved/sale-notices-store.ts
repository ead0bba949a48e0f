import { personal } from '../../contract/limits.ts'
import { isNotableDrop } from '../../contract/price-drop.ts'
import { datedCarName } from '../../contract/shown-car.ts'
import { unblocked } from '../blocks/blocks-store.ts'
import { batchesOf } from '../db/batches.ts'
import { type CarRow } from '../db/car-tables.ts'
import { type Writing } from '../db/database.ts'
import { publish } from '../events/publish.ts'
import { notify } from '../happenings/notify-store.ts'

/** Rows per statement. */
const rowsAtOnce = 200

const hourMs = 60 * 60 * 1000

type NamedCar = Pick<CarRow, 'id' | 'ownerId' | 'brand' | 'model' | 'year'>

/** Notifies everybody who has saved an offer that it is sold, each once, even if its owner says so again. */
export async function tellSale(tx: Writing, car: NamedCar): Promise<void> {
  const notified = await tx
    .updateTable('savedCars')
    .set({ saleNotice: 'new' })
    .where('carId', '=', car.id)
    .where('userId', '!=', car.ownerId)
    .where(unblocked(car.ownerId, 'savedCars.userId'))
    .where('saleNotice', 'is', null)
    .returning('userId')
    .execute()
  tellSavers(tx, notified, { kind: 'savedCarSold', car })
}

/** Notifies everybody who has saved an offer that it is for sale again, each once within 24 hours. */
export async function tellReturn(tx: Writing, car: NamedCar, now: number): Promise<void> {
  const quietSince = now - personal.quietHours * hourMs
  const notified = await tx
    .updateTable('savedCars')
    .set({ returnNotice: 'new', returnToldAt: now })
    .where('carId', '=', car.id)
    .where('userId', '!=', car.ownerId)
    .where(unblocked(car.ownerId, 'savedCars.userId'))
    .where((eb) => eb.or([eb('returnToldAt', 'is', null), eb('returnToldAt', '<=', quietSince)]))
    .returning('userId')
    .execute()
  tellSavers(tx, notified, { kind: 'savedCarBack', car })
}

/** Notifies everybody who has saved an offer that it is notably cheaper than before. */
export async function tellDrop(
  tx: Writing,
  car: NamedCar,
  { before, now }: { before: number; now: number },
): Promise<void> {
  if (!isNotableDrop(before, now)) return
  const savers = await tx
    .selectFrom('savedCars')
    .select('userId')
    .where('carId', '=', car.id)
    .where('userId', '!=', car.ownerId)
    .where(unblocked(car.ownerId, 'savedCars.userId'))
    .execute()
  const details = { car: datedCarName(car), change: 'cheaper', price: now } as const
  notify(tx, { type: 'savedCar', to: savers.map(({ userId }) => userId), carId: car.id, details })
}

function tellSavers(
  tx: Writing,
  savers: { userId: string }[],
  { kind, car }: { kind: 'savedCarSold' | 'savedCarBack'; car: NamedCar },
): void {
  const { id } = car
  const name = datedCarName(car)
  const change = kind === 'savedCarSold' ? 'sold' : 'back'
  notify(tx, { type: 'savedCar', to: savers.map(({ userId }) => userId), carId: id, details: { car: name, change } })
  for (const batch of batchesOf(savers, rowsAtOnce)) {
    const topics = batch.map(({ userId }) => `alerts/${userId}` as const)
    publish(tx, topics, { kind, id, name })
  }
}
