import { answersUntil, type MetAnswers } from '../../contract/handover.ts'
import { sideOf } from '../../contract/price-offer.ts'
import { type Person } from '../../contract/user.ts'
import { type Viewing } from '../../contract/viewing.ts'
import { type Database, type Writing } from '../db/database.ts'
import { lockForChange } from '../db/locks.ts'
import { write } from '../db/write.ts'
import { notify } from '../happenings/notify-store.ts'
import { fail } from '../lib/errors.ts'
import { noteProfileFacts } from '../users/profile-facts-store.ts'
import { selectPeople } from '../users/visible-person-store.ts'
import { publishViewing, selectViewings } from './viewing-rows-store.ts'

/**
 * Stores what one of two people who met says of the other, once, and answers the viewing. Fails with `dealGone`,
 * `notYours`, `notMet`, `dealChanged`, `answerTooLate`.
 */
export async function answerAboutMeeting(
  db: Database,
  userId: string,
  { id, facts }: { id: string; facts: MetAnswers },
): Promise<Viewing> {
  return write(db, async (tx) => {
    await lockForChange(tx, 'viewings', id)
    const row = await selectViewings(tx).where('viewings.id', '=', id).executeTakeFirst()
    if (!row) fail('dealGone')
    const { sellerId, buyerId, carId, carName, metAt } = row
    if (sellerId !== userId && buyerId !== userId) fail('notYours')
    if (metAt === null) fail('notMet')
    const [mine, otherId] =
      sideOf(row, userId) === 'seller' ? (['sellerSays', buyerId] as const) : (['buyerSays', sellerId] as const)
    if (row[mine] !== null) fail('dealChanged')
    if (answersUntil(metAt) <= Date.now()) fail('answerTooLate')
    await tx
      .updateTable('handovers')
      .set({ [mine]: JSON.stringify(facts) })
      .where('viewingId', '=', id)
      .execute()
    for (const person of [sellerId, buyerId]) noteProfileFacts(tx, person)
    const details = { car: carName, viewingStep: 'answered', at: row.at ?? metAt } as const
    notify(tx, { type: 'viewingStep', to: [otherId], by: userId, carId, personId: userId, details })
    return publishViewing(tx, id)
  })
}

/** The people whom a person met about a car of theirs. */
export async function listMetBuyers(
  db: Database,
  sellerId: string,
  carId: string,
): Promise<Pick<Person, 'id' | 'username'>[]> {
  const rows = await selectPeople(db, { userId: sellerId })
    .innerJoin('handovers', 'handovers.buyerId', 'users.id')
    .where('carId', '=', carId)
    .where('sellerId', '=', sellerId)
    .orderBy('metAt', 'desc')
    .execute()
  return [...new Map(rows.map(({ id, username }) => [id, { id, username }])).values()]
}

/** Notes who bought a car, of those whom its owner met about it. Fails with `notMet`. */
export async function noteBuyer(
  tx: Writing,
  { carId, sellerId, buyerId }: { carId: string; sellerId: string; buyerId: string },
): Promise<void> {
  await forgetBuyer(tx, carId)
  const sold = await tx
    .updateTable('handovers')
    .set({ soldAt: Date.now() })
    .where('carId', '=', carId)
    .where('sellerId', '=', sellerId)
    .where('buyerId', '=', buyerId)
    .returning(['viewingId', 'sellerId', 'buyerId'])
    .execute()
  if (sold.length === 0) fail('notMet')
  await tellOf(tx, sold)
}

/** Forgets who bought a car whose sale is taken back. */
export async function forgetBuyer(tx: Writing, carId: string): Promise<void> {
  const unsold = await tx
    .updateTable('handovers')
    .set({ soldAt: null })
    .where('carId', '=', carId)
    .where('soldAt', 'is not', null)
    .returning(['viewingId', 'sellerId', 'buyerId'])
    .execute()
  await tellOf(tx, unsold)
}

async function tellOf(tx: Writing, changed: { viewingId: string; sellerId: string; buyerId: string }[]): Promise<void> {
  for (const { viewingId, sellerId, buyerId } of changed) {
    for (const person of [sellerId, buyerId]) noteProfileFacts(tx, person)
    await publishViewing(tx, viewingId)
  }
}
