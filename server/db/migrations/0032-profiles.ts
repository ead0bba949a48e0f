import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** What people say of themselves, what they did, and when each side of a conversation first wrote. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .alterTable('users')
    .addColumn('directoryShown', text, (c) => c.notNull().defaultTo('shown'))
    .execute()
  await db.schema
    .createTable('profiles')
    .addColumn('userId', text, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('about', text, (c) => c.notNull().defaultTo(''))
    .addColumn('photoId', text, (c) => c.references('photos.id'))
    .addColumn('seller', text)
    .addColumn('traderName', text)
    .addColumn('traderEik', text)
    .addColumn('traderAddress', text)
    .execute()
  await db.schema.createIndex('profiles_by_photo').on('profiles').column('photoId').execute()
  await db.schema.alterTable('conversations').addColumn('gotFirstAt', 'bigint').execute()
  await db.schema.alterTable('conversations').addColumn('wroteFirstAt', 'bigint').execute()
  await fillFirstTimes(db)
  await sql`create index conversations_begun on conversations ("userId", "gotFirstAt")
    where "gotFirstAt" is not null`.execute(db)
  await db.schema
    .createTable('profileFacts')
    .addColumn('userId', text, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('asked', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('answered', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('usualMs', 'bigint')
    .addColumn('sold', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('dueAt', 'bigint')
    .execute()
  await sql`create index "profileFacts_due" on "profileFacts" ("dueAt") where "dueAt" is not null`.execute(db)
  // The sweep computes them.
  await sql`insert into "profileFacts" ("userId", "dueAt")
    select "userId", 0 from conversations where "gotFirstAt" is not null union select "userId", 0 from sales`.execute(
    db,
  )
}

async function fillFirstTimes(db: Kysely<never>): Promise<void> {
  const pair = sql`case when conversations."userId" < conversations."otherId"
    then conversations."userId" || ' ' || conversations."otherId"
    else conversations."otherId" || ' ' || conversations."userId" end`
  const firstOf = (writer: 'userId' | 'otherId') =>
    sql`(select cast(min(timestamp) as bigint) from messages
      where pair = ${pair} and "senderId" = conversations.${sql.ref(writer)})`
  await sql`update conversations set "gotFirstAt" = ${firstOf('otherId')}, "wroteFirstAt" = ${firstOf('userId')}`.execute(
    db,
  )
}
