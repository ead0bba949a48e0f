import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** Meetings that two people confirmed by a code, what they say of each other, and what is counted of it. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  // No references: like viewings, the rows outlive the offer of the car and the accounts.
  await db.schema
    .createTable('handovers')
    .addColumn('viewingId', text, (c) => c.primaryKey())
    .addColumn('carId', text, (c) => c.notNull())
    .addColumn('sellerId', text, (c) => c.notNull())
    .addColumn('buyerId', text, (c) => c.notNull())
    .addColumn('metAt', 'bigint', (c) => c.notNull())
    .addColumn('soldAt', 'bigint')
    .addColumn('sellerSays', text)
    .addColumn('buyerSays', text)
    .execute()
  for (const column of ['sellerId', 'buyerId', 'carId']) {
    await sql`create index ${sql.ref(`handovers_${column}`)} on handovers (${sql.ref(column)}, "metAt")`.execute(db)
  }
  await db.schema
    .createTable('handoverCodes')
    .addColumn('viewingId', text, (c) => c.notNull())
    .addColumn('shownBy', text, (c) => c.notNull())
    .addColumn('code', text, (c) => c.notNull())
    .addColumn('expiresAt', 'bigint', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('handoverCodes_key', ['viewingId', 'shownBy'])
    .execute()
  await db.schema.createIndex('handoverCodes_by_end').on('handoverCodes').column('expiresAt').execute()
  for (const column of ['met', 'handovers']) {
    await db.schema
      .alterTable('profileFacts')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  }
  await db.schema
    .alterTable('profileFacts')
    .addColumn('says', text, (c) => c.notNull().defaultTo('{}'))
    .execute()
}
