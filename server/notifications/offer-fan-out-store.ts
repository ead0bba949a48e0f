import { type Selectable } from 'kysely'
import { datedCarName } from '../../contract/shown-car.ts'
import { type CarRow } from '../db/car-tables.ts'
import { listed } from '../cars/car-visibility-store.ts'
import { isPostgres, type Database, type Writing } from '../db/database.ts'
import { type OfferFanOutTable } from '../db/notice-tables.ts'
import { pushId } from '../db/push-id.ts'
import { writeAlone } from '../db/write.ts'
import { notify } from '../happenings/notify-store.ts'

/** Followers who are told in one transaction, for which other writes wait some milliseconds. */
const followersAtOnce = 200

type NewOffer = Pick<CarRow, 'id' | 'brand' | 'model' | 'year'>

/**
 * Lets the followers of a seller be told of new offers, of which `newest` is named, soon after the commit: one row,
 * however many follow. Offers that come before the first of them is told join it.
 */
export async function notifyFollowersLater(
  tx: Writing,
  sellerId: string,
  { newest, count }: { newest: NewOffer; count: number },
): Promise<void> {
  await tx
    .insertInto('offerFanOuts')
    .columns(['id', 'sellerId', 'carId', 'carName', 'count'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          eb.cast<string>(eb.val(pushId()), 'text').as('id'),
          'users.id as sellerId',
          eb.cast<string>(eb.val(newest.id), 'text').as('carId'),
          eb.cast<string>(eb.val(datedCarName(newest)), 'text').as('carName'),
          eb.cast<number>(eb.val(count), 'integer').as('count'),
        ])
        .where('users.id', '=', sellerId)
        .where('followerCount', '>', 0),
    )
    .onConflict((conflict) =>
      conflict
        .column('sellerId')
        .where('startedAt', 'is', null)
        .doUpdateSet((eb) => ({
          carId: eb.ref('excluded.carId'),
          carName: eb.ref('excluded.carName'),
          count: eb('offerFanOuts.count', '+', eb.ref('excluded.count')),
        })),
    )
    .execute()
}

/**
 * Tells some followers of new offers, in one transaction with the note of who has been told, so that a crash neither
 * loses nor repeats any. Its row is locked by one process at a time. Answers whether there was work.
 */
export async function notifySomeFollowers(db: Database, now = Date.now()): Promise<boolean> {
  return writeAlone(db, async (tx) => {
    const fanOut = await takeFanOut(tx)
    if (!fanOut) return false
    const followers = await nextFollowers(tx, fanOut)
    const last = followers.at(-1)
    if (last === undefined || !(await isListed(tx, fanOut.carId))) {
      await tx.deleteFrom('offerFanOuts').where('id', '=', fanOut.id).execute()
      return true
    }
    const { id, sellerId, carId, carName, count, startedAt } = fanOut
    notify(tx, {
      type: 'followedOffer',
      to: followers.filter(({ isExcluded }) => !isExcluded).map(({ followerId }) => followerId),
      by: sellerId,
      subject: sellerId,
      personId: sellerId,
      carId,
      count,
      details: { car: carName },
    })
    await tx
      .updateTable('offerFanOuts')
      .set({ after: last.followerId, startedAt: startedAt ?? now })
      .where('id', '=', id)
      .execute()
    return true
  })
}

/** The oldest row that no other process is working on. */
async function takeFanOut(tx: Writing): Promise<Selectable<OfferFanOutTable> | undefined> {
  const oldest = tx.selectFrom('offerFanOuts').selectAll().orderBy('id').limit(1)
  return (isPostgres(tx) ? oldest.forUpdate().skipLocked() : oldest).executeTakeFirst()
}

/** The followers after the last one, and whether they leave the seller out of their lists. */
function nextFollowers(tx: Writing, { sellerId, after }: Pick<Selectable<OfferFanOutTable>, 'sellerId' | 'after'>) {
  return tx
    .selectFrom('follows')
    .leftJoin('exclusions', (join) =>
      join
        .onRef('exclusions.userId', '=', 'follows.followerId')
        .on('exclusions.kind', '=', 'seller')
        .on('exclusions.value', '=', sellerId),
    )
    .select((eb) => ['followerId', eb('exclusions.userId', 'is not', null).as('isExcluded')])
    .where('followedId', '=', sellerId)
    .where('followerId', '>', after)
    .orderBy('followerId')
    .limit(followersAtOnce)
    .execute()
}

async function isListed(tx: Writing, carId: string): Promise<boolean> {
  const car = await tx.selectFrom('cars').select('id').where('id', '=', carId).where(listed).executeTakeFirst()
  return car !== undefined
}
