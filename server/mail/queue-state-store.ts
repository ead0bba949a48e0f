import { type LetterQueueState } from '../../contract/console.ts'
import { type Database } from '../db/database.ts'

/** What waits, since when, and why. */
export async function findQueueState(db: Database): Promise<LetterQueueState> {
  const rows = await db
    .selectFrom('letters')
    .select((eb) => [
      'trouble',
      eb.fn.countAll().as('count'),
      eb.fn.min('createdAt').as('oldestAt'),
      eb.fn.max('answer').as('answer'),
    ])
    .groupBy('trouble')
    .orderBy('trouble')
    .execute()
  const ages = rows.map(({ oldestAt }) => oldestAt)
  return {
    waiting: rows.reduce((sum, { count }) => sum + Number(count), 0),
    oldestAt: ages.length === 0 ? null : Math.min(...ages),
    troubles: rows.flatMap(({ trouble, count, answer }) =>
      trouble === null ? [] : [{ trouble, count: Number(count), answer: answer ?? '' }],
    ),
  }
}
