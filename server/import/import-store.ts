import { type NewCar } from '../../contract/car.ts'
import { isListed } from '../../contract/car-state.ts'
import { countNewOffers, insertCars, type FreshCar } from '../cars/car-insert-store.ts'
import { bringBack } from '../cars/car-state-store.ts'
import { batchesOf } from '../db/batches.ts'
import { write, type Database, type Writing } from '../db/database.ts'
import { pushId } from '../db/push-id.ts'
import { announceHits, type LiveHit } from '../saved-searches/search-hits-store.ts'
import { announce } from '../live/announce.ts'

/** An offer of a file with the key that makes it one row for ever, however often the file is imported. */
export interface ImportedCar {
  car: NewCar
  importKey: string
}

/** Rows of one statement. Always as many, so that the store prepares few statements and keeps them. */
const slice = 25
const dayMs = 24 * 60 * 60 * 1000

/** The id of the account with this e-mail, or `undefined`. */
export async function findOwner(db: Database, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

/**
 * Stores those of a batch that the owner does not have yet, keeps the counts and tells the running product, all in one
 * transaction. Those that the owner has are renewed: they are still in the file. Answers how many were new, and for how
 * long others could not write, in ms.
 */
export async function storeBatch(
  db: Database,
  ownerId: string,
  batch: ImportedCar[],
): Promise<{ added: number; heldMs: number }> {
  let begunAt = 0
  const { added, expired } = await write(db, async (tx) => {
    // Waiting for others is no part of it.
    begunAt = performance.now()
    const stored: FreshCar[] = []
    const late: string[] = []
    const hits: LiveHit[] = []
    for (const rows of batchesOf(batch, slice)) {
      const { fresh, expired: some } = await parted(tx, ownerId, rows)
      late.push(...some)
      stored.push(...fresh)
      hits.push(...(await insertCars(tx, fresh)).hits)
    }
    if (stored.length === 0) return { added: 0, expired: late }
    if ((await countNewOffers(tx, stored)).isAnySuspended) {
      throw new Error('The account is suspended. Restore it before its offers are imported.')
    }
    announce(tx, ['cars'], { kind: 'carsAdded', ids: stored.map(({ id }) => id) })
    announceHits(tx, hits)
    return { added: stored.length, expired: late }
  })
  const heldMs = performance.now() - begunAt
  for (const id of expired) await bringBack(db, id)
  return { added, heldMs }
}

/** Those rows whose keys are not known, with ids; of the others those that had expired. The rest are renewed. */
async function parted(
  tx: Writing,
  ownerId: string,
  rows: ImportedCar[],
): Promise<{ fresh: FreshCar[]; expired: string[] }> {
  const keys = rows.map((row) => row.importKey)
  const known = await tx
    .selectFrom('cars')
    .select(['id', 'importKey', 'state', 'renewedAt'])
    .where('ownerId', '=', ownerId)
    .where('importKey', 'in', keys)
    .execute()
  const knownKeys = new Set(known.map((row) => row.importKey))
  const now = Date.now()
  const aging = known.filter(({ state, renewedAt }) => isListed(state) && renewedAt < now - dayMs).map(({ id }) => id)
  if (aging.length > 0) await tx.updateTable('cars').set({ renewedAt: now }).where('id', 'in', aging).execute()
  return {
    fresh: rows.filter((row) => !knownKeys.has(row.importKey)).map((row) => ({ ...row, ownerId, id: pushId() })),
    expired: known.filter(({ state }) => state === 'expired').map(({ id }) => id),
  }
}
