import { setImmediate as nextTurn } from 'node:timers/promises'
import { countKinds, type CountKind, type Counts } from '../../contract/console.ts'
import { type Database } from '../db/database.ts'
import { pushIdAt } from '../db/push-id.ts'
import { write } from '../db/write.ts'
import { lastDays, type Day } from './sofia-days.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A person counts as active for so long after being here. */
const activeMs = 30 * dayMs
/** Rows per statement. */
const rowsAtOnce = 300

type Stored = Map<string, number>

/** Counts of the last days. Days that are over are counted once and stored. */
export async function countDays(db: Database, count: number, now = Date.now()): Promise<Counts> {
  const days = lastDays(now, count)
  const today = days.at(-1)?.day ?? ''
  const stored = await readStored(db, days[0]?.day ?? '')
  const added: { day: string; kind: CountKind; count: number }[] = []
  for (const day of days) {
    for (const kind of countKinds) {
      const key = keyOf(day.day, kind)
      if (stored.has(key) && day.day !== today) continue
      // Who was here some time ago cannot be told from when a session was last used.
      const value = kind === 'active' && day.day !== today ? 0 : await countOf(db, kind, day)
      stored.set(key, value)
      if (day.day !== today) added.push({ day: day.day, kind, count: value })
    }
    // SQLite answers synchronously, so other work must get a turn.
    await nextTurn()
  }
  await store(db, added)
  const of = (kind: CountKind) => days.map(({ day }) => stored.get(keyOf(day, kind)) ?? 0)
  return {
    days: days.map(({ day }) => day),
    counts: Object.fromEntries(countKinds.map((kind) => [kind, of(kind)])) as Counts['counts'],
  }
}

/** Stores how many people are active today, which nobody can count later; the last count of a day stays. */
export async function noteActive(db: Database, now = Date.now()): Promise<void> {
  const [today] = lastDays(now, 1)
  if (!today) return
  const count = await countOf(db, 'active', today)
  await write(db, (tx) =>
    tx
      .insertInto('dailyCounts')
      .values({ day: today.day, kind: 'active', count })
      .onConflict((conflict) => conflict.columns(['day', 'kind']).doUpdateSet({ count }))
      .execute(),
  )
}

async function readStored(db: Database, since: string): Promise<Stored> {
  const rows = await db.selectFrom('dailyCounts').selectAll().where('day', '>=', since).execute()
  return new Map(rows.map(({ day, kind, count }) => [keyOf(day, kind), count]))
}

async function store(db: Database, rows: { day: string; kind: CountKind; count: number }[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce)
    await write(db, (tx) =>
      tx
        .insertInto('dailyCounts')
        .values(some)
        .onConflict((conflict) => conflict.columns(['day', 'kind']).doNothing())
        .execute(),
    )
  }
}

/** Rows of a day by their keys, which begin with the time. */
async function countOf(db: Database, kind: CountKind, { begin, end }: Day): Promise<number> {
  if (kind === 'active') return countActive(db, end)
  const table = kind === 'people' ? 'users' : kind === 'offers' || kind === 'sold' ? 'carHistory' : kind
  const rows = db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id', '>=', pushIdAt(begin, []))
    .where('id', '<', pushIdAt(end, []))
  const counted =
    kind === 'offers'
      ? rows.where('kind' as never, '=', 'added' as never)
      : kind === 'sold'
        ? rows.where('kind' as never, '=', 'state' as never).where('note' as never, '=', 'sold' as never)
        : rows
  return (await counted.executeTakeFirstOrThrow()).count
}

async function countActive(db: Database, until: number): Promise<number> {
  const row = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.count<number>('userId').distinct().as('count'))
    .where('usedAt', '>=', until - activeMs)
    .executeTakeFirstOrThrow()
  return row.count
}

function keyOf(day: string, kind: CountKind): string {
  return `${day} ${kind}`
}
