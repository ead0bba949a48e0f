import { type WarnedComment, type WarnedComments } from '../../contract/radar.ts'
import { datedName } from '../cars/car-name-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { isNewAccount } from './new-account-store.ts'
import { pointsTogether, warningsOf } from './rule-table.ts'
import { mayRepeat, saySame, signsInComment } from './signs-in-comment.ts'
import { signsOf, storedSigns } from './stored-signs.ts'

/** Ms for which a comment counts when it repeats, and the newest of a person with which one is compared. */
const repeatedMs = 7 * 24 * 60 * 60 * 1000
const maxCompared = 100

/** A comment as it is written or corrected. */
interface WrittenComment {
  carId: string
  senderId: string
  text: string
}

/** The signs of which readers of a comment are warned, as the column stores them; questions without signs read nothing. */
export async function radarOfComment(tx: Writing, written: WrittenComment): Promise<string | null> {
  const { senderId, text } = written
  const found = signsInComment(text, mayRepeat(text) ? await countSame(tx, written) : 0)
  if (found.size === 0) return null
  if (await isNewAccount(tx, senderId)) found.add('newAccount')
  const warnings = warningsOf(found)
  return warnings.length > 0 ? storedSigns(warnings) : null
}

/** Under how many other offers of others its writer said the same lately. What a seller answers their own buyers is none. */
async function countSame(tx: Writing, { carId, senderId, text }: WrittenComment): Promise<number> {
  const rows = await tx
    .selectFrom('comments')
    .innerJoin('cars', 'cars.id', 'comments.carId')
    .select(['carId', 'comments.comments as text'])
    .where('senderId', '=', senderId)
    .where('carId', '!=', carId)
    .where('cars.ownerId', '!=', senderId)
    .where('comments.createdAt', '>', Date.now() - repeatedMs)
    .orderBy('comments.createdAt', 'desc')
    .limit(maxCompared)
    .execute()
  const same = rows.filter((row) => saySame(row.text, text))
  return new Set(same.map((row) => row.carId)).size
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
