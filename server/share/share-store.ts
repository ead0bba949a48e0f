import { sql } from 'kysely'
import { type CarWithId } from '../../contract/car.ts'
import { type OfferEnd, type SimilarCars } from '../../contract/sharing.ts'
import { modelFamily } from '../../contract/model-family.ts'
import { wireCars } from '../cars/car-picture-store.ts'
import { findFormerOffer } from '../cars/former-photos-store.ts'
import { findCar } from '../cars/car-store.ts'
import { updateCarRows } from '../cars/car-rows-store.ts'
import { lockOwnCar } from '../cars/own-car-store.ts'
import { isShown, listed } from '../cars/car-visibility-store.ts'
import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { publish } from '../events/publish.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Maximum addresses of a sitemap (sitemaps.org). */
const maxAddresses = 50_000
const maxSimilar = 6

/**
 * The offer of a public page; `null` when it is hidden, paused, expired or switched off by its owner. Sold ones are
 * included.
 */
export async function findShared(db: Database, id: string): Promise<CarWithId | null> {
  const car = await findCar(db, id)
  if (!car || car.isUnshared || car.state === 'paused' || car.state === 'expired') return null
  return { ...car, id }
}

/** Last changes of price, text or state in epoch ms, by id of the offer. */
export async function updateTimes(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('cars').select(['id', 'updatedAt']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]))
}

/**
 * Offers like one with a public page or like one that has none any more; null for others. One of people who are blocked
 * with whoever asks is as one of suspended people is.
 */
export async function similarTo(db: Database, id: string, blocked: ReadonlySet<string>): Promise<SimilarCars | null> {
  const car = await findShared(db, id)
  return car && !blocked.has(car.owner_id) ? similarToShared(db, car) : similarToEnded(db, id, blocked)
}

/** Offers like one with a public page. */
export async function similarToShared(db: Database, car: CarWithId): Promise<SimilarCars> {
  return { like: likeOf(car), isGone: false, cars: await nearestTo(db, car) }
}

/**
 * Offers like one that was deleted, has expired, is paused or hidden, with what became of it; null for others and for
 * those whose owner switched off the public page.
 */
export async function similarToEnded(
  db: Database,
  id: string,
  blocked?: ReadonlySet<string>,
): Promise<SimilarCars | null> {
  const car = await db
    .selectFrom('cars')
    .select(['brand', 'model', 'year', 'state', 'stateAt', 'hiddenAt', 'ownerId', 'ownerSuspendedAt', 'shareOffAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!car) return similarToDeleted(db, id)
  if (car.shareOffAt !== null) return null
  if (!isShown(car) || blocked?.has(car.ownerId)) return ended(db, { ...car, id, model: '' }, { what: 'hidden' })
  const { state, stateAt } = car
  return state === 'expired' || state === 'paused' ? ended(db, { ...car, id }, { what: state, at: stateAt }) : null
}

async function similarToDeleted(db: Database, id: string): Promise<SimilarCars | null> {
  const former = await findFormerOffer(db, id)
  return former ? ended(db, { ...former, id }, { what: 'removed', at: former.goneAt }) : null
}

async function ended(db: Database, offer: Wanted, end: OfferEnd): Promise<SimilarCars> {
  return { like: likeOf(offer), isGone: end.what === 'removed', end, cars: await nearestTo(db, offer) }
}

/** Similar offers; without any, those of any price, and at last those of any model. */
async function nearestTo(db: Database, car: Wanted): Promise<CarWithId[]> {
  const { price: _, ...anyPrice } = car
  for (const wanted of [car, anyPrice, { ...anyPrice, model: '' }]) {
    const cars = await findSimilar(db, wanted)
    if (cars.length > 0) return cars
  }
  return []
}

type Wanted = SimilarCars['like'] & { id: string; price?: number }

function likeOf({ brand, model, year }: SimilarCars['like']): SimilarCars['like'] {
  return { brand, model, year }
}

/** Listed offers of the same model within two years and, where the price is known, a fifth of it. */
export async function findSimilar(db: Database, { id, brand, model, year, price }: Wanted): Promise<CarWithId[]> {
  const rows = await db
    .selectFrom('cars')
    .selectAll()
    .where('brand', '=', brand)
    .$if(model !== '', (cars) => cars.where('modelFamily', '=', modelFamily(brand, model)))
    .where('id', '!=', id)
    .where('year', '>=', year - 2)
    .where('year', '<=', year + 2)
    .$if(price !== undefined, (cars) =>
      cars.where('price', '>=', (price ?? 0) * 0.8).where('price', '<=', (price ?? 0) * 1.2),
    )
    .where('shareOffAt', 'is', null)
    .where(listed)
    .orderBy('id', 'desc')
    .limit(maxSimilar)
    .execute()
  return (await wireCars(db, rows)).map(([similarId, similar]) => ({ ...similar, id: similarId }))
}

/** Switches the public page of the person's own offer. Fails with `carGone`, `notYours`. */
export async function setSharing(
  db: Database,
  ownerId: string,
  { id, isShared }: { id: string; isShared: boolean },
): Promise<void> {
  await write(db, async (tx) => {
    await lockOwnCar(tx, ownerId, id)
    await updateCarRows(tx, [id], { shareOffAt: isShared ? null : Date.now() })
    const shown = await findCar(tx, id)
    if (shown) publish(tx, ['cars', `cars/${id}`], { kind: 'carChanged', id, car: shown })
  })
}

/** A part of the sitemap: offers of one day (UTC, epoch ms), numbered from 1. */
export interface SitemapPart {
  day: number
  page: number
}

/** The parts of the sitemap with all listed and shared offers, by day, oldest first. */
export async function sitemapParts(db: Database, most = maxAddresses): Promise<SitemapPart[]> {
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

/** The offers of a part. */
export async function sharedOfPart(
  db: Database,
  { day, page }: SitemapPart,
  most = maxAddresses,
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
