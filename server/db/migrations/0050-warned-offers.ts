import { sql, type Kysely } from 'kysely'

/** Signs that warn by themselves; rules that come later are none of stores of before. */
const strong = ['card', 'payLink', 'transfer', 'escrow', 'fee', 'deposit']

/** What the words of offers count, and when they were read, so that moderators find those that warn. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['points', 'readAt']) {
    await db.schema
      .alterTable('offerTexts')
      .addColumn(column, column === 'points' ? 'integer' : 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
  }
  const isStrong = sql.join(
    strong.map((rule) => sql`signs like ${sql.lit(`%${rule}%`)}`),
    sql` or `,
  )
  await sql`update "offerTexts" set points = 50 where ${isStrong}`.execute(db)
  await sql`create index "offerTexts_warned" on "offerTexts" ("readAt", "carId") where points >= 40`.execute(db)
}
