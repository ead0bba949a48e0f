import { type NewSaidFact, type SaidFact } from '../../contract/said-fact.ts'
import { saidFacts } from '../../contract/limits.ts'
import { type Database, type Writing } from '../db/database.ts'
import { pushId } from '../db/push-id.ts'
import { publish } from '../events/publish.ts'
import { fail } from '../lib/errors.ts'
import { lockOwnCar } from './own-car-store.ts'
import { seenBy, type CarViewer } from './car-visibility-store.ts'
import { write } from '../db/write.ts'

/** What the seller of a deleted offer said comes along for this long, as its first day does. */
const retentionMs = 90 * 24 * 60 * 60 * 1000

/** What the seller said of a car that the viewer sees, in the order in which it was said. */
export async function listSaidFacts(db: Database, carId: string, viewer: CarViewer): Promise<SaidFact[]> {
  return db
    .selectFrom('saidFacts')
    .innerJoin('cars', 'cars.id', 'saidFacts.carId')
    .select(['saidFacts.id', 'saidFacts.name', 'saidFacts.value', 'saidFacts.saidAt'])
    .where('saidFacts.carId', '=', carId)
    .where(seenBy(viewer))
    .orderBy('saidFacts.id')
    .execute()
}

/**
 * Makes a fact of a comment of the seller; a comment makes one fact, the last. The car must be locked by its owner.
 * Fails with `factsFull`.
 */
export async function saySaidFact(
  tx: Writing,
  { ownerId, carId, commentId, fact }: { ownerId: string; carId: string; commentId: string; fact: NewSaidFact },
): Promise<void> {
  await tx.deleteFrom('saidFacts').where('carId', '=', carId).where('commentId', '=', commentId).execute()
  const { count } = await tx
    .selectFrom('saidFacts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('carId', '=', carId)
    .executeTakeFirstOrThrow()
  if (count >= saidFacts.perOffer) fail('factsFull')
  const row = { id: pushId(), ownerId, carId, commentId, vin: null, goneAt: null, saidAt: Date.now() }
  await tx
    .insertInto('saidFacts')
    .values({ ...row, ...fact })
    .execute()
  publish(tx, [`cars/${carId}`], { kind: 'saidFactsChanged' })
}

/** Takes back a fact of one's own car; a missing one is no error. Fails with `carGone`, `notYours`. */
export async function takeBackSaidFact(
  db: Database,
  ownerId: string,
  { carId, id }: { carId: string; id: string },
): Promise<void> {
  await write(db, async (tx) => {
    await lockOwnCar(tx, ownerId, carId)
    await tx.deleteFrom('saidFacts').where('id', '=', id).where('carId', '=', carId).execute()
    publish(tx, [`cars/${carId}`], { kind: 'saidFactsChanged' })
  })
}

/** Keeps what was said of a deleted car for the next offer of the same vehicle; without a VIN nobody knows it again. */
export async function leaveSaidFacts(
  tx: Writing,
  { carId, vin }: { carId: string; vin: string | null },
): Promise<void> {
  if (vin === null) await tx.deleteFrom('saidFacts').where('carId', '=', carId).execute()
  else await tx.updateTable('saidFacts').set({ vin, goneAt: Date.now() }).where('carId', '=', carId).execute()
}

/** Gives new offers what their owners said of the same vehicles before, in deleted offers and in others. */
export async function bringSaidFacts(
  tx: Writing,
  offers: readonly { id: string; ownerId: string; car: { vin?: string | undefined } }[],
): Promise<void> {
  const known = offers.flatMap(({ id, ownerId, car: { vin } }) => (vin === undefined ? [] : { id, ownerId, vin }))
  if (known.length === 0) return
  const vins = known.map(({ vin }) => vin)
  const said = await tx
    .selectFrom('saidFacts')
    .leftJoin('cars', 'cars.id', 'saidFacts.carId')
    .select(['saidFacts.ownerId', 'saidFacts.carId', 'name', 'value', 'saidAt', 'saidFacts.vin', 'cars.vin as carVin'])
    .where('saidFacts.ownerId', 'in', [...new Set(known.map(({ ownerId }) => ownerId))])
    .where((eb) => eb.or([eb('saidFacts.vin', 'in', vins), eb('cars.vin', 'in', vins)]))
    .orderBy('saidAt')
    .execute()
  const rows = known.flatMap(({ id: carId, ownerId, vin }) => {
    const own = said.filter(
      (fact) => fact.ownerId === ownerId && fact.carId !== carId && [fact.vin, fact.carVin].includes(vin),
    )
    // Of facts with one name the last counts.
    const latest = new Map(own.map((fact) => [fact.name.toLowerCase(), fact]))
    return [...latest.values()].slice(-saidFacts.perOffer).map(({ name, value, saidAt }) => {
      return { id: pushId(), ownerId, carId, commentId: null, vin: null, goneAt: null, name, value, saidAt }
    })
  })
  if (rows.length > 0) await tx.insertInto('saidFacts').values(rows).execute()
}

/** Deletes what was said of offers that were deleted more than 90 days ago. */
export async function sweepSaidFacts(db: Database, now = Date.now()): Promise<void> {
  const before = now - retentionMs
  await db.deleteFrom('saidFacts').where('goneAt', '<', before).execute()
}
