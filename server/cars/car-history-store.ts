import { type Car, type EditedCar } from '../../contract/car.ts'
import { type CarHistoryEntry, type CarHistoryKind } from '../../contract/car-state.ts'
import { dropDays, isNotableDrop } from '../../contract/price-drop.ts'
import { type Database, type Writing } from '../db/database.ts'
import { insertRows } from '../db/insert-rows.ts'
import { pushId } from '../db/push-id.ts'
import { sendTogether } from '../db/sent-together.ts'
import { type CarTable } from '../db/car-tables.ts'
import { fail } from '../lib/errors.ts'
import { seenBy, type CarViewer } from './car-visibility-store.ts'

/** Most entries that are answered for one offer. */
const maxEntries = 200
const dayMs = 24 * 60 * 60 * 1000

/** An event in the history of an offer. `value` is BGN or kilometres, depending on `kind`. */
export interface HistoryEntry {
  /** Given for events of the past, else generated. The feed is in the order of ids. */
  id?: string
  carId: string
  ownerId: string
  kind: CarHistoryKind
  at: number
  value?: number | undefined
  note?: string | undefined
}

/** Adds to the history of offers. The first entry has the offer's own id, all others a new one. */
export async function insertHistory(tx: Writing, entries: HistoryEntry[]): Promise<void> {
  const rows = entries.map(({ id = pushId(), carId, ownerId, kind, at, value = null, note = '' }) => ({
    carId,
    ownerId,
    kind,
    at,
    value,
    note,
    id: kind === 'added' ? carId : id,
  }))
  await insertRows(tx, 'carHistory', rows)
}

/**
 * Records changes of price and mileage by an edit; answers the columns of the price drop. Fails with `invalid` when the
 * mileage goes down without a note.
 */
export async function recordEdit(
  tx: Writing,
  { id, before, after }: { id: string; before: Car; after: Pick<EditedCar, 'price' | 'mileage' | 'mileageNote'> },
): Promise<Partial<Pick<CarTable, 'priceDropFrom' | 'priceDropAt'>>> {
  const at = Date.now()
  const entry = { carId: id, ownerId: before.owner_id, at }
  if (after.mileage !== undefined && after.mileage !== before.mileage) {
    const isLower = before.mileage !== undefined && after.mileage < before.mileage
    const note = after.mileageNote?.trim() ?? ''
    if (isLower && note === '') fail('invalid', { field: 'mileageNote', message: 'mileageLowered' })
    await recordFirstMileage(tx, before, entry)
    await insertHistory(tx, [{ ...entry, kind: 'mileage', value: after.mileage, note }])
  }
  if (after.price === before.price) return {}
  const lowest = await lowestPrice(tx, id, at - dropDays * dayMs)
  await insertHistory(tx, [{ ...entry, kind: 'price', value: after.price }])
  if (lowest === null || after.price >= lowest) return { priceDropFrom: null, priceDropAt: null }
  // A small step further down neither is a drop nor ends one.
  if (!isNotableDrop(lowest, after.price)) return {}
  return { priceDropFrom: lowest, priceDropAt: at }
}

/** Records the original mileage before its first change. */
async function recordFirstMileage(
  tx: Writing,
  { mileage }: Car,
  entry: { carId: string; ownerId: string; at: number },
): Promise<void> {
  if (mileage === undefined) return
  const existing = await tx
    .selectFrom('carHistory')
    .select('id')
    .where('carId', '=', entry.carId)
    .where('kind', '=', 'mileage')
    .limit(1)
    .executeTakeFirst()
  if (existing) return
  // A repeated offer inherits an older first day, but got this mileage later.
  const added = await tx.selectFrom('carHistory').select('at').where('id', '=', entry.carId).executeTakeFirst()
  await insertHistory(tx, [{ ...entry, kind: 'mileage', value: mileage, at: added?.at ?? entry.at }])
}

/** The lowest price in BGN at any time since `since`: the prices set since then, and the one in force before. */
async function lowestPrice(tx: Writing, carId: string, since: number): Promise<number | null> {
  const prices = () =>
    tx.selectFrom('carHistory').select('value').where('carId', '=', carId).where('kind', 'in', ['added', 'price'])
  const [recent, inForce] = await sendTogether(tx, [
    prices().where('at', '>=', since),
    prices().where('at', '<', since).orderBy('id', 'desc').limit(1),
  ])
  const known = [...recent, ...inForce].flatMap(({ value }) => value ?? [])
  return known.length === 0 ? null : Math.min(...known)
}

/** The history of an offer that `viewer` sees, newest first; null when there is no such offer. */
export async function listHistory(db: Database, carId: string, viewer: CarViewer): Promise<CarHistoryEntry[] | null> {
  const car = await db.selectFrom('cars').select('id').where('id', '=', carId).where(seenBy(viewer)).executeTakeFirst()
  if (!car) return null
  const rows = await db
    .selectFrom('carHistory')
    .select(['kind', 'at', 'value', 'note'])
    .where('carId', '=', carId)
    .orderBy('id', 'desc')
    .limit(maxEntries)
    .execute()
  return rows.map(({ kind, at, value, note }) => ({
    kind,
    at,
    ...(value !== null && { value }),
    ...(note !== '' && { note }),
  }))
}
