import { type Compilable, type CompiledQuery } from 'kysely'
import { type Car, type NewCar } from '../../contract/car.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { type CarRow } from '../db/car-tables.ts'
import { isPostgres, type Writing } from '../db/database.ts'
import { keepRows } from '../db/locks.ts'
import { keepPrepared } from '../db/postgres-client.ts'
import { sendTogether } from '../db/sent-together.ts'
import { recordHits, selectCandidates, type LiveHit } from '../saved-searches/search-hits-store.ts'
import { countsUpdate, tellCounts } from '../users/profile-counts-store.ts'
import { newCarRow } from './car-columns.ts'
import { insertHistory } from './car-history-store.ts'
import { findPictures, insertPictures, orderedPictures, wireCar } from './car-picture-store.ts'
import { totalUpdates } from './car-totals-store.ts'
import { firstDays, selectFormer } from './former-offers-store.ts'

/** An offer that is new, with the id that it gets. */
export interface FreshCar {
  id: string
  ownerId: string
  car: NewCar
  importKey?: string | undefined
}

/** Offers as all see them, in the order in which they were given, and whom to tell at once of searches that they fit. */
export interface InsertedCars {
  cars: { id: string; car: Car }[]
  hits: LiveHit[]
}

/**
 * Writes new offers with their pictures and the beginning of their histories, and which saved searches they come to fit.
 * `countNewOffers` comes behind. Fails with `unknownPhoto`, `invalid` when pictures are too many.
 */
export async function insertCars(tx: Writing, fresh: FreshCar[]): Promise<InsertedCars> {
  if (fresh.length === 0) return { cars: [], hits: [] }
  const now = Date.now()
  const rows = fresh.map(({ car, importKey = null, ...offer }) => newCarRow(car, { ...offer, importKey, now }))
  // Photos are kept behind their owners, as whoever deletes an account takes both.
  await keepRows(tx, 'users', ownersOfPhotos(fresh))
  const pictures = await findPictures(tx, fresh)
  const beginnings = rows.map(({ id, ownerId, price }) => {
    return { carId: id, ownerId, kind: 'added', at: now, value: price } as const
  })
  const [owners, candidates] = await sendTogether(tx, [
    selectFormer(tx, fresh, now),
    selectCandidates(tx, rows),
    insertRows(tx, rows),
    insertHistory(tx, beginnings),
    ...(pictures.length > 0 ? [insertPictures(tx, pictures)] : []),
  ])
  const days = await firstDays(tx, fresh, { owners, now })
  for (const [at, row] of rows.entries()) {
    row.createdAt = days.get(fresh[at]!.car) ?? now
    if (row.createdAt < now) await moveBack(tx, row)
  }
  const picturesOf = Map.groupBy(pictures, ({ carId }) => carId)
  const cars = rows.map((row) => ({ id: row.id, car: wireCar(row, { pictures: picturesOf.get(row.id) }) }))
  return { cars, hits: await recordHits(tx, cars, candidates) }
}

/** Statements of so many offers at most are kept: as many as come in one piece, of calls or of an import. */
const keptRows = 25

/** What inserts so many offers, and the columns that it names. */
interface KeptInsert {
  insert: CompiledQuery
  columns: (keyof CarRow)[]
}

const postgresInserts = new Map<number, KeptInsert>()
const sqliteInserts = new Map<number, KeptInsert>()

/**
 * What inserts offers, which all state the same columns. It is written once for each number of them: with fifty columns
 * each, that would take a tenth of all that an offer takes.
 */
function insertRows(tx: Writing, rows: CarRow[]): Compilable<never> {
  const build = () => tx.insertInto('cars').values(rows).compile()
  if (rows.length > keptRows) return { compile: build }
  const inserts = isPostgres(tx) ? postgresInserts : sqliteInserts
  const kept = inserts.get(rows.length) ?? { insert: build(), columns: Object.keys(rows[0]!) as (keyof CarRow)[] }
  inserts.set(rows.length, kept)
  if (isPostgres(tx)) keepPrepared(kept.insert.sql)
  const parameters = rows.flatMap((row) => kept.columns.map((column) => row[column]))
  return { compile: () => ({ ...kept.insert, parameters }) }
}

/** Writes that an offer is as old as the one that its owner deleted: rare enough for a statement of its own. */
async function moveBack(tx: Writing, { id, createdAt }: { id: string; createdAt: number }): Promise<void> {
  await tx.updateTable('cars').set({ createdAt }).where('id', '=', id).execute()
}

/**
 * Counts offers that are new among their owners' posts and among all, and tells of the counts. Answers whether any of
 * the owners is suspended, which stays true until the commit.
 */
export async function countNewOffers(
  tx: Writing,
  offers: Pick<FreshCar, 'id' | 'ownerId'>[],
): Promise<{ isAnySuspended: boolean }> {
  const byOwner = Map.groupBy(offers, ({ ownerId }) => ownerId)
  const posts = new Map([...byOwner].map(([ownerId, own]) => [ownerId, own.length]))
  const [owners] = await sendTogether(tx, [
    countsUpdate(tx, 'postCount', posts),
    ...totalUpdates(tx, { by: offers.length, changed: offers.map(({ id }) => id) }),
  ])
  return tellCounts(tx, owners)
}

/** Those who offer with photos of our own. */
function ownersOfPhotos(fresh: FreshCar[]): string[] {
  const withPhotos = fresh.filter(({ car }) => orderedPictures(car).some((address) => photoIdOf(address) !== null))
  return [...new Set(withPhotos.map(({ ownerId }) => ownerId))]
}
