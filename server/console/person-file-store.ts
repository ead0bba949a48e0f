import { type FileCount, type PersonFile } from '../../contract/console-files.ts'
import { consoleLimits } from '../../contract/limits.ts'
import { type AuditEntry } from '../../contract/moderation.ts'
import { lastReason } from '../auth/audit-store.ts'
import { type Database } from '../db/database.ts'
import { fail } from '../lib/errors.ts'
import { recordsOf } from '../moderation/case-reports-store.ts'
import { selectOffers, toOffer } from './found-offers-store.ts'
import { findSameTelephone, toPerson } from './found-people-store.ts'

/** The newest offers and comments of a person whose actions their file shows, and actions that it shows. */
const [maxThings, maxActions] = [200, 50]

/** What moderators see of a person. Fails with `notFound`. */
export async function readPersonFile(db: Database, id: string): Promise<PersonFile> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'telephone', 'createdAt', 'role', 'suspendedAt'])
    .select(['gender', 'deletionAt', 'suspendedUntil', 'limitedUntil'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) fail('notFound')
  const { gender, deletionAt, suspendedUntil, limitedUntil, ...person } = row
  const [offers, comments, sessions, counts, sameTelephone, audit, records, suspendedReason] = await Promise.all([
    selectOffers(db).where('cars.ownerId', '=', id).orderBy('cars.id', 'desc').limit(consoleLimits.found).execute(),
    readComments(db, id),
    readSessions(db, id),
    countThings(db, id),
    findSameTelephone(db, row),
    readActions(db, id),
    recordsOf(db, [id]),
    row.suspendedAt === null ? '' : lastReason(db, { action: 'suspend', kind: 'account', targetId: id }),
  ])
  return {
    ...toPerson(person),
    gender,
    deletionAt,
    suspendedUntil,
    limitedUntil: limitedUntil !== null && limitedUntil > Date.now() ? limitedUntil : null,
    suspendedReason,
    reported: records.get(id) ?? { reports: 0, dismissed: 0 },
    ...sessions,
    counts,
    offers: offers.map(toOffer),
    comments,
    sameTelephone,
    audit,
  }
}

async function readComments(db: Database, id: string): Promise<PersonFile['comments']> {
  const rows = await db
    .selectFrom('comments')
    .select(['id', 'carId', 'comments as text', 'createdAt', 'hiddenAt'])
    .where('senderId', '=', id)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(consoleLimits.found)
    .execute()
  return rows.map(({ hiddenAt, ...comment }) => ({ ...comment, isHidden: hiddenAt !== null }))
}

async function readSessions(db: Database, id: string): Promise<Pick<PersonFile, 'sessions' | 'lastSeenAt'>> {
  const { sessions, lastSeenAt } = await db
    .selectFrom('sessions')
    .select((eb) => [eb.fn.countAll<number>().as('sessions'), eb.fn.max<number | null>('usedAt').as('lastSeenAt')])
    .where('userId', '=', id)
    .executeTakeFirstOrThrow()
  return { sessions, lastSeenAt }
}

async function countThings(db: Database, id: string): Promise<Record<FileCount, number>> {
  return db
    .selectNoFrom((eb) => {
      const all = eb.fn.countAll<number>().as('count')
      const offers = eb.selectFrom('cars').select(all).where('ownerId', '=', id)
      const comments = eb.selectFrom('comments').select(all).where('senderId', '=', id)
      return [
        offers.$asScalar().$notNull().as('offers'),
        offers.where('hiddenAt', 'is not', null).$asScalar().$notNull().as('hiddenOffers'),
        comments.$asScalar().$notNull().as('comments'),
        comments.where('hiddenAt', 'is not', null).$asScalar().$notNull().as('hiddenComments'),
        eb.selectFrom('messages').select(all).where('senderId', '=', id).$asScalar().$notNull().as('messages'),
        eb.selectFrom('follows').select(all).where('followedId', '=', id).$asScalar().$notNull().as('followers'),
      ]
    })
    .executeTakeFirstOrThrow()
}

/** What was done about a person, and about their newest offers and comments, newest first. */
async function readActions(db: Database, id: string): Promise<AuditEntry[]> {
  const offers = db.selectFrom('cars').select('id').where('ownerId', '=', id).orderBy('id', 'desc').limit(maxThings)
  const comments = db
    .selectFrom('comments')
    .select('id')
    .where('senderId', '=', id)
    .orderBy('id', 'desc')
    .limit(maxThings)
  return db
    .selectFrom('auditLog')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('kind', '=', 'account'), eb('targetId', '=', id)]),
        eb.and([
          eb('kind', '=', 'offer'),
          eb('targetId', 'in', eb.selectFrom(offers.as('offers')).select('offers.id')),
        ]),
        eb.and([
          eb('kind', '=', 'comment'),
          eb('targetId', 'in', eb.selectFrom(comments.as('written')).select('written.id')),
        ]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(maxActions)
    .execute()
}
