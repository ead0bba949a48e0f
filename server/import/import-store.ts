import { type CarRow } from '../db/car-tables.ts'
import { isListed } from '../../contract/car-state.ts'
import { countNewOffers, insertCars, type FreshCar } from '../cars/car-insert-store.ts'
import { bringBack, setCarState } from '../cars/car-state-store.ts'
import { batchesOf } from '../db/batches.ts'
import { write, type Database, type Writing } from '../db/database.ts'
import { pushId } from '../db/push-id.ts'
import { announceHits, type LiveHit } from '../saved-searches/search-hits-store.ts'
import { announce } from '../live/announce.ts'
import { goneMark } from './gone-store.ts'
import { type StatedOffer } from './merged-offer.ts'
import { type Identity } from './row-identity.ts'
import { updateOffers } from './update-store.ts'

/** An offer of a file, what it is known by, and the key that makes it one row for ever. */
export interface ImportedCar extends StatedOffer {
  identity: Identity
  importKey: string
}

/** What became of a batch. */
export interface StoredBatch {
  added: number
  changed: number
  /** Ids of all its offers. */
  ids: string[]
  /** For how long others could not write while offers were added, in ms. */
  heldMs: number
}

/** Rows of one statement. Always as many, so that the store prepares few statements and keeps them. */
const slice = 25
const dayMs = 24 * 60 * 60 * 1000

/** A row, and the offer that the owner has of it. */
interface KnownCar {
  row: CarRow
  imported: ImportedCar
}

/** The id of the account with this e-mail, or `undefined`. */
export async function findOwner(db: Database, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

/**
 * Stores those of a batch that the owner does not have yet, keeps the counts and tells the running product, all in one
 * transaction. Those that the owner has are renewed, as they are still in the file, brought back if time or an earlier
 * file had taken them off the lists, and edited where the file says something else.
 */
export async function storeBatch(db: Database, ownerId: string, batch: ImportedCar[]): Promise<StoredBatch> {
  let begunAt = 0
  const { fresh, known } = await write(db, async (tx) => {
    // Waiting for others is no part of it.
    begunAt = performance.now()
    const stored: FreshCar[] = []
    const there: KnownCar[] = []
    const hits: LiveHit[] = []
    for (const rows of batchesOf(batch, slice)) {
      const parted = await part(tx, ownerId, rows)
      there.push(...parted.known)
      stored.push(...parted.fresh)
      hits.push(...(await insertCars(tx, parted.fresh)).hits)
    }
    if (stored.length === 0) return { fresh: stored, known: there }
    if ((await countNewOffers(tx, stored)).isAnySuspended) {
      throw new Error('The account is suspended. Restore it before its offers are imported.')
    }
    announce(tx, ['cars'], { kind: 'carsAdded', ids: stored.map(({ id }) => id) })
    announceHits(tx, hits)
    return { fresh: stored, known: there }
  })
  const heldMs = performance.now() - begunAt
  const returned = await bringAllBack(db, ownerId, known)
  const updated = await updateOffers(db, ownerId, known)
  const ids = [...fresh.map(({ id }) => id), ...known.map(({ row }) => row.id)]
  return { added: fresh.length, changed: new Set([...returned, ...updated]).size, ids, heldMs }
}

/** Parts rows that are new from those that the owner has, which are renewed. */
async function part(
  tx: Writing,
  ownerId: string,
  rows: ImportedCar[],
): Promise<{ fresh: FreshCar[]; known: KnownCar[] }> {
  const known = await findKnown(tx, ownerId, rows)
  const now = Date.now()
  const aging = known.filter(({ row }) => isListed(row.state) && row.renewedAt < now - dayMs).map(({ row }) => row.id)
  if (aging.length > 0) await tx.updateTable('cars').set({ renewedAt: now }).where('id', 'in', aging).execute()
  const there = new Set(known.map(({ imported }) => imported))
  for (const { row, imported } of known) {
    if (row.importKey !== imported.importKey) await takeKey(tx, row, imported.importKey)
  }
  const fresh = rows.filter((row) => !there.has(row))
  return {
    fresh: fresh.map(({ car, importKey }) => ({ car, importKey, ownerId, id: pushId() })),
    known,
  }
}

/** The offers of these rows that the owner has: by VIN, else by key. A stock number beside another VIN is another car. */
async function findKnown(tx: Writing, ownerId: string, rows: ImportedCar[]): Promise<KnownCar[]> {
  const keys = rows.flatMap(({ importKey }) => [importKey, goneMark + importKey])
  const vins = rows.flatMap(({ identity }) => identity.vin ?? [])
  const cars = () => tx.selectFrom('cars').selectAll()
  const ofKeys = await cars().where('ownerId', '=', ownerId).where('importKey', 'in', keys).execute()
  // Asked for the owner's alone, the store would walk through all of them.
  const ofVins = vins.length === 0 ? [] : await cars().where('vin', 'in', vins).orderBy('id').execute()
  const byKey = new Map(ofKeys.map((row) => [keyWithoutMark(row), row]))
  const byVin = new Map(ofVins.filter((row) => row.ownerId === ownerId).map((row) => [row.vin, row]))
  const known: KnownCar[] = []
  for (const imported of rows) {
    const { vin } = imported.identity
    const sameKey = byKey.get(imported.importKey)
    const isOther = sameKey && sameKey.vin !== null && vin !== undefined && sameKey.vin !== vin
    const row = byVin.get(vin ?? '') ?? (isOther ? undefined : sameKey)
    if (row) known.push({ row, imported })
    if (isOther) await releaseKey(tx, sameKey)
  }
  return known
}

function keyWithoutMark({ importKey }: CarRow): string {
  return importKey!.startsWith(goneMark) ? importKey!.slice(goneMark.length) : importKey!
}

/** The offer is known by its row's key from now on, unless another one is. */
async function takeKey(tx: Writing, { id, ownerId }: CarRow, importKey: string): Promise<void> {
  const holder = await tx
    .selectFrom('cars')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('importKey', '=', importKey)
    .executeTakeFirst()
  if (!holder) await tx.updateTable('cars').set({ importKey }).where('id', '=', id).execute()
}

/** The stock number is that of another car now: this one is known by its VIN. */
async function releaseKey(tx: Writing, { id, vin }: CarRow): Promise<void> {
  await tx
    .updateTable('cars')
    .set({ importKey: `vin:${vin}` })
    .where('id', '=', id)
    .execute()
}

/** Brings back what time or an earlier file had taken off the lists; answers the ids. */
async function bringAllBack(db: Database, ownerId: string, known: KnownCar[]): Promise<string[]> {
  const expired = known.filter(({ row }) => row.state === 'expired')
  const gone = known.filter(({ row }) => row.state === 'paused' && row.importKey?.startsWith(goneMark))
  for (const { row } of expired) await bringBack(db, row.id)
  for (const { row } of gone) await setCarState(db, ownerId, { id: row.id, state: 'forSale' })
  return [...expired, ...gone].map(({ row }) => row.id)
}
