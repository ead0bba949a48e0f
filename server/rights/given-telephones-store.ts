import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { type Entries } from './own-data-store.ts'

/** Notes that a person was given another's telephone number; asked for again, it is the later time. */
export async function noteTelephone(db: Database, ownerId: string, readerId: string): Promise<void> {
  const givenAt = Date.now()
  await write(db, (tx) =>
    tx
      .insertInto('givenTelephones')
      .values({ ownerId, readerId, givenAt })
      .onConflict((conflict) => conflict.columns(['ownerId', 'readerId']).doUpdateSet({ givenAt }))
      .execute(),
  )
}

/** How many people were given a person's number. */
export async function countTelephoneReaders(db: Database, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('givenTelephones')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whose numbers a person was given, by id. Who was given theirs is the others' data. */
export async function* ownGivenTelephones(db: Database, userId: string): Entries {
  const rows = await db
    .selectFrom('givenTelephones')
    .select(['ownerId', 'givenAt'])
    .where('readerId', '=', userId)
    .execute()
  for (const { ownerId, givenAt } of rows) yield [ownerId, { givenAt }]
}
