import { type NewAnswer, type SavedAnswer } from '../../contract/saved-answer.ts'
import { consoleLimits } from '../../contract/limits.ts'
import { addToAudit, type Actor } from '../auth/audit-store.ts'
import { type Database } from '../db/database.ts'
import { pushId } from '../db/push-id.ts'
import { write } from '../db/write.ts'
import { fail } from '../lib/errors.ts'

/** Answers that moderators use again, by title. */
export async function listAnswers(db: Database): Promise<SavedAnswer[]> {
  return db.selectFrom('savedAnswers').selectAll().orderBy('title').orderBy('id').execute()
}

/** Saves an answer and answers its id. Fails with `answersFull`. */
export async function addAnswer(db: Database, actor: Actor, answer: NewAnswer): Promise<string> {
  return write(db, async (tx) => {
    const { count } = await tx
      .selectFrom('savedAnswers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count >= consoleLimits.answers) fail('answersFull')
    const id = pushId()
    await tx
      .insertInto('savedAnswers')
      .values({ ...answer, id, changedAt: Date.now() })
      .execute()
    await addToAudit(tx, actor, { action: 'add', kind: 'answer', targetId: id, reason: answer.title })
    return id
  })
}

/** Changes a saved answer. Fails with `notFound`. */
export async function changeAnswer(
  db: Database,
  actor: Actor,
  { id, title, text }: NewAnswer & { id: string },
): Promise<SavedAnswer> {
  return write(db, async (tx) => {
    const changed = await tx
      .updateTable('savedAnswers')
      .set({ title, text, changedAt: Date.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!changed) fail('notFound')
    await addToAudit(tx, actor, { action: 'change', kind: 'answer', targetId: id, reason: title })
    return changed
  })
}

/** Deletes a saved answer; nothing happens when it is gone already. */
export async function deleteAnswer(db: Database, actor: Actor, id: string): Promise<void> {
  await write(db, async (tx) => {
    const gone = await tx.deleteFrom('savedAnswers').where('id', '=', id).returning('title').executeTakeFirst()
    if (gone) await addToAudit(tx, actor, { action: 'delete', kind: 'answer', targetId: id, reason: gone.title })
  })
}
