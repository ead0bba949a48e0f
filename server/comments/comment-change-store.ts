import { type Comment } from '../../contract/comment.ts'
import { type EditedComment } from '../../contract/comment-changes.ts'
import { asks } from '../../contract/discussion.ts'
import { changeableMs } from '../../contract/limits.ts'
import { type NewSaidFact } from '../../contract/said-fact.ts'
import { lockOwnCar } from '../cars/own-car-store.ts'
import { areBlocked } from '../blocks/blocks-store.ts'
import { saySaidFact } from '../cars/said-facts-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { lockForChange } from '../db/locks.ts'
import { write } from '../db/write.ts'
import { publish } from '../events/publish.ts'
import { fail } from '../lib/errors.ts'
import { radarOfComment } from '../radar/comment-radar-store.ts'
import { listComments } from './listed-comments-store.ts'
import { publishChanged, settleAround, settleQuestion, warnOfEarlier } from './question-store.ts'

/** A comment of a car. */
export interface Place {
  carId: string
  id: string
}

/**
 * Corrects one's own comment within 15 minutes; a correction that asks makes it a question, none takes a question back.
 * Fails with `commentGone`, `notYours`, `changeTooLate`.
 */
export async function editComment(
  db: Database,
  { userId, username }: { userId: string; username: string },
  { carId, id, comments, isQuestion = asks(comments) }: Place & EditedComment,
): Promise<Comment> {
  return write(db, async (tx) => {
    const { question, ...before } = await lockOwn(tx, userId, { carId, id })
    // Whoever may write nothing new there writes nothing by an edit.
    if (await areBlocked(tx, userId, before.ownerId)) fail('commentGone')
    const now = Date.now()
    if (now - before.createdAt > changeableMs) fail('changeTooLate')
    const asking = isQuestion && before.replyTo === null && before.ownerId !== userId ? 'open' : null
    if (comments !== before.comments || question !== (question ?? asking)) {
      const written = { carId, senderId: userId, senderName: username, text: comments }
      const { warnings, earlier } = await radarOfComment(tx, written)
      const row = { comments, question: question ?? asking, editedAt: now, warnings }
      await tx.updateTable('comments').set(row).where('id', '=', id).execute()
      await publishChanged(tx, carId, id)
      await warnOfEarlier(tx, earlier)
      if (question !== row.question) await settleAround(tx, id)
    }
    const [entry] = await listComments(tx, carId, { query: {}, only: [id], viewer: 'operator' })
    return entry?.[1] ?? fail('commentGone')
  })
}

/** Deletes one's own comment; one that has replies stays without its text. Fails with `notYours`. */
export async function deleteComment(db: Database, userId: string, { carId, id }: Place): Promise<void> {
  await write(db, async (tx) => {
    const found = await findLocked(tx, { carId, id })
    if (!found) return
    if (found.senderId !== userId) fail('notYours')
    if (await hasReplies(tx, id)) {
      const row = { comments: '', deletedAt: Date.now(), question: null, pinnedAt: null, warnings: null }
      await tx.updateTable('comments').set(row).where('id', '=', id).execute()
      await publishChanged(tx, carId, id)
      return settleAround(tx, id)
    }
    await settleAround(tx, id)
    await removeComment(tx, { carId, id })
    if (found.replyTo !== null) await settleAnswered(tx, { carId, id: found.replyTo })
  })
}

/** Pins a comment in place of the pinned one, or lets it go. Fails with `carGone`, `notYours`, `commentGone`. */
export async function pinComment(
  db: Database,
  ownerId: string,
  { carId, id, isPinned }: Place & { isPinned: boolean },
): Promise<void> {
  await write(db, async (tx) => {
    await lockOwnCar(tx, ownerId, carId)
    const found = await findLocked(tx, { carId, id })
    if (!found || found.replyTo !== null || found.deletedAt !== null || found.sellerHidAt !== null) fail('commentGone')
    const unpinned = await tx
      .updateTable('comments')
      .set({ pinnedAt: null })
      .where('carId', '=', carId)
      .where('pinnedAt', 'is not', null)
      .returning('id')
      .execute()
    if (isPinned) await tx.updateTable('comments').set({ pinnedAt: Date.now() }).where('id', '=', id).execute()
    for (const changed of new Set([...unpinned.map((row) => row.id), id])) await publishChanged(tx, carId, changed)
    publish(tx, [`cars/${carId}`], { kind: 'discussionChanged' })
  })
}

/** Makes a fact of the owner's own comment on their car. Fails with `factsFull`, and as `pinComment` does. */
export async function sayFact(
  db: Database,
  ownerId: string,
  { carId, id, ...fact }: Place & NewSaidFact,
): Promise<void> {
  await write(db, async (tx) => {
    await lockOwnCar(tx, ownerId, carId)
    await lockOwn(tx, ownerId, { carId, id })
    await saySaidFact(tx, { ownerId, carId, commentId: id, fact })
  })
}

/** Removes a deleted comment once nobody answers it any more, and settles a question otherwise. */
async function settleAnswered(tx: Writing, place: Place): Promise<void> {
  await lockForChange(tx, 'comments', place.id)
  const [removed] = await removeLonely(tx, [place.id])
  if (removed) publish(tx, [`cars/${place.carId}`], { kind: 'commentsGone', ids: [place.id] })
  else await settleQuestion(tx, place.id)
}

/** Removes those of some comments that are deleted and have no reply any more; answers them. */
export async function removeLonely(tx: Writing, ids: readonly string[]): Promise<{ id: string; carId: string }[]> {
  return tx
    .deleteFrom('comments')
    .where('id', 'in', [...ids])
    .where('deletedAt', 'is not', null)
    .where((eb) => {
      const replies = eb.selectFrom('comments as reply').whereRef('reply.replyTo', '=', 'comments.id')
      return eb.not(eb.exists(replies.select('reply.id')))
    })
    .returning(['id', 'carId'])
    .execute()
}

async function removeComment(tx: Writing, { carId, id }: Place): Promise<void> {
  await tx.deleteFrom('comments').where('id', '=', id).execute()
  publish(tx, [`cars/${carId}`], { kind: 'commentsGone', ids: [id] })
}

/** Locks one's own comment, which is neither deleted nor hidden. */
async function lockOwn(tx: Writing, userId: string, place: Place) {
  const found = await findLocked(tx, place)
  if (!found || found.deletedAt !== null || found.sellerHidAt !== null) fail('commentGone')
  if (found.senderId !== userId) fail('notYours')
  return found
}

/** A comment that no moderator has hidden, locked for a change. */
export async function findLocked(tx: Writing, { carId, id }: Place) {
  await lockForChange(tx, 'comments', id)
  return tx
    .selectFrom('comments')
    .innerJoin('cars', 'cars.id', 'comments.carId')
    .select(['comments.senderId', 'comments.comments', 'comments.createdAt', 'comments.replyTo', 'comments.question'])
    .select(['comments.deletedAt', 'comments.sellerHidAt', 'cars.ownerId'])
    .where('comments.id', '=', id)
    .where('comments.carId', '=', carId)
    .where('comments.hiddenAt', 'is', null)
    .executeTakeFirst()
}

async function hasReplies(tx: Writing, id: string): Promise<boolean> {
  const reply = await tx.selectFrom('comments').select('id').where('replyTo', '=', id).limit(1).executeTakeFirst()
  return reply !== undefined
}
