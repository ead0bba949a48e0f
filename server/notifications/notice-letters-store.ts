import { isPostgres, type Database } from '../db/database.ts'
import { type NoticeTable } from '../db/notice-tables.ts'
import { write } from '../db/write.ts'
import { queueLetters } from '../mail/letter-queue-store.ts'

/** People whose letters are queued at once. */
const peopleAtOnce = 50

/** Queues a letter to each person who is due to be told of notices; answers whether there may be more. */
export async function queueNoticeLetters(db: Database, now = Date.now()): Promise<boolean> {
  const due = db.selectFrom('notices').select('userId').where('letterAt', '<=', now)
  const people = await due.orderBy('letterAt').limit(peopleAtOnce).execute()
  if (people.length === 0) return false
  const userIds = [...new Set(people.map(({ userId }) => userId))]
  await write(db, async (tx) => {
    const ofPeople = tx.selectFrom('notices').select('id').where('letterAt', '<=', now).where('userId', 'in', userIds)
    const taken = await tx
      .updateTable('notices')
      .set({ letterAt: null })
      .where('id', 'in', isPostgres(tx) ? ofPeople.forUpdate().skipLocked() : ofPeople)
      .returning(['id', 'userId'])
      .execute()
    const letters = [...Map.groupBy(taken, (row) => row.userId)].map(([userId, rows]) => ({
      kind: 'notices' as const,
      userId,
      details: { ids: rows.map(({ id }) => id) },
    }))
    await queueLetters(tx, letters, now)
  })
  return true
}

/** Those of some notices that are still unread, the last one first. */
export async function unreadOf(db: Database, ids: readonly string[]): Promise<NoticeTable[]> {
  return db
    .selectFrom('notices')
    .selectAll()
    .where('id', 'in', ids)
    .where('readAt', 'is', null)
    .orderBy('lastId', 'desc')
    .execute()
}
