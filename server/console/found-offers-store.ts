import { sql } from 'kysely'
import { type FoundOffer } from '../../contract/console-files.ts'
import { consoleLimits } from '../../contract/limits.ts'
import { datedName } from '../cars/car-name-store.ts'
import { type Database } from '../db/database.ts'

const lastSign = '\u{10ffff}'
/** The newest offers, among which names are looked for: no index finds a part of a name. */
const newestOffers = 10_000
/** Letters of a VIN that are worth looking for. */
const beginningOfVin = /^[A-HJ-NPR-Z0-9]{5,17}$/

/** Offers by id, address of the offer, photo or its address, beginning of the VIN, or words of the name; hidden ones too. */
export async function findOffers(db: Database, q: string): Promise<FoundOffer[]> {
  const id = /\/(?:themes|edit-theme|c)\/([\w-]{20})/.exec(q)?.[1] ?? q
  const photo = /(?:^|\/)([0-9a-f]{32})(?:-|$)/.exec(q)?.[1]
  const vin = q.toUpperCase().replace(/\s/g, '')
  const found = await Promise.all([
    selectOffers(db).where('cars.id', '=', id).execute(),
    photo === undefined
      ? []
      : selectOffers(db)
          .where('cars.id', 'in', db.selectFrom('pictures').select('carId').where('photoId', '=', photo))
          .orderBy('cars.id', 'desc')
          .limit(consoleLimits.found)
          .execute(),
    beginningOfVin.test(vin) ? byVin(db, vin) : [],
    byName(db, q),
  ])
  return [...new Map(found.flat().map((row) => [row.id, row])).values()].slice(0, consoleLimits.found).map(toOffer)
}

async function byVin(db: Database, beginning: string) {
  return selectOffers(db)
    .where('vin', '>=', beginning)
    .where('vin', '<', beginning + lastSign)
    .orderBy('vin')
    .limit(consoleLimits.found)
    .execute()
}

async function byName(db: Database, q: string) {
  const words = q.toLowerCase().replace(/[\\%_]/g, '\\$&')
  const newest = db.selectFrom('cars').select('id').orderBy('id', 'desc').limit(newestOffers)
  return selectOffers(db)
    .where('cars.id', '>=', (eb) => eb.selectFrom(newest.as('newest')).select((one) => one.fn.min('id').as('id')))
    .where(sql`lower(cars.brand || ' ' || cars.model)`, 'like', sql`${`%${words}%`} escape '\\'`)
    .orderBy('cars.id', 'desc')
    .limit(consoleLimits.found)
    .execute()
}

/** Offers in any state with their owners. */
export function selectOffers(db: Database) {
  return db
    .selectFrom('cars')
    .innerJoin('users', 'users.id', 'cars.ownerId')
    .select(['cars.id', 'cars.ownerId', 'cars.createdAt', 'cars.state', 'cars.hiddenAt', 'cars.price'])
    .select(['users.username', datedName.as('name')])
}

type OfferRow = Awaited<ReturnType<ReturnType<typeof selectOffers>['execute']>>[number]

/** A row as moderators see it. */
export function toOffer({ id, name, ownerId, username, createdAt, state, hiddenAt, price }: OfferRow): FoundOffer {
  return { id, name, owner: { id: ownerId, username }, createdAt, state, isHidden: hiddenAt !== null, price }
}
