import { sql } from 'kysely'
import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { dropLettersOf, type QueuedLetter } from './letter-queue-store.ts'

/** Refusals of an address after which nothing goes there but letters about security. */
export const maxRefusals = 3

/**
 * Notes that the mail server refused an address for good. The third time drops the letter, and all of the person's that
 * are not about security.
 */
export async function noteRefusal(
  db: Database,
  { id, userId, tries }: QueuedLetter,
  address: string,
  now: number,
): Promise<void> {
  await write(db, async (tx) => {
    if (tries >= maxRefusals) await tx.deleteFrom('letters').where('id', '=', id).execute()
    if (userId === null) return
    const again = sql<number>`case when "addressRefusals".address = excluded.address
      then "addressRefusals".count + 1 else 1 end`
    const { count } = await tx
      .insertInto('addressRefusals')
      .values({ userId, address, count: 1, at: now })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ count: again, address, at: now }))
      .returning('count')
      .executeTakeFirstOrThrow()
    if (count >= maxRefusals) await dropLettersOf(tx, userId)
  })
}

/** Whether letters to a person's address are stopped, but for those about security. */
export async function isStopped(db: Database, { userId }: QueuedLetter, address: string): Promise<boolean> {
  if (userId === null) return false
  const found = await db
    .selectFrom('addressRefusals')
    .select('count')
    .where('userId', '=', userId)
    .where('address', '=', address)
    .where('count', '>=', maxRefusals)
    .executeTakeFirst()
  return found !== undefined
}
