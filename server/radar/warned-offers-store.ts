import { warnedFrom, type WarnedOffer, type WarnedOffers } from '../../contract/radar.ts'
import { datedName } from '../cars/car-name-store.ts'
import { type Database } from '../db/database.ts'
import { readOfferRadar } from './offer-radar-store.ts'

const page = 50
/** Points of words from which an offer warns, if its account is new. */
const listedFrom = 40

/** A place in the list: when the words of an offer were read, in epoch ms, and its id. */
export interface WarnedPlace {
  readAt: number
  id: string
}

/** Offers whose readers are warned of their words, those read last first and after a place; hidden ones, too. */
export async function listWarnedOffers(db: Database, after?: WarnedPlace): Promise<WarnedOffers> {
  let query = db
    .selectFrom('offerTexts')
    .innerJoin('cars', 'cars.id', 'offerTexts.carId')
    .innerJoin('users', 'users.id', 'cars.ownerId')
    .select(['cars.id', 'readAt', 'cars.hiddenAt', 'users.id as ownerId', 'username', datedName.as('name')])
    .where('points', '>=', listedFrom)
    .orderBy('readAt', 'desc')
    .orderBy('carId', 'desc')
    .limit(page + 1)
  if (after !== undefined) {
    query = query.where((eb) =>
      eb.or([eb('readAt', '<', after.readAt), eb.and([eb('readAt', '=', after.readAt), eb('carId', '<', after.id)])]),
    )
  }
  const rows = await query.execute()
  const offers: WarnedOffer[] = []
  for (const { id, readAt: at, hiddenAt, ownerId, username, name } of rows.slice(0, page)) {
    const radar = await readOfferRadar(db, id)
    if (!radar || radar.points < warnedFrom) continue
    const owner = { id: ownerId, username }
    const signs = radar.signs.map(({ rule }) => rule)
    offers.push({ id, name, owner, signs, points: radar.points, at, isHidden: hiddenAt !== null })
  }
  const last = rows[page - 1]
  return { offers, next: rows.length > page && last ? `${last.readAt}.${last.id}` : null }
}

/** A place as the list answers it; undefined for what is none. */
export function warnedPlaceOf(text: string): WarnedPlace | undefined {
  const [, readAt, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? []
  return readAt === undefined || id === undefined ? undefined : { readAt: Number(readAt), id }
}
