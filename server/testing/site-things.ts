import { type Database } from '../db/database.ts'

/** A sponsor and a saved answer; answers their ids by name. */
export async function insertSiteThings(db: Database): Promise<{ sponsor: string; answer: string }> {
  await db
    .insertInto('sponsors')
    .values({ id: 'sponsor', name: 'S', img: '/s.svg', link: 'https://s.example' })
    .execute()
  await db.insertInto('savedAnswers').values({ id: 'answer', title: 'A', text: 'An answer.', changedAt: 1 }).execute()
  return { sponsor: 'sponsor', answer: 'answer' }
}
