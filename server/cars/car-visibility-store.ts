import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'
import { isAtLeast, type Role } from '../../contract/moderation.ts'
import { readBlockedIds, unblocked } from '../blocks/blocks-store.ts'
import { type Database } from '../db/database.ts'
import { type CarRow } from '../db/car-tables.ts'
import { type Tables } from '../db/tables.ts'
import { lastReason } from '../auth/audit-store.ts'

/** The viewer of offers: a person with a role, an operator's command, which sees everything, or `null` for anybody. */
export type CarViewer = { userId: string; role: Role } | 'operator' | null

/** The view of one offer. Viewers with the same `key` see the same of it and its comments. */
export interface CarView {
  key: string
  viewer: CarViewer
}

/**
 * A person's view of an offer: a separate one for its owner, for people with a role and for people of any block, one
 * for all others.
 */
export async function viewOfCar(
  db: Database,
  carId: string,
  me: Exclude<CarViewer, 'operator' | null>,
): Promise<CarView> {
  const car = await db.selectFrom('cars').select('ownerId').where('id', '=', carId).executeTakeFirst()
  const isAnybody = me.role === 'user' && car?.ownerId !== me.userId
  if (isAnybody && (await readBlockedIds(db, me.userId)).size === 0) return { key: 'anybody', viewer: null }
  return { key: `${me.role} ${me.userId}`, viewer: me }
}

/**
 * Offers that a viewer sees: those that are neither hidden nor of an owner who is suspended or blocked with the viewer,
 * and the viewer's own; moderators see all. The condition for anybody fits the partial indexes.
 */
export function seenBy(viewer: CarViewer) {
  return (eb: ExpressionBuilder<Tables, 'cars'>): ExpressionWrapper<Tables, 'cars', SqlBool> => {
    const shown = eb.and([eb('cars.hiddenAt', 'is', null), eb('cars.ownerSuspendedAt', 'is', null)])
    if (viewer === null) return shown
    if (viewer === 'operator' || isAtLeast(viewer.role, 'moderator')) return eb.and([])
    return eb.or([eb.and([shown, unblocked(viewer.userId, 'cars.ownerId')]), eb('cars.ownerId', '=', viewer.userId)])
  }
}

/** Offers that lists show to everybody: neither hidden, sold, paused nor expired. Fits the partial indexes of lists. */
export function listed(eb: ExpressionBuilder<Tables, 'cars'>): ExpressionWrapper<Tables, 'cars', SqlBool> {
  return eb.and([
    eb('cars.hiddenAt', 'is', null),
    eb('cars.ownerSuspendedAt', 'is', null),
    eb('cars.unlistedAt', 'is', null),
  ])
}

/** Offers of nobody who is blocked with the viewer. */
function ofUnblocked(viewer: CarViewer) {
  return (eb: ExpressionBuilder<Tables, 'cars'>): ExpressionWrapper<Tables, 'cars', SqlBool> =>
    eb.and(viewer === null || viewer === 'operator' ? [] : [unblocked(viewer.userId, 'cars.ownerId')])
}

/** Offers that lists show to a viewer: listed ones, of nobody who is blocked with the viewer. */
export function listedFor(viewer: CarViewer): typeof listed {
  return (eb) => eb.and([listed(eb), ofUnblocked(viewer)(eb)])
}

/** Offers that everybody sees, of nobody who is blocked with the viewer. */
export function shownFor(viewer: CarViewer): typeof listed {
  return (eb) => eb.and([seenBy(null)(eb), ofUnblocked(viewer)(eb)])
}

/** Does everybody see the offer of this row? */
export function isShown({ hiddenAt, ownerSuspendedAt }: Pick<CarRow, 'hiddenAt' | 'ownerSuspendedAt'>): boolean {
  return hiddenAt === null && ownerSuspendedAt === null
}

/**
 * Does a person without a role see the offer of this row, if no block is between them and its owner? The rule of
 * `seenBy` for a row that has been read.
 */
export function isSeenByPerson(car: Parameters<typeof isShown>[0] & Pick<CarRow, 'ownerId'>, userId: string): boolean {
  return isShown(car) || car.ownerId === userId
}

/** Do lists show the offer of this row to everybody? */
export function isRowListed(row: Pick<CarRow, 'hiddenAt' | 'ownerSuspendedAt' | 'unlistedAt'>): boolean {
  return isShown(row) && row.unlistedAt === null
}

/** Has a moderator hidden the offer? */
export async function isHiddenOffer(db: Database, carId: string): Promise<boolean> {
  const car = await db.selectFrom('cars').select('hiddenAt').where('id', '=', carId).executeTakeFirst()
  return car !== undefined && car.hiddenAt !== null
}

/** Why an offer is hidden: the reason that the moderator gave for hiding it or for suspending its owner. */
export async function hiddenReasonOf(db: Database, car: CarRow): Promise<string | undefined> {
  if (isShown(car)) return undefined
  return car.hiddenAt === null
    ? lastReason(db, { action: 'suspend', kind: 'account', targetId: car.ownerId })
    : lastReason(db, { action: 'hide', kind: 'offer', targetId: car.id })
}

/** When the owner last changed a hidden offer that a moderator has not looked at since, in epoch ms. */
export async function changedSinceHidden(db: Database, carId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('cases')
    .select('changedAt')
    .where('kind', '=', 'offer')
    .where('targetId', '=', carId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row?.changedAt ?? undefined
}

/** The id of the last decided case of an offer, or of a photo of it. */
export async function hiddenCaseOf(db: Database, car: Pick<CarRow, 'id' | 'ownerId'>): Promise<string | undefined> {
  const row = await db
    .selectFrom('cases')
    .select('id')
    .where('personId', '=', car.ownerId)
    .where('kind', 'in', ['offer', 'photo'])
    .where((eb) => eb.or([eb('targetId', '=', car.id), eb('targetId', 'like', `${car.id} %`)]))
    .where('outcome', 'not like', '{"decision":"dismiss"%')
    .orderBy('decidedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
