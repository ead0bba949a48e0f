import { sql } from 'kysely'
import { type QuestionState } from '../../contract/comment.ts'
import { asks } from '../../contract/discussion.ts'
import { datedName } from '../cars/car-name-store.ts'
import { isShown, seenBy } from '../cars/car-visibility-store.ts'
import { unblocked } from '../blocks/blocks-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { addOnce, takingKey, type Once, type SentKey } from '../db/idempotency-store.ts'
import { PreparedStatement } from '../db/prepared-statement.ts'
import { referred } from '../db/referred.ts'
import { type CommentTable } from '../db/comment-tables.ts'
import { ProductError } from '../lib/errors.ts'
import { notify } from '../happenings/notify-store.ts'
import { publish } from '../events/publish.ts'
import { radarOfComment } from '../radar/comment-radar-store.ts'
import { publishQuestions, settleQuestion, warnOfEarlier } from './question-store.ts'
import { wireComment } from './wire-comment.ts'

/** A new comment; the sender is the asker (`decisions.md` 18). */
export interface NewComment {
  userId: string
  /** The sender's, which the radar reads. */
  username?: string
  carId: string
  comments: string
  /** The comment that it answers. */
  replyTo?: string | undefined
  /** By default the text decides. */
  isQuestion?: boolean | undefined
  key?: SentKey | undefined
}

/**
 * Adds a comment to a car; sender, name and gender are the asker's own (`decisions.md` 18). A reply to a reply answers
 * the same comment. The same `key` of a sender makes one comment only. Fails with `carGone`, `commentGone`,
 * `accountSuspended`, `tokenExpired`.
 */
export async function createComment(db: Database, { key, userId, ...added }: NewComment): Promise<string> {
  const { username = '', carId, comments, isQuestion = asks(comments), replyTo: answers = null } = added
  const { id } = await addOnce(
    db,
    { kind: 'comment', userId, key },
    {
      async add(tx, once) {
        const written = { carId, senderId: userId, senderName: username, text: comments }
        const { warnings, earlier } = await radarOfComment(tx, written)
        const question = isQuestion && answers === null ? ('open' as const) : null
        const [row] = await insertComment.execute(tx, { ...once, carId, comments, answers, question, warnings })
        if (row) await tellOfComment(tx, row, key?.key)
        if (row) await warnOfEarlier(tx, earlier)
        return row !== undefined
      },
      refusal: (tx) => refusalOf(tx, userId, { carId, answers }),
    },
  )
  return id
}

/** What the statement of a new comment is given. */
interface Given extends Once, Pick<CommentTable, 'carId' | 'comments' | 'question' | 'warnings'> {
  /** The comment that it answers. */
  answers: string | null
}

const carColumns = { ownerId: 'ownerId', hiddenAt: 'hiddenAt', ownerSuspendedAt: 'ownerSuspendedAt' } as const

/**
 * Inserts a comment if its sender may comment on the car and sees what it answers; answers it with whom it concerns. Car
 * and sender are locked against deletion until the commit, because it refers to them.
 */
