import { sql } from 'kysely'
import { type SaleCount } from '../../contract/car-state.ts'
import { profileLimits } from '../../contract/profile.ts'
import { type Database, type Writing } from '../db/database.ts'
import { lockForKeyShare } from '../db/locks.ts'
import { noteForLastStep } from '../db/transaction.ts'
import { write } from '../db/write.ts'
import { metPeopleOf } from './met-people-store.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** Until then nobody is expected to have answered. */
const answerMs = dayMs
/** Conversations that are read, the newest. */
const maxConversations = 300
/** People per transaction of the sweep. */
const peopleAtOnce = 100

/** Has a person's facts computed at the end of the transaction, as it leaves them. */
export function noteProfileFacts(tx: Writing, userId: string): void {
  noteForLastStep(tx, 'profileFacts', { step: computeFacts, note: userId })
}

/** Computes the facts that became due by time; answers of how many people. */
export async function tidyProfileFacts(db: Database, now = Date.now()): Promise<number> {
  const due = await db
    .selectFrom('profileFacts')
    .select('userId')
    .where('dueAt', '<=', now)
    .limit(peopleAtOnce)
    .execute()
  if (due.length > 0)
    await write(db, async (tx) => {
      for (const { userId } of due) noteProfileFacts(tx, userId)
    })
  return due.length
}

/** Has the facts of people computed who have none, as after an import of before. */
export async function beginProfileFacts(tx: Writing): Promise<void> {
  await sql`insert into "profileFacts" ("userId", "dueAt")
    select id, 0 from users
    where not exists (select 1 from "profileFacts" where "profileFacts"."userId" = users.id)
      and (exists (select 1 from conversations where conversations."userId" = users.id)
        or exists (select 1 from sales where sales."userId" = users.id))`.execute(tx)
}

async function computeFacts(tx: Writing, noted: string[]): Promise<void> {
  const now = Date.now()
  // In the order of ids, so that two transactions cannot deadlock; whoever is gone has none.
  for (const userId of await lockForKeyShare(tx, 'users', [...new Set(noted)])) {
    const { changesAt, ...replies } = await repliesOf(tx, userId, now)
    const { opensAt, ...met } = await metPeopleOf(tx, userId, now)
    const { sold } = await countSales(tx, userId)
    const due = [...changesAt, ...opensAt]
    const facts = { ...replies, ...met, sold, dueAt: due.length === 0 ? null : Math.min(...due) }
    await tx
      .insertInto('profileFacts')
      .values({ userId, ...facts })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(facts))
      .execute()
  }
}

/** How many offers a person has sold: those that are sold now, and sold ones that are deleted. */
export async function countSales(db: Database, userId: string): Promise<SaleCount> {
  const rows = await db
    .selectFrom('sales')
    .leftJoin('cars', 'cars.id', 'sales.carId')
    .select((eb) => ['place', eb.fn.countAll().as('count')])
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('cars.id', 'is', null), eb('cars.state', '=', 'sold')]))
    .groupBy('place')
    .execute()
  const sum = (counted: typeof rows) => counted.reduce((total, { count }) => total + Number(count), 0)
  return { sold: sum(rows), here: sum(rows.filter(({ place }) => place === 'here')) }
}

/** How the person answered those who wrote first, and when time alone will change it. */
async function repliesOf(tx: Writing, userId: string, now: number) {
  const rows = await tx
    .selectFrom('conversations')
    .select(['gotFirstAt', 'wroteFirstAt'])
    .where('userId', '=', userId)
    .where('gotFirstAt', '>', now - profileLimits.replyDays * dayMs)
    .orderBy('gotFirstAt', 'desc')
    .limit(maxConversations)
    .execute()
  const begun = rows.flatMap(({ gotFirstAt: asked, wroteFirstAt: answered }) =>
    asked !== null && (answered === null || answered > asked) ? [{ asked, answered }] : [],
  )
  const times = begun.flatMap(({ asked, answered }) => (answered === null ? [] : [answered - asked]))
  const waiting = begun.filter(({ asked, answered }) => answered === null && asked > now - answerMs)
  const changesAt = [
    ...waiting.map(({ asked }) => asked + answerMs),
    ...begun.map(({ asked }) => asked + profileLimits.replyDays * dayMs),
  ]
  return {
    asked: begun.length - waiting.length,
    answered: times.length,
    usualMs: medianOf(times),
    changesAt,
  }
}

function medianOf(times: readonly number[]): number | null {
  return times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) / 2)] ?? null
}
