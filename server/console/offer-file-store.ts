import { type OfferFile } from '../../contract/console-files.ts'
import { picturesOf } from '../../contract/shown-car.ts'
import { listAudit } from '../auth/audit-store.ts'
import { listHistory } from '../cars/car-history-store.ts'
import { findCar } from '../cars/car-store.ts'
import { type Database } from '../db/database.ts'
import { fail } from '../lib/errors.ts'
import { selectOffers, toOffer } from './found-offers-store.ts'

/** Actions that the file of an offer shows. */
const maxActions = 50

/** What moderators see of an offer, hidden ones too. Fails with `notFound`. */
export async function readOfferFile(db: Database, id: string): Promise<OfferFile> {
  const [row, stored, car, history, audit] = await Promise.all([
    selectOffers(db).where('cars.id', '=', id).executeTakeFirst(),
    db.selectFrom('cars').select('vin').where('id', '=', id).executeTakeFirst(),
    findCar(db, id, 'operator'),
    listHistory(db, id, 'operator'),
    listAudit(db, { before: undefined, limit: maxActions, kind: 'offer', target: id }),
  ])
  if (!row || !stored || !car) fail('notFound')
  return {
    ...toOffer(row),
    vin: stored.vin,
    description: car.description,
    location: car.location,
    pictures: picturesOf(car),
    hiddenReason: car.hiddenReason ?? '',
    sameVin: car.sameVin ?? [],
    samePhotos: car.samePhotos ?? [],
    estimate: car.estimate?.price ?? null,
    history: history ?? [],
    audit: audit.entries,
  }
}
