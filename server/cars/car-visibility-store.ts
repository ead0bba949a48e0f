import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'
import { isAtLeast, type Role } from '../../contract/moderation.ts'
import { type Database } from '../db/database.ts'
import { type CarRow } from '../db/car-tables.ts'
import { type Tables } from '../db/tables.ts'
import { lastReason } from '../moderation/audit-store.ts'

/** Who looks at offers: a person of a role, a command of the operator, who sees everything, or `null` for anybody. */
export type CarViewer = { userId: string; role: Role } | 'operator' | null

/** As whom somebody looks at one offer; who looks by the same `key` sees the same of it and its comments. */
export interface CarView {
  key: string
  viewer: CarViewer
}

/** How a person sees an offer: its owner and people with a role by themselves, all others alike. */
export async function viewOfCar(
  db: Database,
  carId: string,
  me: Exclude<CarViewer, 'operator' | null>,
): Promise<CarView> {
  const car = await db.selectFrom('cars').select('ownerId').where('id', '=', carId).executeTakeFirst()
  if (me.role === 'user' && car?.ownerId !== me.userId) return { key: 'anybody', viewer: null }
  return { key: `${me.role} ${me.userId}`, viewer: me }
}

/**
 * Offers that a viewer sees: those that are neither hidden nor of a suspended owner, and one's own; moderators see all.
 * What anybody sees is found by the indexes of what is shown.
 */
export function seenBy(viewer: CarViewer) {
  return (eb: ExpressionBuilder<Tables, 'cars'>): ExpressionWrapper<Tables, 'cars', SqlBool> => {
    const shown = eb.and([eb('cars.hiddenAt', 'is', null), eb('cars.ownerSuspendedAt', 'is', null)])
    if (viewer === null) return shown
    if (viewer === 'operator' || isAtLeast(viewer.role, 'moderator')) return eb.and([])
    return eb.or([shown, eb('cars.ownerId', '=', viewer.userId)])
  }
}

/** Offers that lists show to anybody: seen by all and neither sold, paused nor expired. Found by the indexes of lists. */
export function listed(eb: ExpressionBuilder<Tables, 'cars'>): ExpressionWrapper<Tables, 'cars', SqlBool> {
  return eb.and([
    eb('cars.hiddenAt', 'is', null),
    eb('cars.ownerSuspendedAt', 'is', null),
    eb('cars.unlistedAt', 'is', null),
  ])
}

/** Do all see the offer of this row? */
export function isShown({ hiddenAt, ownerSuspendedAt }: Pick<CarRow, 'hiddenAt' | 'ownerSuspendedAt'>): boolean {
  return hiddenAt === null && ownerSuspendedAt === null
}

/** Does a person without a role see the offer of this row? The rule of `seenBy` for a row that has been read. */
export function isSeenByPerson(car: Parameters<typeof isShown>[0] & Pick<CarRow, 'ownerId'>, userId: string): boolean {
  return isShown(car) || car.ownerId === userId
}

/** Do lists show the offer of this row to anybody? */
export function isRowListed(row: Pick<CarRow, 'hiddenAt' | 'ownerSuspendedAt' | 'unlistedAt'>): boolean {
  return isShown(row) && row.unlistedAt === null
}

/** Why not all see an offer: what the moderator wrote who hid it, or who suspended its owner. */
export async function hiddenReasonOf(db: Database, car: CarRow): Promise<string | undefined> {
  if (isShown(car)) return undefined
  return car.hiddenAt === null
    ? lastReason(db, { action: 'suspend', kind: 'account', targetId: car.ownerId })
    : lastReason(db, { action: 'hide', kind: 'offer', targetId: car.id })
}
