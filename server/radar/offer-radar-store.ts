import { type Car } from '../../contract/car.ts'
import { type RadarRule, type CarWarnings, type OfferRadar } from '../../contract/radar.ts'
import { findCar } from '../cars/car-store.ts'
import { lockOwnCar } from '../cars/own-car-store.ts'
import { type CarViewer } from '../cars/car-visibility-store.ts'
import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { publish } from '../events/publish.ts'
import { isNewAccount } from '../lib/new-account.ts'
import { repeatsOther } from './offer-texts-store.ts'
import { scoreOf, suspiciousShare, warningsOf } from './rule-table.ts'
import { isStaffName } from './staff-name.ts'
import { signsOf } from './stored-signs.ts'

/** The signs of an offer, from its price, pictures, VIN and description, and its owner's account. */
export async function signsOfOffer(db: Database, id: string, car: Car, now = Date.now()): Promise<Set<RadarRule>> {
  const text = await db.selectFrom('offerTexts').selectAll().where('carId', '=', id).executeTakeFirst()
  const owner = await db
    .selectFrom('users')
    .select(['createdAt', 'username'])
    .where('id', '=', car.owner_id)
    .executeTakeFirst()
  const signs = new Set(text ? signsOf(text.signs) : [])
  if (text && (await repeatsOther(db, text, car.description))) signs.add('repeatedText')
  if (owner && isNewAccount(owner.createdAt, now)) signs.add('newAccount')
  if (owner && isStaffName(owner.username)) signs.add('staffName')
  for (const sign of signsOfFacts(id, car)) signs.add(sign)
  return signs
}

/** Signs of what is known besides words. Of two offers with the same photos or VIN the older one is no sign. */
function signsOfFacts(id: string, { price, estimate, samePhotos, sameVin, listedAt }: Car): RadarRule[] {
  const signs: RadarRule[] = []
  if (estimate && price < estimate.price * suspiciousShare) signs.push('price')
  if (samePhotos?.some(({ at }) => at < (listedAt ?? 0))) signs.push('photos')
  if (sameVin?.some((other) => other < id)) signs.push('vin')
  return signs
}

/** What people are warned of at an offer that the viewer sees, and what its seller says to it; null for others. */
export async function readCarWarnings(db: Database, id: string, viewer: CarViewer): Promise<CarWarnings | null> {
  const car = await findCar(db, id, viewer)
  if (!car) return null
  const warnings = warningsOf(await signsOfOffer(db, id, car))
  const answer = warnings.length > 0 ? await findAnswer(db, id) : undefined
  return { warnings, ...(answer && { answer }) }
}

/** The points of an offer and of what, for moderators; null for a missing one. */
export async function readOfferRadar(db: Database, id: string): Promise<OfferRadar | null> {
  const car = await findCar(db, id, 'operator')
  if (!car) return null
  const signs = await signsOfOffer(db, id, car)
  const answer = await findAnswer(db, id)
  return { ...scoreOf(signs), ...(answer && { answer }) }
}

/**
 * Stores what the owner answers to the warnings of an offer; an empty answer takes it back. Fails with `carGone`,
 * `notYours`.
 */
export async function answerWarnings(
  db: Database,
  ownerId: string,
  { id, answer }: { id: string; answer: string },
): Promise<void> {
  await write(db, async (tx) => {
    await lockOwnCar(tx, ownerId, id)
    await tx.deleteFrom('warningAnswers').where('carId', '=', id).execute()
    if (answer !== '') {
      await tx.insertInto('warningAnswers').values({ carId: id, answer, answeredAt: Date.now() }).execute()
    }
    publish(tx, [`cars/${id}`], { kind: 'warningsChanged' })
  })
}

async function findAnswer(db: Database, carId: string): Promise<CarWarnings['answer']> {
  const row = await db.selectFrom('warningAnswers').selectAll().where('carId', '=', carId).executeTakeFirst()
  return row && { text: row.answer, at: row.answeredAt }
}
