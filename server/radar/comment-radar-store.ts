import { type RadarRule, type WarnedComment, type WarnedComments } from '../../contract/radar.ts'
import { datedName } from '../cars/car-name-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { hasNewAccount } from './new-account-store.ts'
import { pointsTogether, warningsOf } from './rule-table.ts'
import { mayRepeat, saySame, signsInComment } from './signs-in-comment.ts'
import { isStaffName } from './staff-name.ts'
import { signsOf, storedSigns } from './stored-signs.ts'

/** Ms for which a comment counts when it repeats, and the newest of a person with which one is compared. */
const repeatedMs = 7 * 24 * 60 * 60 * 1000
const maxCompared = 100

/** A comment as it is written or corrected. */
interface WrittenComment {
  carId: string
  senderId: string
  senderName: string
  text: string
}

/** What the radar made of a comment. */
export interface RadarOfComment {
  /** The signs of which its readers are warned, as the column stores them; null for none. */
  warnings: string | null
  /** Its writer's earlier comments that say the same and were no sign before this one, with their signs now. */
  earlier: EarlierComment[]
}

/** An earlier comment that readers are warned of now, with its signs as the column stores them. */
export interface EarlierComment {
  id: string
  carId: string
  warnings: string
}

/** Reads a comment, and its writer's other ones if it may repeat them; questions without signs read nothing. */
export async function radarOfComment(tx: Writing, written: WrittenComment): Promise<RadarOfComment> {
  const { senderId, senderName, text } = written
  const same = mayRepeat(text) ? await findSame(tx, written) : []
  const others = new Set(same.map(({ carId }) => carId)).size
  const more: RadarRule[] = isStaffName(senderName) ? ['staffName'] : []
  const found = new Set([...signsInComment(text, others), ...more])
  if (found.size === 0) return { warnings: null, earlier: [] }
  if (await hasNewAccount(tx, senderId)) more.push('newAccount')
  const earlier = found.has('repeatedComment')
    ? same
        .filter(({ warnings }) => !signsOf(warnings ?? '').includes('repeatedComment'))
        .map((row) => ({ id: row.id, carId: row.carId, warnings: warned(signsInComment(row.text, others), more) }))
    : []
  return { warnings: warned(found, more) || null, earlier }
}

/** Signs of which readers are warned, as the column stores them; empty for none. */
function warned(found: ReadonlySet<RadarRule>, more: readonly RadarRule[]): string {
  return storedSigns(warningsOf(new Set([...found, ...more])))
}

/** What its writer said alike under other offers of others lately. What a seller answers their own buyers is none. */
async function findSame(tx: Writing, { carId, senderId, text }: WrittenComment) {
  const rows = await tx
    .selectFrom('comments')
    .innerJoin('cars', 'cars.id', 'comments.carId')
    .select(['comments.id', 'carId', 'comments.comments as text', 'warnings'])
    .where('senderId', '=', senderId)
    .where('carId', '!=', carId)
    .where('cars.ownerId', '!=', senderId)
    .where('comments.createdAt', '>', Date.now() - repeatedMs)
    .orderBy('comments.createdAt', 'desc')
    .limit(maxCompared)
    .execute()
  return rows.filter((row) => saySame(row.text, text))
}

const page = 50

/** Comments that readers are warned of, the newest first and before the id of one; hidden ones, too. */
export async function listWarnedComments(db: Database, before?: string): Promise<WarnedComments> {
  let query = db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.senderId')
    .innerJoin('cars', 'cars.id', 'comments.carId')
    .select(['comments.id', 'carId', 'comments as text', 'comments.createdAt as at', 'comments.hiddenAt', 'warnings'])
    .select(['senderId', 'username', datedName.as('car')])
    .where('warnings', 'is not', null)
    .orderBy('comments.id', 'desc')
    .limit(page + 1)
  if (before !== undefined) query = query.where('comments.id', '<', before)
  const rows = await query.execute()
  const comments = rows.slice(0, page).map(({ hiddenAt, warnings, senderId, username, ...comment }): WarnedComment => {
    const signs = signsOf(warnings ?? '')
    const points = pointsTogether(new Set(signs))
    return { ...comment, writer: { id: senderId, username }, signs, points, isHidden: hiddenAt !== null }
  })
  return { comments, next: rows.length > page ? (comments.at(-1)?.id ?? null) : null }
}
