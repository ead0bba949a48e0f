import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/**
 * When an accepted amount left the store, who keeps amounts between the two of a deal, and no word about the price in
 * what people who met say of each other.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('priceOffers').addColumn('amountGoneAt', 'bigint').execute()
  await sql`create index "priceOffers_amounts" on "priceOffers" ("changedAt")
    where "amountGoneAt" is null and state in ('accepted', 'calledOff', 'ended')`.execute(db)
  await db.schema
    .alterTable('users')
    .addColumn('dealAmounts', textType(db), (c) => c.notNull().defaultTo('told'))
    .execute()
  for (const says of ['sellerSays', 'buyerSays']) {
    await sql`update handovers set ${sql.ref(says)} = replace(${sql.ref(says)}, 'priceAsAgreed', 'keptWord')
      where ${sql.ref(says)} like '%priceAsAgreed%'`.execute(db)
  }
}
