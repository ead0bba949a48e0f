import { selectSilences, silenceOf } from '../blocks/blocks-store.ts'
import { type Writing } from '../db/database.ts'
import { keeping } from '../db/locks.ts'
import { type NoticeTable } from '../db/notice-tables.ts'
import { sendTogether } from '../db/sent-together.ts'
import { type SendingSettings } from './notice-sending.ts'

/** What of a notice says whom it concerns: who hears of it, who did it, and whom or whose offer it is about. */
type Concerning = Pick<NoticeTable, 'type' | 'userId' | 'people' | 'personId' | 'carId'>

/**
 * The settings by which somebody is notified; undefined for those who are gone or suspended, and who mute, or are in a
 * block with, whoever did it or whom or whose offer it is about. Decisions of moderators are told in any case (DSA 17).
 * Those who are there are locked against deletion.
 */
export async function readHearers(
  tx: Writing,
  notices: readonly Concerning[],
): Promise<(notice: Concerning) => SendingSettings | undefined> {
  const ids = [...new Set(notices.map(({ userId }) => userId))]
  const carIds = [...new Set(notices.map(({ carId }) => carId ?? ''))]
  const [cars, silences, people, chosen] = await sendTogether(tx, [
    tx.selectFrom('cars').select(['id', 'ownerId']).where('id', 'in', carIds),
    selectSilences(tx, ids),
    keeping(tx, selectPeople(tx, ids)),
    tx.selectFrom('noticeSettings').selectAll().where('userId', 'in', ids),
  ])
  const owners = new Map(cars.map(({ id, ownerId }) => [id, ownerId]))
  const isSilent = silenceOf(silences)
  const pushes = new Map(people.map(({ id, hasPush }) => [id, Boolean(hasPush)]))
  const choices = new Map(chosen.map((row) => [row.userId, row]))
  return ({ type, userId, people: by, personId, carId }) => {
    const hasPush = pushes.get(userId)
    const about = type === 'moderation' ? [] : [by, personId, owners.get(carId ?? '')]
    const isUnwanted = about.some((other) => other && isSilent(userId, other))
    return hasPush === undefined || isUnwanted ? undefined : { hasPush, chosen: choices.get(userId) }
  }
}

/** Those who are there and not suspended. */
function selectPeople(tx: Writing, ids: readonly string[]) {
  return tx
    .selectFrom('users')
    .select((eb) => [
      'users.id as id',
      eb
        .exists(
          eb
            .selectFrom('pushSubscriptions')
            .select(eb.lit(1).as('one'))
            .whereRef('pushSubscriptions.userId', '=', 'users.id'),
        )
        .as('hasPush'),
    ])
    .where('users.id', 'in', ids)
    .where('users.suspendedAt', 'is', null)
    .orderBy('users.id')
}
