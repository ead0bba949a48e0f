import { sql } from 'kysely'
import { type NoticeDetails, type NoticeType } from '../../contract/notice.ts'
import { batchesOf } from '../db/batches.ts'
import { type Writing } from '../db/database.ts'
import { type NoticeTable } from '../db/notice-tables.ts'
import { pushId } from '../db/push-id.ts'
import { noteForLastStep } from '../db/transaction.ts'
import { publish } from '../events/publish.ts'
import { readHearers } from './hearers-store.ts'
import { sendingOf } from './notice-sending.ts'

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
  const rows = happenings.flatMap((happening) => happening.to.map((userId) => rowOf(happening, userId)))
  // In the order of the index, so that two transactions cannot deadlock.
  const sorted = rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  for (const some of batchesOf(sorted, rowsAtOnce)) await storeSome(tx, some)
}

async function storeSome(tx: Writing, rows: NewNotice[]): Promise<void> {
  const settingsFor = await readHearers(tx, rows)
  const joined = new Map<string, NewNotice>()
  for (const row of rows) {
    const settings = settingsFor(row)
    const sending = settings && sendingOf(settings, row)
    if (sending) join(joined, { ...row, ...sending })
  }
  const wanted = [...joined.values()]
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
          // What happened again is new for every browser.
          pushTo: null,
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
    pushTo: null,
    letterAt: null,
  }
}

function keyOf({ userId, type, subject }: NewNotice): string {
  return `${userId} ${type} ${subject}`
}

/** Joins two happenings of one transaction, as the store joins those of two. */
function join(rows: Map<string, NewNotice>, row: NewNotice): void {
  const known = rows.get(keyOf(row))
  rows.set(
    keyOf(row),
    known ? { ...row, count: known.count + row.count, people: `${row.people} ${known.people}`.trim() } : row,
  )
}
