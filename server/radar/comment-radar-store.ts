import { type WarnedComment, type WarnedComments } from '../../contract/radar.ts'
import { datedName } from '../cars/car-name-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { isNewAccount } from './new-account-store.ts'
import { pointsTogether, warningsOf } from './rule-table.ts'
import { signsInText } from './signs-in-text.ts'
import { signsOf, storedSigns } from './stored-signs.ts'

/** The signs of which readers of a comment are warned, as the column stores them; most texts have none and read nothing. */
export async function radarOfComment(tx: Writing, senderId: string, text: string): Promise<string | null> {
  const found = signsInText(text)
  if (found.size === 0) return null
  if (await isNewAccount(tx, senderId)) found.add('newAccount')
  const warnings = warningsOf(found)
  return warnings.length > 0 ? storedSigns(warnings) : null
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
