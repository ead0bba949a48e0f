import { type CommentWithId } from '../../contract/comment.ts'
import { type OpenQuestions, type QuestionFilter, type QuestionPage } from '../../contract/discussion.ts'
import { pages } from '../../contract/limits.ts'
import { unblocked } from '../blocks/blocks-store.ts'
import { type CarViewer } from '../cars/car-visibility-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { publish } from '../events/publish.ts'
import { type EarlierComment } from '../radar/comment-radar-store.ts'
import { listComments, selectComments } from './listed-comments-store.ts'
import { wireComment } from './wire-comment.ts'

/** Replies that a page of questions holds at most, so that an answer stays small. */
const maxReplies = 500

/** A page of questions with their replies, the newest before `before`. */
export async function listQuestions(
  db: Database,
  carId: string,
  { viewer, only, before }: { viewer: CarViewer; only: QuestionFilter; before?: string | undefined },
): Promise<QuestionPage> {
  let asked = selectComments(db, carId, viewer).orderBy('comments.id', 'desc').limit(pages.comments)
  asked = only === 'open' ? asked.where('question', '=', 'open') : asked.where('question', 'is not', null)
  if (before !== undefined) asked = asked.where('comments.id', '<', before)
  const questions = (await asked.execute()).toReversed()
  const ids = questions.map(({ id }) => id)
  if (ids.length === 0) return { comments: [], next: null }
  const replies = await selectComments(db, carId, viewer)
    .where('comments.replyTo', 'in', ids)
    .orderBy('comments.id')
    .limit(maxReplies)
    .execute()
  const comments = [...questions, ...replies].map((row): CommentWithId => ({ ...wireComment(row), id: row.id }))
  return { comments, next: ids.length === pages.comments ? (ids[0] ?? null) : null }
}

/** Questions without an answer about a person's own cars, by car. */
export async function countOpenQuestions(db: Database, ownerId: string): Promise<OpenQuestions> {
  const rows = await db
    .selectFrom('comments')
    .innerJoin('cars', 'cars.id', 'comments.carId')
    .innerJoin('users', 'users.id', 'comments.senderId')
    .select(({ fn }) => ['comments.carId', fn.countAll<number>().as('count')])
    .where('cars.ownerId', '=', ownerId)
    .where('comments.question', '=', 'open')
    .where('comments.hiddenAt', 'is', null)
    .where('comments.sellerHidAt', 'is', null)
    .where('users.suspendedAt', 'is', null)
    .where(unblocked(ownerId, 'comments.senderId'))
    .groupBy('comments.carId')
    .execute()
  return Object.fromEntries(rows.map(({ carId, count }) => [carId, count]))
}

/** Marks a question as answered while a reply of the seller is shown, or as open. */
export async function settleQuestion(tx: Writing, id: string): Promise<void> {
  const question = await tx
    .selectFrom('comments')
    .innerJoin('cars', 'cars.id', 'comments.carId')
    .select(['carId', 'question', 'ownerId'])
    .where('comments.id', '=', id)
    .executeTakeFirst()
  if (!question?.question) return
  const answer = await tx
    .selectFrom('comments')
    .select('id')
    .where('replyTo', '=', id)
    .where('senderId', '=', question.ownerId)
    .where('hiddenAt', 'is', null)
    .where('sellerHidAt', 'is', null)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  const state = answer ? ('answered' as const) : ('open' as const)
  if (state === question.question) return
  await tx.updateTable('comments').set({ question: state }).where('id', '=', id).execute()
  await publishChanged(tx, question.carId, id)
  publishQuestions(tx, question)
}

/** Settles what depends on a comment that was hidden or shown again. */
export async function settleAround(tx: Writing, id: string): Promise<void> {
  const comment = await tx
    .selectFrom('comments')
    .innerJoin('cars', 'cars.id', 'comments.carId')
    .select(['carId', 'replyTo', 'ownerId'])
    .where('comments.id', '=', id)
    .executeTakeFirst()
  if (!comment) return
  if (comment.replyTo !== null) await settleQuestion(tx, comment.replyTo)
  publishQuestions(tx, comment)
}

/** Publishes what a comment is now, if anybody sees it. */
export async function publishChanged(tx: Writing, carId: string, id: string): Promise<void> {
  const [shown] = await listComments(tx, carId, { query: {}, only: [id] })
  if (shown) publish(tx, [`cars/${carId}`], { kind: 'commentChanged', id, comment: shown[1] })
}

/** Has readers warned of earlier comments that the last one repeats. */
export async function warnOfEarlier(tx: Writing, earlier: readonly EarlierComment[]): Promise<void> {
  for (const { id, carId, warnings } of earlier) {
    await tx.updateTable('comments').set({ warnings }).where('id', '=', id).execute()
    await publishChanged(tx, carId, id)
  }
}

/** Publishes that the questions of a car are others now. */
export function publishQuestions(tx: Writing, { carId, ownerId }: { carId: string; ownerId: string }): void {
  publish(tx, [`cars/${carId}`], { kind: 'discussionChanged' })
  publish(tx, [`alerts/${ownerId}`], { kind: 'openQuestionsChanged' })
}
