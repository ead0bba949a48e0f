import { type Language } from '../../contract/language.ts'
import { unblockedPair } from '../blocks/blocks-store.ts'
import { listed } from '../cars/car-visibility-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { writeAlone } from '../db/write.ts'
import { defaultTimeZone, lastDaily } from '../happenings/quiet-hours.ts'
import { queueLetters } from '../mail/letter-queue-store.ts'

/** Most offers of one search in a letter. */
const maxOffers = 10
/** Ms by which the time of the last letters may be ahead of the clock; beyond, the clock was wrong then. */
const aheadMs = 25 * 60 * 60 * 1000

/** A person's daily letter: the new matches of each of their daily searches. */
export interface Digest {
  email: string
  language: Language | null
  searches: { name: string; address: string; offers: { id: string; name: string; price: number }[] }[]
}

/** A time, in epoch ms: after `since`, and until `until`. */
interface Span {
  since: number
  until: number
}

/**
 * Queues the daily letters when the clock of Bulgaria has shown their hour since the last ones, once for all processes;
 * answers how many. What a stop has missed is made up in one letter.
 */
export async function queueDigests(db: Database, now = Date.now()): Promise<number> {
  // Asked first without a transaction, as it is asked each half minute.
  const last = await db.selectFrom('jobs').select('doneAt').where('name', '=', 'digest').executeTakeFirst()
  if (last && !isDue(last.doneAt, now)) return 0
  return writeAlone(db, async (tx) => {
    const span = await claim(tx, now)
    if (!span) return 0
    const people = await freshHits(tx, span).select('users.id as userId').distinct().execute()
    const letters = people.map(({ userId }) => ({ kind: 'digest' as const, userId, details: span }))
    await queueLetters(tx, letters, now)
    return letters.length
  })
}

/** A person's digest of a time; undefined when there is nothing to tell any more. */
export async function readDigest(db: Database, userId: string, span: Span): Promise<Digest | undefined> {
  const rows = await freshHits(db, span)
    .select(['users.email', 'users.language', 'searchId', 'savedSearches.name', 'savedSearches.address'])
    .select(['cars.id as carId', 'brand', 'model', 'year', 'cars.price'])
    .where('users.id', '=', userId)
    .orderBy('searchHits.at', 'desc')
    .execute()
  const [first] = rows
  if (!first) return undefined
  return {
    email: first.email,
    language: first.language,
    searches: [...Map.groupBy(rows, (row) => row.searchId).values()].map((hits) => ({
      name: hits[0]?.name ?? '',
      address: hits[0]?.address ?? '',
      offers: hits
        .slice(0, maxOffers)
        .map(({ carId, brand, model, year, price }) => ({ id: carId, name: `${brand} ${model}, ${year}`, price })),
    })),
  }
}

/** The matches of daily searches in a time, with whom they are told to. */
function freshHits(db: Database, { since, until }: Span) {
  return db
    .selectFrom('searchHits')
    .innerJoin('savedSearches', 'savedSearches.id', 'searchHits.searchId')
    .innerJoin('users', 'users.id', 'savedSearches.userId')
    .innerJoin('cars', 'cars.id', 'searchHits.carId')
    .where('searchHits.at', '>', since)
    .where('searchHits.at', '<=', until)
    .where('savedSearches.alert', '=', 'daily')
    .where('users.suspendedAt', 'is', null)
    .where('users.deletionAt', 'is', null)
    .where(listed)
    .where(unblockedPair('users.id', 'cars.ownerId'))
}

function isDue(doneAt: number, now: number): boolean {
  return lastDaily(now, defaultTimeZone) > doneAt || doneAt > now + aheadMs
}

/** Claims the letters that are due within a transaction; undefined when another process did, or the clock was wrong. */
async function claim(tx: Writing, now: number): Promise<Span | undefined> {
  await tx
    .insertInto('jobs')
    .values({ name: 'digest', doneAt: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const job = tx.selectFrom('jobs').select('doneAt').where('name', '=', 'digest')
  const { doneAt } = await job.executeTakeFirstOrThrow()
  if (!isDue(doneAt, now)) return undefined
  const claimed = await tx
    .updateTable('jobs')
    .set({ doneAt: now })
    .where('name', '=', 'digest')
    .where('doneAt', '=', doneAt)
    .returning('name')
    .executeTakeFirst()
  return claimed && doneAt <= now ? { since: doneAt, until: now } : undefined
}
