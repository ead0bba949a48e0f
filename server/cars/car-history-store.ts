import { type Car, type EditedCar } from '../../contract/car.ts'
import { type CarHistoryEntry, type CarHistoryKind } from '../../contract/car-state.ts'
import { messages } from '../../contract/messages.ts'
import { dropDays } from '../../contract/price-drop.ts'
import { type Database, type Writing } from '../db/database.ts'
import { pushId } from '../db/push-id.ts'
import { type CarTable } from '../db/car-tables.ts'
import { fail } from '../errors.ts'
import { seenBy, type CarViewer } from './car-visibility-store.ts'

/** So many entries of one offer are told. */
const entriesAtMost = 200
const dayMs = 24 * 60 * 60 * 1000

/** What happened to an offer. `value` is BGN or kilometres by its kind. */
export interface HistoryEntry {
  /** Of what happened before now; else it is made. News are in the order of ids. */
  id?: string
  carId: string
  ownerId: string
  kind: CarHistoryKind
  at: number
  value?: number | undefined
  note?: string | undefined
}

/** What adds to the history of offers. What came first has the offer's own id, everything else a new one. */
export function insertHistory(tx: Writing, entries: HistoryEntry[]) {
  const rows = entries.map(({ id = pushId(), carId, ownerId, kind, at, value = null, note = '' }) => ({
    carId,
    ownerId,
    kind,
    at,
    value,
    note,
    id: kind === 'added' ? carId : id,
  }))
  return tx.insertInto('carHistory').values(rows)
}

/**
 * Records what an edit changes of price and mileage; answers the columns of the price drop. A mileage goes down with a
 * note only: fails with `invalid`.
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
    if (isLower && note === '') fail('invalid', { field: 'mileageNote', sentence: messages.mileageLowered })
    await keepFirstMileage(tx, before, entry)
    await insertHistory(tx, [{ ...entry, kind: 'mileage', value: after.mileage, note }]).execute()
  }
  if (after.price === before.price) return {}
  const lowest = await lowestPrice(tx, id, at - dropDays * dayMs)
  await insertHistory(tx, [{ ...entry, kind: 'price', value: after.price }]).execute()
  if (lowest === null || after.price >= lowest) return { priceDropFrom: null, priceDropAt: null }
  return { priceDropFrom: lowest, priceDropAt: at }
}

/** The mileage that the offer came with, before the first change of it. */
async function keepFirstMileage(
  tx: Writing,
  { mileage }: Car,
  entry: { carId: string; ownerId: string; at: number },
): Promise<void> {
  if (mileage === undefined) return
  const kept = await tx
    .selectFrom('carHistory')
    .select('id')
    .where('carId', '=', entry.carId)
    .where('kind', '=', 'mileage')
    .limit(1)
    .executeTakeFirst()
  if (kept) return
  // An offer made anew lists since the day of the one before it, but came with this mileage later.
  const added = await tx.selectFrom('carHistory').select('at').where('id', '=', entry.carId).executeTakeFirst()
  await insertHistory(tx, [{ ...entry, kind: 'mileage', value: mileage, at: added?.at ?? entry.at }]).execute()
}

/** The lowest price in force at any time since then, in BGN: the prices set since, and the one that stood when it began. */
async function lowestPrice(tx: Writing, carId: string, since: number): Promise<number | null> {
  const prices = () =>
    tx.selectFrom('carHistory').select('value').where('carId', '=', carId).where('kind', 'in', ['added', 'price'])
  const recent = await prices().where('at', '>=', since).execute()
  const standing = await prices().where('at', '<', since).orderBy('id', 'desc').limit(1).execute()
  const known = [...recent, ...standing].flatMap(({ value }) => value ?? [])
  return known.length === 0 ? null : Math.min(...known)
}

/** What happened to an offer that `viewer` sees, newest first; null when there is none. */
export async function listHistory(db: Database, carId: string, viewer: CarViewer): Promise<CarHistoryEntry[] | null> {
  const car = await db.selectFrom('cars').select('id').where('id', '=', carId).where(seenBy(viewer)).executeTakeFirst()
  if (!car) return null
  const rows = await db
    .selectFrom('carHistory')
    .select(['kind', 'at', 'value', 'note'])
    .where('carId', '=', carId)
    .orderBy('id', 'desc')
    .limit(entriesAtMost)
    .execute()
  return rows.map(({ kind, at, value, note }) => ({
    kind,
    at,
    ...(value !== null && { value }),
    ...(note !== '' && { note }),
  }))
}
