import { type CarRow } from '../db/car-tables.ts'
import { isListed } from '../../contract/car-state.ts'
import { updateUnseen } from '../cars/car-rows-store.ts'
import { countNewOffers, insertCars, type FreshCar } from '../publishing/offer-insert-store.ts'
import { bringBack, setCarState } from '../publishing/offer-state-store.ts'
import { batchesOf } from '../db/batches.ts'
import { type Database, type Writing } from '../db/database.ts'
import { write } from '../db/write.ts'
import { pushId } from '../db/push-id.ts'
import { publishHits, type LiveHit } from '../saved-searches/search-hits-store.ts'
import { publish } from '../events/publish.ts'
import { notifyFollowersLater } from '../notifications/offer-fan-out-store.ts'
import { goneMark } from './gone-store.ts'
import { type StatedOffer } from './merged-offer.ts'
import { type Identity } from './row-identity.ts'
import { updateOffers } from './update-store.ts'

/** An offer of a file with its identity and its permanent key. */
export interface ImportedCar extends StatedOffer {
  identity: Identity
  importKey: string
}

/** The result of a batch. */
export interface StoredBatch {
  added: number
  changed: number
  /** Ids of all its offers. */
  ids: string[]
  /** How long others could not write while offers were added, in ms. */
  heldMs: number
}

/** Rows per statement. A constant number, so that few statements are prepared. */
const slice = 25
const dayMs = 24 * 60 * 60 * 1000

/** A row and the owner's offer for it. */
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
 * Stores the offers of a batch that the owner does not have yet, with counts and events, in one transaction. The other
 * ones are renewed, as the file still has them, listed again if they had expired or were missing in an earlier file,
 * and edited where the file differs.
 */
export async function storeBatch(db: Database, ownerId: string, batch: ImportedCar[]): Promise<StoredBatch> {
  let begunAt = 0
  const { fresh, known } = await write(db, async (tx) => {
    // Waiting for the transaction does not count.
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
    publish(tx, ['cars'], { kind: 'carsAdded', ids: stored.map(({ id }) => id) })
    publishHits(tx, hits)
    const { id, car } = stored.at(-1)!
    await notifyFollowersLater(tx, ownerId, { newest: { id, ...car }, count: stored.length })
    return { fresh: stored, known: there }
  })
  const heldMs = performance.now() - begunAt
  const returned = await bringAllBack(db, ownerId, known)
  const updated = await updateOffers(db, ownerId, known)
  const ids = [...fresh.map(({ id }) => id), ...known.map(({ row }) => row.id)]
  return { added: fresh.length, changed: new Set([...returned, ...updated]).size, ids, heldMs }
}

/** Separates new rows from those that the owner has, which are renewed. */
async function part(
  tx: Writing,
  ownerId: string,
  rows: ImportedCar[],
): Promise<{ fresh: FreshCar[]; known: KnownCar[] }> {
  const known = await findKnown(tx, ownerId, rows)
  const now = Date.now()
  const aging = known.filter(({ row }) => isListed(row.state) && row.renewedAt < now - dayMs).map(({ row }) => row.id)
  await updateUnseen(tx, aging, { renewedAt: now })
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

/** The owner's offers for these rows: by VIN, else by key. A stock number with another VIN is another car. */
async function findKnown(tx: Writing, ownerId: string, rows: ImportedCar[]): Promise<KnownCar[]> {
  const keys = rows.flatMap(({ importKey }) => [importKey, goneMark + importKey])
  const vins = rows.flatMap(({ identity }) => identity.vin ?? [])
  const cars = () => tx.selectFrom('cars').selectAll()
  const ofKeys = await cars().where('ownerId', '=', ownerId).where('importKey', 'in', keys).execute()
  // With the owner in the condition the store would read all of the owner's offers.
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

/** Sets the key of an offer to that of its row, unless another offer has it. */
async function takeKey(tx: Writing, { id, ownerId }: CarRow, importKey: string): Promise<void> {
  const holder = await tx
    .selectFrom('cars')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('importKey', '=', importKey)
    .executeTakeFirst()
  if (!holder) await updateUnseen(tx, [id], { importKey })
}

/** Changes the key of an offer to its VIN, as its stock number is that of another car now. */
async function releaseKey(tx: Writing, { id, vin }: CarRow): Promise<void> {
  await updateUnseen(tx, [id], { importKey: `vin:${vin}` })
}

/** Lists expired offers and those missing in an earlier file again; answers their ids. */
async function bringAllBack(db: Database, ownerId: string, known: KnownCar[]): Promise<string[]> {
  const expired = known.filter(({ row }) => row.state === 'expired')
  const gone = known.filter(({ row }) => row.state === 'paused' && row.importKey?.startsWith(goneMark))
  for (const { row } of expired) await bringBack(db, row.id)
  for (const { row } of gone) await setCarState(db, ownerId, { id: row.id, state: 'forSale' })
  return [...expired, ...gone].map(({ row }) => row.id)
}
