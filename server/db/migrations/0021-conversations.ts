import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

const pairsAtOnce = 500

/** Each person's side of a conversation, so that an inbox and its unread messages are read and never counted. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('conversations')
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('otherId', text, (c) => c.notNull())
    .addColumn('lastId', text, (c) => c.notNull())
    .addColumn('readUntil', text, (c) => c.notNull())
    .addColumn('unread', 'integer', (c) => c.notNull())
    .addColumn('archivedAt', 'bigint')
    .addPrimaryKeyConstraint('conversations_pk', ['userId', 'otherId'])
    .execute()
  await fill(db)
  const on = sql`conversations ("userId", "lastId")`
  await sql`create index conversations_listed on ${on} where "archivedAt" is null`.execute(db)
  await sql`create index conversations_archived on ${on} where "archivedAt" is not null`.execute(db)
  await sql`create index conversations_unread on conversations ("userId")
    where unread > 0 and "archivedAt" is null`.execute(db)
}

/** Nobody knows what was read of the messages of before, so all of it counts as read. */
async function fill(db: Kysely<never>): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<{ pair: string; lastId: string }>`select pair, max(id) as "lastId" from messages
      where pair > ${after} group by pair order by pair limit ${pairsAtOnce}`.execute(db)
    const sides = rows.flatMap(({ pair, lastId }) => {
      const [one = '', other = ''] = pair.split(' ')
      return [sql`(${one}, ${other}, ${lastId})`, sql`(${other}, ${one}, ${lastId})`]
    })
    const last = rows.at(-1)
    if (!last) return
    await sql`with sides ("userId", "otherId", "lastId") as (values ${sql.join(sides)})
      insert into conversations ("userId", "otherId", "lastId", "readUntil", unread)
      select "userId", "otherId", "lastId", "lastId", 0 from sides
      where exists (select 1 from users where users.id = sides."userId")`.execute(db)
    after = last.pair
  }
}
