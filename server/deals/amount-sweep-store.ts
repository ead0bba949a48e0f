import { sql } from 'kysely'
import { amountDays } from '../../contract/price-offer.ts'
import { type NoticeDetails } from '../../contract/notice.ts'
import { type Step } from '../../contract/step.ts'
import { pairOf } from '../chat/pair.ts'
import { setMessage } from '../chat/message-change-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { type PriceOfferRow } from '../db/deal-tables.ts'
import { lockForChange } from '../db/locks.ts'
import { type MessageTable } from '../db/message-tables.ts'
import { requireFew } from '../db/sweep-guard-store.ts'
import { write } from '../db/write.ts'
import { publish } from '../events/publish.ts'
import { catalogues } from '../texts/texts.ts'
import { publishPriceOffer, sentenceOf } from './price-offer-rows-store.ts'
import { languageBetween } from './step-message-store.ts'

/*
 * An amount that was accepted is an intention, and leaves the store 30 days after the handover: from the offer, from the
 * messages that tell its steps, and from notices of them (decision 109).
 */

const dayMs = 24 * 60 * 60 * 1000
/** Offers per read. */
const offersAtOnce = 200
/** The migration since which amounts leave; nobody's leaves sooner than so many days after it. */
const migration = '0041-amounts'

/**
 * Takes accepted amounts out of the store whose time is over; answers how many.
 * @throws SweepStopped when they are many
 */
export async function forgetAmounts(db: Database, now = Date.now()): Promise<number> {
  const before = now - amountDays * dayMs
  if (await isNew(db, before)) return 0
  const [{ all }, { due }] = await Promise.all([
    stored(db)
      .select((eb) => eb.fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow(),
    selectDue(db, before)
      .select((eb) => eb.fn.countAll<number>().as('due'))
      .executeTakeFirstOrThrow(),
  ])
  await requireFew(db, 'amounts', { due, all, now })
  let gone = 0
  for (let after = ''; ;) {
    const found = await selectDue(db, before)
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(offersAtOnce)
      .execute()
    for (const { id } of found) if (await forgetAmount(db, id, { before, now })) gone++
    const last = found.at(-1)
    if (!last) return gone
    after = last.id
  }
}

async function isNew(db: Database, before: number): Promise<boolean> {
  const { rows } = await sql<{
    appliedAt: number
  }>`select "appliedAt" from migrations where name = ${migration}`.execute(db)
  return (rows[0]?.appliedAt ?? before) > before
}

function stored(db: Database) {
  return db.selectFrom('priceOffers').where('amountGoneAt', 'is', null).where('acceptedAt', 'is not', null)
}

/**
 * Offers whose two people met before `before`, or never met and did nothing about it since: no step, no viewing, and the
 * car is neither reserved nor in a new state.
 */
function selectDue(db: Database, before: number) {
  return stored(db).where((eb) => {
    const met = eb
      .selectFrom('handovers')
      .select(eb.lit(1).as('one'))
      .whereRef('handovers.carId', '=', 'priceOffers.carId')
      .whereRef('handovers.sellerId', '=', 'priceOffers.sellerId')
      .whereRef('handovers.buyerId', '=', 'priceOffers.buyerId')
    const viewing = eb
      .selectFrom('viewings')
      .select(eb.lit(1).as('one'))
      .whereRef('viewings.carId', '=', 'priceOffers.carId')
      .whereRef('viewings.sellerId', '=', 'priceOffers.sellerId')
      .whereRef('viewings.buyerId', '=', 'priceOffers.buyerId')
      .where((of) => of.or([of('viewings.at', '>', before), of('viewings.changedAt', '>', before)]))
    const changed = eb
      .selectFrom('cars')
      .select(eb.lit(1).as('one'))
      .whereRef('cars.id', '=', 'priceOffers.carId')
      .where((of) => of.or([of('cars.state', '=', 'reserved'), of('cars.stateAt', '>', before)]))
    const later = met.where('metAt', '>', before)
    const isOver = eb.and([
      eb('priceOffers.changedAt', '<=', before),
      eb.not(eb.exists(met)),
      eb.not(eb.exists(viewing)),
      eb.not(eb.exists(changed)),
    ])
    return eb.or([eb.and([eb.exists(met), eb.not(eb.exists(later))]), isOver])
  })
}

async function forgetAmount(db: Database, id: string, { before, now }: Record<'before' | 'now', number>) {
  return write(db, async (tx) => {
    await lockForChange(tx, 'priceOffers', id)
    const offer = await selectDue(tx, before).selectAll().where('id', '=', id).executeTakeFirst()
    if (!offer) return false
    await tx.updateTable('priceOffers').set({ amount: 0, amountGoneAt: now }).where('id', '=', id).execute()
    for (const message of await stepsOf(tx, offer)) await forgetInMessage(tx, offer, message)
    await forgetInNotices(tx, offer)
    await publishPriceOffer(tx, id)
    return true
  })
}

async function stepsOf(tx: Writing, { id, sellerId, buyerId }: PriceOfferRow): Promise<MessageTable[]> {
  const rows = await tx
    .selectFrom('messages')
    .selectAll()
    .where('pair', '=', pairOf(sellerId, buyerId))
    .where('step', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.filter(({ step }) => (JSON.parse(step ?? '{}') as Partial<Step>).id === id)
}

/** The message keeps what was said with the step, below its first line. */
async function forgetInMessage(tx: Writing, { carName }: PriceOfferRow, row: MessageTable): Promise<void> {
  const step = JSON.parse(row.step ?? '{}') as Step
  if (step.kind !== 'priceOffer') return
  const { amount: _, ...told } = step
  const people = await tx
    .selectFrom('users')
    .select(['id', 'language'])
    .where('id', 'in', [row.recipientId, row.senderId])
    .execute()
  const language = languageBetween(people, row.recipientId, row.senderId) ?? 'en'
  const sentence = sentenceOf({ what: step.what, carName }, catalogues[language])
  const [, ...words] = row.content.split('\n')
  const content = row.deletedAt === null ? [sentence, ...words].join('\n') : row.content
  await setMessage(tx, row, { step: JSON.stringify(told), content })
}

/** Notices name no offer, so those of the two's other offers for the car are told by their time, or by another amount. */
async function forgetInNotices(tx: Writing, offer: PriceOfferRow): Promise<void> {
  const { carId, sellerId, buyerId, createdAt } = offer
  const next = await tx
    .selectFrom('priceOffers')
    .select('createdAt')
    .where((eb) => eb.and({ carId, sellerId, buyerId }))
    .where('id', '>', offer.id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const rows = await tx
    .selectFrom('notices')
    .select(['id', 'userId', 'details', 'at'])
    .where('type', '=', 'offerStep')
    .where('carId', '=', carId)
    .where((eb) =>
      eb.or([
        eb.and([eb('userId', '=', sellerId), eb('personId', '=', buyerId)]),
        eb.and([eb('userId', '=', buyerId), eb('personId', '=', sellerId)]),
      ]),
    )
    .execute()
  for (const { id, userId, details, at } of rows) {
    const { price, ...others } = JSON.parse(details) as NoticeDetails
    const isItsTime = at >= createdAt && (!next || at < next.createdAt)
    if (price === undefined || (!isItsTime && price !== offer.amount)) continue
    await tx
      .updateTable('notices')
      .set({ details: JSON.stringify(others) })
      .where('id', '=', id)
      .execute()
    publish(tx, [`notices/${userId}`], { kind: 'noticesChanged' })
  }
}
