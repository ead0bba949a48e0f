import { sql } from 'kysely'
import { type NoticeDetails, type NoticeType } from '../../contract/notice.ts'
import { batchesOf } from '../db/batches.ts'
import { type Writing } from '../db/database.ts'
import { keeping } from '../db/locks.ts'
import { type NoticeTable } from '../db/notice-tables.ts'
import { pushId } from '../db/push-id.ts'
import { sendTogether } from '../db/sent-together.ts'
import { noteForLastStep } from '../db/transaction.ts'
import { publish } from '../events/publish.ts'
import { wantedOnly } from './wanted-notices-store.ts'
import { sendingOf, type SendingSettings } from './notice-sending.ts'

/** People, and rows, per statement and event. */
const rowsAtOnce = 200
/** Characters of the people of a notice; more than the last three. */
const peopleLength = 200

/** A happening of which people are notified. */
export interface Happening {
  type: NoticeType
  /** Who is notified; the one who did it never is. */
  to: readonly string[]
  by?: string
  carId?: string
  personId?: string
  /** What groups unread notices of the type into one; by default the offer and the person. */
  subject?: string
  /** How often it happened; the notice counts it. */
  count?: number
  details?: NoticeDetails
}

/**
 * Notifies people of what this transaction does, with its commit. An unread notice of the same type and subject counts
 * on and says what happened last. Who may not see it must not be among them; people of a block or mute are left out.
 */
export function notify(tx: Writing, happening: Happening): void {
  const to = happening.to.filter((id) => id !== happening.by)
  if (to.length > 0) noteForLastStep(tx, 'notices', { step: storeNotices, note: { ...happening, to } })
}

type NewNotice = Omit<NoticeTable, 'readAt'>

async function storeNotices(tx: Writing, happenings: Happening[]): Promise<void> {
  const rows = new Map<string, NewNotice>()
  for (const happening of await wantedOnly(tx, happenings)) {
    for (const userId of happening.to) join(rows, rowOf(happening, userId))
  }
  // In the order of the index, so that two transactions cannot deadlock.
  const sorted = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  for (const some of batchesOf(sorted, rowsAtOnce)) await storeSome(tx, some)
}

async function storeSome(tx: Writing, rows: NewNotice[]): Promise<void> {
  const settings = await readSettings(tx, [...new Set(rows.map(({ userId }) => userId))])
  const wanted = rows.flatMap((row) => {
    const ofPerson = settings.get(row.userId)
    if (!ofPerson) return []
    const sending = sendingOf(ofPerson, row)
    return sending ? [{ ...row, ...sending }] : []
  })
  if (wanted.length === 0) return
  await tx
    .insertInto('notices')
    .values(wanted)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'type', 'subject'])
        .where('readAt', 'is', null)
        .doUpdateSet({
          // Somebody who follows again is no further follower.
          count: sql`case when excluded.type = 'follower' and notices.people like '%' || excluded.people || '%'
            then notices.count else notices.count + excluded.count end`,
          people: sql`substr(case when excluded.people = '' then notices.people
            else excluded.people || ' ' || notices.people end, 1, ${sql.lit(peopleLength)})`,
          // Processes make keys by their own clocks, so a later commit may bring a smaller one.
          lastId: sql`case when excluded."lastId" > notices."lastId" then excluded."lastId" else notices."lastId" end`,
          carId: sql`excluded."carId"`,
          personId: sql`excluded."personId"`,
          details: sql`excluded.details`,
          at: sql`excluded.at`,
          isListed: sql`excluded."isListed"`,
          pushAt: sql`excluded."pushAt"`,
          letterAt: sql`coalesce(notices."letterAt", excluded."letterAt")`,
        }),
    )
    .execute()
  const listed = wanted.filter(({ isListed }) => isListed === 1)
  for (const [carId, ofCar] of Map.groupBy(listed, (row) => row.carId)) {
    const topics = [...new Set(ofCar.map(({ userId }) => `notices/${userId}` as const))]
    publish(tx, topics, { kind: 'noticesChanged', ...(carId !== null && { carId }) })
  }
}

function rowOf({ type, by, carId, personId, subject, count = 1, details = {} }: Happening, userId: string): NewNotice {
  const id = pushId()
  return {
    id,
    userId,
    type,
    subject: subject ?? [carId, personId].filter((part) => part !== undefined).join(' '),
    lastId: id,
    count,
    people: by ?? '',
    carId: carId ?? null,
    personId: personId ?? null,
    details: JSON.stringify(details),
    at: Date.now(),
    isListed: 1,
    pushAt: null,
    letterAt: null,
  }
}

/** Joins two happenings of one transaction, as the store joins those of two. */
function join(rows: Map<string, NewNotice>, row: NewNotice): void {
  const key = `${row.userId} ${row.type} ${row.subject}`
  const known = rows.get(key)
  rows.set(
    key,
    known ? { ...row, count: known.count + row.count, people: `${row.people} ${known.people}`.trim() } : row,
  )
}

/** The settings of those who are there and not suspended, locked against deletion. */
async function readSettings(tx: Writing, ids: string[]): Promise<Map<string, SendingSettings>> {
  const people = tx
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
  const settings = tx.selectFrom('noticeSettings').selectAll().where('userId', 'in', ids)
  const [found, chosen] = await sendTogether(tx, [keeping(tx, people), settings])
  const choices = new Map(chosen.map((row) => [row.userId, row]))
  return new Map(found.map(({ id, hasPush }) => [id, { hasPush: Boolean(hasPush), chosen: choices.get(id) }]))
}
