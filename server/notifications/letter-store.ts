import { isPostgres, type Database } from '../db/database.ts'
import { type NoticeTable } from '../db/notice-tables.ts'
import { write } from '../db/write.ts'
import { ensureSettings } from './notice-settings-store.ts'

/** People who are written to at once. */
const peopleAtOnce = 20
/** Ms after which a letter is sent again that failed, or whose process died. */
const leaseMs = 10 * 60 * 1000

/** What a person is to be told of in one letter, and the secret by which they stop letters. */
export interface DueLetter {
  userId: string
  stopSecret: string
  notices: NoticeTable[]
}

/** Takes what is due to be sent by letter, for this process alone and for ten minutes: one letter for each person. */
export async function takeLetters(db: Database, now: number): Promise<DueLetter[]> {
  return write(db, async (tx) => {
    const due = tx
      .selectFrom('notices')
      .select('userId')
      .where('letterAt', '<=', now)
      .orderBy('letterAt')
      .limit(peopleAtOnce)
    const people = await due.execute()
    if (people.length === 0) return []
    const ids = [...new Set(people.map(({ userId }) => userId))]
    const ofPeople = tx.selectFrom('notices').select('id').where('letterAt', '<=', now).where('userId', 'in', ids)
    const taken = await tx
      .updateTable('notices')
      .set({ letterAt: now + leaseMs })
      .where('id', 'in', isPostgres(tx) ? ofPeople.forUpdate().skipLocked() : ofPeople)
      .returningAll()
      .execute()
    const letters: DueLetter[] = []
    for (const [userId, notices] of Map.groupBy(taken, (row) => row.userId)) {
      const { stopSecret } = await ensureSettings(tx, userId)
      letters.push({
        userId,
        stopSecret,
        notices: notices.toSorted((one, other) => (one.lastId < other.lastId ? 1 : -1)),
      })
    }
    return letters
  })
}

/** Notes that notices were sent, those that happened again meanwhile aside. */
export async function settleLetter(db: Database, { notices }: DueLetter): Promise<void> {
  await write(db, async (tx) => {
    for (const { id, lastId } of notices) {
      await tx
        .updateTable('notices')
        .set({ letterAt: null })
        .where('id', '=', id)
        .where('lastId', '=', lastId)
        .execute()
    }
  })
}
