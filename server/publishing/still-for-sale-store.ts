import { expiry } from '../../contract/car-state.ts'
import { datedName } from '../cars/car-name-store.ts'
import { listed } from '../cars/car-visibility-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { write } from '../db/write.ts'
import { notify } from '../happenings/notify-store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Offers per transaction, and those that were renewed in the same millisecond as the last of them. */
const offersAtOnce = 200

/** Asks the owners of some offers that were renewed 30 days ago whether they are still for sale; answers how many. */
export async function askStillForSale(db: Database, now = Date.now()): Promise<number> {
  return write(db, async (tx) => {
    const since = await askedUntil(tx, now)
    const until = now - expiry.askDays * dayMs
    const due = tx
      .selectFrom('cars')
      .where('renewedAt', '>', since)
      .where('renewedAt', '<=', until)
      .where(listed)
      .orderBy('renewedAt')
    const last = await due
      .select('renewedAt')
      .offset(offersAtOnce - 1)
      .limit(1)
      .executeTakeFirst()
    const offers = await due
      .select(['id', 'ownerId', 'renewedAt', datedName.as('name')])
      .where('renewedAt', '<=', last?.renewedAt ?? until)
      .execute()
    for (const { id, ownerId, renewedAt, name } of offers) {
      const details = { car: name, at: renewedAt + expiry.hideDays * dayMs }
      notify(tx, { type: 'stillForSale', to: [ownerId], carId: id, details })
    }
    await tx
      .updateTable('jobs')
      .set({ doneAt: last?.renewedAt ?? until })
      .where('name', '=', jobName)
      .execute()
    return offers.length
  })
}

const jobName = 'stillForSale'

/** Until which time of renewal owners have been asked; the first time, all that are not hidden yet will be. */
async function askedUntil(tx: Writing, now: number): Promise<number> {
  await tx
    .insertInto('jobs')
    .values({ name: jobName, doneAt: now - expiry.hideDays * dayMs })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  // Changed first, so that two processes ask one after the other.
  const row = await tx
    .updateTable('jobs')
    .set((eb) => ({ doneAt: eb.ref('doneAt') }))
    .where('name', '=', jobName)
    .returning('doneAt')
    .executeTakeFirstOrThrow()
  return row.doneAt
}
