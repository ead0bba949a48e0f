import { sql } from 'kysely'
import { type QuestionState } from '../../contract/comment.ts'
import { asks } from '../../contract/discussion.ts'
import { datedName } from '../cars/car-name-store.ts'
import { isSeenByPerson, isShown } from '../cars/car-visibility-store.ts'
import { unblocked } from '../blocks/blocks-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { createOnce } from '../db/idempotency-store.ts'
import { pipeline } from '../db/pipeline.ts'
import { readPrepared } from '../db/prepared-statement.ts'
import { type CommentTable } from '../db/comment-tables.ts'
import { fail } from '../lib/errors.ts'
import { notify } from '../happenings/notify-store.ts'
import { publish } from '../events/publish.ts'
import { radarOfComment } from '../radar/comment-radar-store.ts'
import { publishQuestions, settleQuestion } from './question-store.ts'
import { wireComment } from './wire-comment.ts'

/** A new comment; the sender is the asker (`decisions.md` 18). */
export interface NewComment {
  userId: string
  carId: string
  comments: string
  /** The comment that it answers. */
  replyTo?: string | undefined
  /** By default the text decides. */
  isQuestion?: boolean | undefined
  key?: string | undefined
}

/**
 * Adds a comment to a car; sender, name and gender are the asker's own (`decisions.md` 18). A reply to a reply answers
 * the same comment. The same `key` of a sender makes one comment only. Fails with `carGone`, `commentGone`,
 * `accountSuspended`, `tokenExpired`.
 */
export async function createComment(db: Database, { key, userId, ...added }: NewComment): Promise<string> {
  const { carId, comments, isQuestion = asks(comments) } = added
  const { id } = await createOnce(db, { kind: 'comment', userId, key }, async (tx, commentId) => {
    const createdAt = Date.now()
    const answered = await commentToAnswer(tx, userId, added)
    const replyTo = answered && (answered.replyTo ?? answered.id)
    const question = isQuestion && replyTo === null ? ('open' as const) : null
    const warnings = await radarOfComment(tx, { carId, senderId: userId, text: comments })
    const row = { id: commentId, carId, senderId: userId, comments, createdAt, replyTo, question, warnings }
    const [[found]] = await pipeline(tx, [
      async () => readPrepared(tx, selectSenderAndCar(tx, userId, carId)),
      async () => insertComment(tx, row),
    ])
    // Deleted or suspended after the call was accepted.
    if (!found) fail('tokenExpired')
    const { ownerId, ...sender } = found
    if (ownerId === null || !isSeenByPerson({ ...found, ownerId }, userId)) fail('carGone')
    if (sender.suspendedAt !== null) fail('accountSuspended')
    if (!isShown(found)) return
    const isSellers = ownerId === userId
    const { username: user, gender } = sender
    const comment = wireComment({ ...row, user, gender, ...(isSellers && { question: null }) })
    publish(tx, [`cars/${carId}`], { kind: 'commentAdded', id: commentId, comment, ...(key && { key }) })
    // Whom it concerns: the seller of the car, and of a reply the writer of what it answers.
    if (comment.question) publishQuestions(tx, { carId, ownerId })
    if (replyTo !== null && isSellers) await settleQuestion(tx, replyTo)
    const happening = { by: userId, carId, details: { car: found.carName } }
    if (answered) {
      const isAnswer = isSellers && answered.question !== null
      notify(tx, { ...happening, type: isAnswer ? 'answer' : 'reply', to: [answered.senderId] })
    }
    if (answered?.senderId !== ownerId) notify(tx, { ...happening, type: 'comment', to: [ownerId] })
  })
  return id
}

/** The comment that a new one answers; null for none. Fails with `commentGone`. */
async function commentToAnswer(tx: Writing, userId: string, { carId, replyTo }: Pick<NewComment, 'carId' | 'replyTo'>) {
  if (replyTo === undefined) return null
  const found = await tx
    .selectFrom('comments')
    .select(['id', 'replyTo', 'senderId', 'question'])
    .where('id', '=', replyTo)
    .where('carId', '=', carId)
    .where('hiddenAt', 'is', null)
    .where(unblocked(userId, 'comments.senderId'))
    .executeTakeFirst()
  if (!found) fail('commentGone')
  return found
}

type NewRow = Pick<CommentTable, 'id' | 'carId' | 'senderId' | 'comments' | 'createdAt' | 'replyTo'> &
  Pick<CommentTable, 'question' | 'warnings'>

/** Inserts a comment if its car and sender exist; both are locked against deletion until the commit. */
async function insertComment(tx: Writing, row: NewRow): Promise<void> {
  await tx
    .insertInto('comments')
    .columns(['id', 'carId', 'senderId', 'comments', 'createdAt', 'replyTo', 'question', 'warnings'])
    .expression((eb) =>
      eb
        .selectFrom(['cars', 'users'])
        .select([
          eb.cast<string>(eb.val(row.id), 'text').as('id'),
          'cars.id as carId',
          'users.id as senderId',
          eb.cast<string>(eb.val(row.comments), 'text').as('comments'),
          eb.cast<number>(eb.val(row.createdAt), 'bigint').as('createdAt'),
          eb.cast<string | null>(eb.val(row.replyTo), 'text').as('replyTo'),
          // The seller asks nothing.
          sql<QuestionState | null>`case when ${sql.ref('cars.ownerId')} <> ${sql.ref('users.id')}
            then cast(${row.question} as text) end`.as('question'),
          eb.cast<string | null>(eb.val(row.warnings), 'text').as('warnings'),
        ])
        .where('cars.id', '=', row.carId)
        .where('users.id', '=', row.senderId),
    )
    .execute()
}

/** The sender, with the car if it exists: one statement, because a comment costs little else. */
function selectSenderAndCar(tx: Writing, senderId: string, carId: string) {
  return tx
    .selectFrom('users')
    .leftJoin('cars', (join) => join.on('cars.id', '=', carId).on(unblocked(senderId, 'cars.ownerId')))
    .select(['users.username', 'users.gender', 'users.suspendedAt'])
    .select(['cars.ownerId', 'cars.hiddenAt', 'cars.ownerSuspendedAt', datedName.as('carName')])
    .where('users.id', '=', senderId)
}