const insertComment = new PreparedStatement((db, given: Given) => {
  const { statement, isFirst } = takingKey(db, given)
  return statement
    .insertInto('comments')
    .columns(['id', 'carId', 'senderId', 'comments', 'createdAt', 'replyTo', 'question', 'warnings'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .innerJoin('cars', (join) => join.on('cars.id', '=', given.carId))
        .leftJoin(selectAnswered(db, given).as('answered'), (join) => join.onTrue())
        .select([
          eb.cast<string>(eb.val(given.id), 'text').as('id'),
          'cars.id as carId',
          'users.id as senderId',
          eb.cast<string>(eb.val(given.comments), 'text').as('comments'),
          eb.cast<number>(eb.val(given.at), 'bigint').as('createdAt'),
          sql<string | null>`coalesce(answered."replyTo", answered.id)`.as('replyTo'),
          // The seller asks nothing.
          sql<QuestionState | null>`case when ${sql.ref('cars.ownerId')} <> ${sql.ref('users.id')}
            then cast(${given.question} as text) end`.as('question'),
          eb.cast<string | null>(eb.val(given.warnings), 'text').as('warnings'),
        ])
        .where('users.id', '=', given.userId)
        .where('users.suspendedAt', 'is', null)
        .where(seenBy({ userId: given.userId, role: 'user' }))
        .where(sql<boolean>`(cast(${given.answers} as text) is null or answered.id is not null)`)
        .where(isFirst),
    )
    .returning(['comments.id', 'carId', 'senderId', 'comments', 'createdAt', 'replyTo', 'question', 'warnings'])
    .returning(referred('users', sql.ref('comments.senderId'), { user: 'username', gender: 'gender' }))
    .returning(referred('cars', sql.ref('comments.carId'), { ...carColumns, carName: datedName }))
    .returning(
      referred('comments', sql`cast(${given.answers} as text)`, {
        answeredSenderId: 'senderId',
        answeredQuestion: 'question',
      }),
    )
})

/** A comment that was added. */
type Inserted = NonNullable<Awaited<ReturnType<typeof insertComment.execute>>[0]>

/** Publishes a new comment, and notifies whom it concerns: the seller, and of a reply the writer of what it answers. */
async function tellOfComment(tx: Writing, row: Inserted, key: string | undefined): Promise<void> {
  const { id, carId, senderId, replyTo, ownerId, carName, answeredSenderId, answeredQuestion } = row
  if (!isShown(row)) return
  const comment = wireComment(row)
  publish(tx, [`cars/${carId}`], { kind: 'commentAdded', id, comment, ...(key && { key }) })
  if (comment.question) publishQuestions(tx, { carId, ownerId })
  const isSellers = ownerId === senderId
  if (replyTo !== null && isSellers) await settleQuestion(tx, replyTo)
  const happening = { by: senderId, carId, details: { car: carName } }
  if (answeredSenderId !== null) {
    const isAnswer = isSellers && answeredQuestion !== null
    notify(tx, { ...happening, type: isAnswer ? 'answer' : 'reply', to: [answeredSenderId] })
  }
  if (answeredSenderId !== ownerId) notify(tx, { ...happening, type: 'comment', to: [ownerId] })
}

/** The comment that a new one answers, if its sender sees it. */
function selectAnswered(db: Database, { userId, carId, answers }: Pick<Given, 'userId' | 'carId' | 'answers'>) {
  return (
    db
      .selectFrom('comments')
      .select(['comments.id', 'comments.replyTo'])
      .where('comments.id', '=', answers)
      // Most answer nothing: PostgreSQL then looks at no comment, also by a plan of when there were few.
      .where(sql<boolean>`cast(${answers} as text) is not null`)
      .where('comments.carId', '=', carId)
      .where('comments.hiddenAt', 'is', null)
      .where(unblocked(userId, 'comments.senderId'))
  )
}

/** Why a comment was not added. */
async function refusalOf(
  tx: Writing,
  userId: string,
  { carId, answers }: Pick<Given, 'carId' | 'answers'>,
): Promise<ProductError> {
  const answered = selectAnswered(tx, { userId, carId, answers })
  if (answers !== null && !(await answered.executeTakeFirst())) return new ProductError('commentGone')
  const sender = await tx.selectFrom('users').select('suspendedAt').where('id', '=', userId).executeTakeFirst()
  // Deleted after the call was accepted.
  if (!sender) return new ProductError('tokenExpired')
  const car = tx
    .selectFrom('cars')
    .select('id')
    .where('id', '=', carId)
    .where(seenBy({ userId, role: 'user' }))
  const isSeen = (await car.executeTakeFirst()) !== undefined
  return new ProductError(isSeen && sender.suspendedAt !== null ? 'accountSuspended' : 'carGone')
}
