import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** Signs of frauds in offers' texts, sketches of these and of newcomers' messages, sellers' answers, and what each writer's messages to a person showed. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema.alterTable('messages').addColumn('warnings', text).execute()
  await db.schema
    .createTable('offerTexts')
    .addColumn('carId', text, (c) => c.primaryKey().references('cars.id').onDelete('cascade'))
    .addColumn('ownerId', text, (c) => c.notNull())
    .addColumn('signs', text, (c) => c.notNull())
    .addColumn('band1', 'integer')
    .addColumn('band2', 'integer')
    .execute()
  await sql`create index "offerTexts_owner" on "offerTexts" ("ownerId")`.execute(db)
  for (const band of ['band1', 'band2']) {
    await sql`create index ${sql.ref(`offerTexts_${band}`)} on "offerTexts" (${sql.ref(band)})
      where ${sql.ref(band)} is not null`.execute(db)
  }
  await db.schema
    .createTable('messageTexts')
    .addColumn('messageId', text, (c) => c.primaryKey().references('messages.id').onDelete('cascade'))
    .addColumn('senderId', text, (c) => c.notNull())
    .addColumn('band1', 'integer', (c) => c.notNull())
    .addColumn('band2', 'integer', (c) => c.notNull())
    .execute()
  for (const band of ['band1', 'band2']) {
    await sql`create index ${sql.ref(`messageTexts_${band}`)} on "messageTexts" (${sql.ref(band)})`.execute(db)
  }
  await db.schema
    .createTable('warningAnswers')
    .addColumn('carId', text, (c) => c.primaryKey().references('cars.id').onDelete('cascade'))
    .addColumn('answer', text, (c) => c.notNull())
    .addColumn('answeredAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('talkSigns')
    .addColumn('writerId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('readerId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('signs', text, (c) => c.notNull())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('changedAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('talkSigns_pk', ['writerId', 'readerId'])
    .execute()
  await sql`create index "talkSigns_reader" on "talkSigns" ("readerId")`.execute(db)
  await sql`create index "talkSigns_newest" on "talkSigns" ("changedAt", "writerId", "readerId") where points >= 50`.execute(
    db,
  )
}
