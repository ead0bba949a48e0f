import { type CommentWithId, type HiddenComment } from '../../contract/comment.ts'
import { type Discussion } from '../../contract/discussion.ts'
import { pages } from '../../contract/limits.ts'
import { seenBy, type CarViewer } from '../cars/car-visibility-store.ts'
import { type Database } from '../db/database.ts'
import { selectAllowed, selectComments } from './listed-comments-store.ts'
import { wireComment } from './wire-comment.ts'

type Reader = Exclude<CarViewer, 'operator' | null>

/** What is said of all comments of a car together; `null` for a car that the reader does not see. */
export async function readDiscussion(db: Database, carId: string, reader: Reader): Promise<Discussion | null> {
  const car = await db
    .selectFrom('cars')
    .select('ownerId')
    .where('id', '=', carId)
    .where(seenBy(reader))
    .executeTakeFirst()
  if (!car) return null
  const [questions, hidden] = [await countQuestions(db, carId, reader), await countHidden(db, carId, reader)]
  const hiddenComments = Object.keys(hidden).length > 0 ? await listHidden(db, carId, { reader, ...car }) : []
  return { ...questions, hidden, hiddenComments, pinned: await pinnedThread(db, carId, reader) }
}

async function countQuestions(db: Database, carId: string, reader: Reader) {
  const rows = await selectComments(db, carId, reader)
    .clearSelect()
    .select(({ fn }) => ['comments.question', fn.countAll<number>().as('count')])
    .where('comments.question', 'is not', null)
    .groupBy('comments.question')
    .execute()
  const count = (state: 'open' | 'answered') => rows.find(({ question }) => question === state)?.count ?? 0
  return { questions: count('open') + count('answered'), openQuestions: count('open') }
}

async function countHidden(db: Database, carId: string, reader: Reader): Promise<Discussion['hidden']> {
  const rows = await selectAllowed(db, carId, reader)
    .clearSelect()
    .select(({ fn }) => ['comments.sellerReason', fn.countAll<number>().as('count')])
    .where('comments.sellerHidAt', 'is not', null)
    .groupBy('comments.sellerReason')
    .execute()
  return Object.fromEntries(rows.map(({ sellerReason, count }) => [sellerReason, count]))
}

/** The hidden comments that a reader may read: the seller all, others their own. */
async function listHidden(
  db: Database,
  carId: string,
  { reader, ownerId }: { reader: Reader; ownerId: string },
): Promise<HiddenComment[]> {
  let hidden = selectAllowed(db, carId, reader)
    .select('comments.sellerReason')
    .where('comments.sellerHidAt', 'is not', null)
    .orderBy('comments.id', 'desc')
    .limit(pages.comments)
  if (reader.userId !== ownerId) hidden = hidden.where('comments.senderId', '=', reader.userId)
  const rows = await hidden.execute()
  return rows.flatMap((row) =>
    row.sellerReason === null ? [] : [{ ...wireComment(row), id: row.id, reason: row.sellerReason }],
  )
}

async function pinnedThread(db: Database, carId: string, reader: Reader): Promise<CommentWithId[]> {
  const pinned = await selectComments(db, carId, reader).where('comments.pinnedAt', 'is not', null).executeTakeFirst()
  if (!pinned) return []
  const replies = await selectComments(db, carId, reader)
    .where('comments.replyTo', '=', pinned.id)
    .orderBy('comments.id')
    .limit(pages.comments)
    .execute()
  return [pinned, ...replies].map((row) => ({ ...wireComment(row), id: row.id }))
}
