import { sql } from 'kysely'
import { type CarWithId } from '../../contract/car.ts'
import { modelFamily } from '../../contract/model-family.ts'
import { wireCars } from '../cars/car-picture-store.ts'
import { findCar } from '../cars/car-store.ts'
import { changeTotal } from '../cars/car-totals-store.ts'
import { listed } from '../cars/car-visibility-store.ts'
import { write, type Database } from '../db/database.ts'
import { lockForChange } from '../db/locks.ts'
import { fail } from '../errors.ts'
import { announce } from '../live/announce.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A sitemap may have 50,000 addresses (sitemaps.org). */
const addressesAtMost = 50_000
const similarAtMost = 6

/**
 * The offer of a public page; `null` when there is none: hidden, paused, expired, or switched off by its owner. Sold
 * ones stay.
 */
export async function findShared(db: Database, id: string): Promise<CarWithId | null> {
  const car = await findCar(db, id)
  if (!car || car.isUnshared || car.state === 'paused' || car.state === 'expired') return null
  return { ...car, id }
}

/** When price, text or state of offers last changed, by id, epoch ms. */
export async function updateTimes(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('cars').select(['id', 'updatedAt']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]))
}

/** Listed offers of the same model, two years and a fifth of the price around. */
export async function findSimilar(db: Database, car: CarWithId): Promise<CarWithId[]> {
  const rows = await db
    .selectFrom('cars')
    .selectAll()
    .where('brand', '=', car.brand)
    .where('modelFamily', '=', modelFamily(car.brand, car.model))
    .where('id', '!=', car.id)
    .where('year', '>=', car.year - 2)
    .where('year', '<=', car.year + 2)
    .where('price', '>=', car.price * 0.8)
    .where('price', '<=', car.price * 1.2)
    .where('shareOffAt', 'is', null)
    .where(listed)
    .orderBy('id', 'desc')
    .limit(similarAtMost)
    .execute()
  return (await wireCars(db, rows)).map(([id, similar]) => ({ ...similar, id }))
}

/** Switches the public page of one's own offer off or on. Fails with `carGone`, `notYours`. */
export async function setSharing(
  db: Database,
  ownerId: string,
  { id, isShared }: { id: string; isShared: boolean },
): Promise<void> {
  await write(db, async (tx) => {
    await lockForChange(tx, 'cars', id)
    const car = await tx.selectFrom('cars').select('ownerId').where('id', '=', id).executeTakeFirst()
    if (!car) fail('carGone')
    if (car.ownerId !== ownerId) fail('notYours')
    await tx
      .updateTable('cars')
      .set({ shareOffAt: isShared ? null : Date.now() })
      .where('id', '=', id)
      .execute()
    await changeTotal(tx, { by: 0, changed: [id] })
    const shown = await findCar(tx, id)
    if (shown) announce(tx, ['cars', `cars/${id}`], { kind: 'carChanged', id, car: shown })
  })
}

/** A part of the sitemap: so many offers of one day (UTC, epoch ms), counted from 1. */
export interface SitemapPart {
  day: number
  page: number
}

/** The parts in which all offers stand that are listed and shared, by day, oldest first. */
export async function sitemapParts(db: Database, most = addressesAtMost): Promise<SitemapPart[]> {
  const day = sql<number>`${sql.ref('createdAt')} / ${sql.lit(dayMs)}`
  const rows = await db
    .selectFrom('cars')
    .select((eb) => [day.as('day'), eb.fn.countAll().as('count')])
    .groupBy('day')
    .where('shareOffAt', 'is', null)
    .where(listed)
    .orderBy('day')
    .execute()
  return rows.flatMap((row) =>
    Array.from({ length: Math.ceil(Number(row.count) / most) }, (_, i) => ({ day: row.day * dayMs, page: i + 1 })),
  )
}

/** The offers of one part. */
export async function sharedOfPart(
  db: Database,
  { day, page }: SitemapPart,
  most = addressesAtMost,
): Promise<{ id: string; brand: CarWithId['brand']; model: string; year: number; updatedAt: number }[]> {
  return db
    .selectFrom('cars')
    .select(['id', 'brand', 'model', 'year', 'updatedAt'])
    .where('createdAt', '>=', day)
    .where('createdAt', '<', day + dayMs)
    .where('shareOffAt', 'is', null)
    .where(listed)
    .orderBy('id')
    .limit(most)
    .offset((page - 1) * most)
    .execute()
}
