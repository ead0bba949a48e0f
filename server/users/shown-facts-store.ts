import { type FactCounts } from '../../contract/handover.ts'
import { profileLimits, traderSigns, type ProfileFacts, type Replies } from '../../contract/profile.ts'
import { listed } from '../cars/car-visibility-store.ts'
import { type Database } from '../db/database.ts'
import { selectPeople } from './visible-person-store.ts'

const dayMs = 24 * 60 * 60 * 1000
/** People whom two people both follow that are counted, and that are named. */
const maxCounted = 100
const maxNamed = 3

/** The facts of a profile as one person sees them, or `null`. */
export async function findProfileFacts(db: Database, viewerId: string, id: string): Promise<ProfileFacts | null> {
  const row = await db
    .selectFrom(
      selectPeople(db, { userId: viewerId }).select('createdAt as since').where('users.id', '=', id).as('person'),
    )
    .leftJoin('profiles', 'profiles.userId', 'person.id')
    .leftJoin('profileFacts as facts', 'facts.userId', 'person.id')
    .select(['since', 'about', 'seller', 'traderName', 'traderEik', 'traderAddress'])
    .select(['asked', 'answered', 'usualMs', 'sold', 'met', 'handovers', 'says'])
    .executeTakeFirst()
  if (!row) return null
  const { about, seller, traderName, traderEik, traderAddress } = row
  const sold = row.sold ?? 0
  const offers = await countOffers(db, id)
  const replies = repliesOf(row)
  const isTrader = seller === 'Trader'
  const looksLikeTrader = viewerId === id && seller === null && (await tradesBy(db, id, offers))
  return {
    about: about ?? '',
    offers,
    sold,
    isNew: row.since > Date.now() - profileLimits.newDays * dayMs && sold === 0 && !row.met,
    met: row.met ?? 0,
    handovers: row.handovers ?? 0,
    says: JSON.parse(row.says ?? '{}') as FactCounts,
    ...(replies && { replies }),
    bothFollow: await bothFollow(db, viewerId, id),
    ...(seller !== null && { seller }),
    ...(isTrader && { trader: { name: traderName ?? '', eik: traderEik ?? '', address: traderAddress ?? '' } }),
    ...(looksLikeTrader && { looksLikeTrader }),
  }
}

interface KeptReplies {
  asked: number | null
  answered: number | null
  usualMs: number | null
}

function repliesOf({ asked, answered, usualMs }: KeptReplies): Replies | undefined {
  if (asked === null || asked < profileLimits.conversations) return undefined
  return { asked, answered: answered ?? 0, ...(usualMs !== null && { usualMs }) }
}

async function countOffers(db: Database, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cars')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('ownerId', '=', ownerId)
    .where(listed)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether somebody offers or sells more than private sellers do. */
async function tradesBy(db: Database, userId: string, offers: number): Promise<boolean> {
  if (offers > traderSigns.offers) return true
  const rows = await db
    .selectFrom('sales')
    .select('carId')
    .where('userId', '=', userId)
    .where('soldAt', '>', Date.now() - 365 * dayMs)
    .limit(traderSigns.salesOfYear + 1)
    .execute()
  return rows.length > traderSigns.salesOfYear
}

async function bothFollow(db: Database, viewerId: string, id: string): Promise<ProfileFacts['bothFollow']> {
  if (viewerId === id) return { count: 0, people: [] }
  const people = await selectPeople(db, { userId: viewerId })
    .innerJoin('follows as mine', 'mine.followedId', 'users.id')
    .innerJoin('follows as theirs', 'theirs.followedId', 'users.id')
    .where('mine.followerId', '=', viewerId)
    .where('theirs.followerId', '=', id)
    .orderBy('users.id')
    .limit(maxCounted)
    .execute()
  return {
    count: people.length,
    people: people.slice(0, maxNamed).map((person) => ({ id: person.id, username: person.username })),
  }
}
