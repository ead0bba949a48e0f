import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'
import { fillInPieces, type Fill } from './fill.ts'

/** When an accepted amount left the store, and who keeps amounts between the two of a deal. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('priceOffers').addColumn('amountGoneAt', 'bigint').execute()
  await sql`create index "priceOffers_amounts" on "priceOffers" ("changedAt")
    where "amountGoneAt" is null and state in ('accepted', 'calledOff', 'ended')`.execute(db)
  await db.schema
    .alterTable('users')
    .addColumn('dealAmounts', textType(db), (c) => c.notNull().defaultTo('told'))
    .execute()
}

/** No word about the price in what people who met say of each other. */
export const fill: Fill = fillInPieces<Record<'sellerSays' | 'buyerSays', string | null>>({
  table: 'handovers',
  key: 'viewingId',
  columns: ['sellerSays', 'buyerSays'],
  async change(tx, rows) {
    for (const { key, ...says } of rows) {
      if (!JSON.stringify(says).includes('priceAsAgreed')) continue
      await tx
        .updateTable('handovers')
        .set({ sellerSays: renamed(says.sellerSays), buyerSays: renamed(says.buyerSays) })
        .where('viewingId', '=', key)
        .execute()
    }
  },
})

function renamed(says: string | null): string | null {
  return says && says.replace('"priceAsAgreed"', '"keptWord"')
}
