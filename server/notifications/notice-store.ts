import { maxUnread, noticeDays, pages } from '../../contract/limits.ts'
import { type Notice, type NoticeDetails, type NoticePage } from '../../contract/notice.ts'
import { seenBy, type CarViewer } from '../cars/car-visibility-store.ts'
import { type Database } from '../db/database.ts'
import { type NoticeTable } from '../db/notice-tables.ts'
import { readPrepared } from '../db/prepared-statement.ts'
import { write } from '../db/write.ts'
import { pictureOf, selectPeople } from '../users/visible-person-store.ts'

/** Greater than every key. */
const afterAllKeys = '~'
/** People that a notice names at most. */
const maxNamed = 3

const dayMs = 24 * 60 * 60 * 1000

type Me = Exclude<CarViewer, 'operator' | null>

/** A page of a person's notices before a key, newest first, with the people and offers that they see now. */
export async function listNotices(db: Database, me: Me, before = afterAllKeys): Promise<NoticePage> {
  const found = await readPrepared(
    db,
    db
      .selectFrom('notices')
      .selectAll()
      .where('userId', '=', me.userId)
      .where('isListed', '=', 1)
      .where('lastId', '<', before)
      .orderBy('lastId', 'desc')
      .limit(pages.notices + 1),
  )
  const rows = found.slice(0, pages.notices)
  return {
    notices: await asTold(db, me, rows),
    next: found.length > rows.length ? (rows.at(-1)?.lastId ?? null) : null,
  }
}

/**
 * Unread notices, at most one more than `maxUnread`, so that it costs the same for everybody; and whether any of them is
 * still to be pushed.
 */
export async function countNotices(db: Database, userId: string): Promise<{ notices: number; arePushed: boolean }> {
  const rows = await readPrepared(
    db,
    db
      .selectFrom('notices')
      .select('pushAt')
      .where('userId', '=', userId)
      .where('readAt', 'is', null)
      .where('isListed', '=', 1)
      .limit(maxUnread + 1),
  )
  return { notices: rows.length, arePushed: rows.some(({ pushAt }) => pushAt !== null) }
}

/** Notes that a person has seen the count of unread notices, which need no push any more. */
export async function dropPushes(db: Database, userId: string): Promise<void> {
  await write(db, (tx) =>
    tx
      .updateTable('notices')
      .set({ pushAt: null })
      .where('userId', '=', userId)
      .where('readAt', 'is', null)
      .where('pushAt', 'is not', null)
      .execute(),
  )
}

/** Deletes notices of more than 90 days ago; answers how many. */
export async function sweepNotices(db: Database, now = Date.now()): Promise<number> {
  const old = db
    .selectFrom('notices')
    .select('id')
    .where('at', '<', now - noticeDays * dayMs)
    .limit(1000)
  const { numDeletedRows } = await db.deleteFrom('notices').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Rows as their person sees them. */
export async function asTold(db: Database, me: Me, rows: NoticeTable[]): Promise<Notice[]> {
  const people = await peopleOf(db, me.userId, rows)
  const cars = await carsOf(db, me, rows)
  return rows.map((row) => {
    const { id, type, count, at, lastId, carId, personId } = row
    return {
      id,
      type,
      count,
      people: idsOf(row).flatMap((one) => people.get(one) ?? []),
      details: JSON.parse(row.details) as NoticeDetails,
      isRead: row.readAt !== null,
      at,
      lastId,
      ...(carId !== null && cars.has(carId) && { carId }),
      ...(personId !== null && people.has(personId) && { personId }),
    }
  })
}

/** The last people of a notice, each once. */
function idsOf({ people }: NoticeTable): string[] {
  return [...new Set(people.split(' '))].filter((id) => id !== '').slice(0, maxNamed)
}

async function peopleOf(db: Database, userId: string, rows: NoticeTable[]) {
  const ids = [...new Set(rows.flatMap((row) => [...idsOf(row), ...(row.personId === null ? [] : [row.personId])]))]
  if (ids.length === 0) return new Map<string, Notice['people'][number]>()
  const found = await db
    .selectFrom(selectPeople(db, { userId }).as('people'))
    .select(['id', 'username', 'gender', 'photoId'])
    .where('id', 'in', ids)
    .execute()
  return new Map(found.map(({ photoId, ...person }) => [person.id, { ...person, ...pictureOf(photoId) }]))
}

/** The offers among them that the person sees now. */
async function carsOf(db: Database, me: Me, rows: NoticeTable[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(rows.flatMap(({ carId }) => carId ?? []))]
  if (ids.length === 0) return new Set()
  const found = await db.selectFrom('cars').select('id').where('id', 'in', ids).where(seenBy(me)).execute()
  return new Set(found.map(({ id }) => id))
}
