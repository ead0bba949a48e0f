import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'
import { isPostgres, type Writing } from '../database.ts'
import { fillInPieces, type Fill } from './fill.ts'

/** When an amount was accepted and when it left the store, and who keeps amounts between the two of a deal. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('priceOffers').addColumn('acceptedAt', 'bigint').execute()
  // Of an offer that ended after it was accepted, only the message of that step tells it.
  await sql`update "priceOffers" set "acceptedAt" = "changedAt"
    where state in ('accepted', 'calledOff') or (state = 'ended' and exists (select 1 from messages
      where pair in ("sellerId" || ' ' || "buyerId", "buyerId" || ' ' || "sellerId")
      and replace(step, '"id":"' || "priceOffers".id || '","what":"accepted"', '') <> step))`.execute(db)
  await db.schema.alterTable('priceOffers').addColumn('amountGoneAt', 'bigint').execute()
  await sql`create index "priceOffers_amounts" on "priceOffers" ("changedAt")
    where "amountGoneAt" is null and "acceptedAt" is not null`.execute(db)
  await db.schema
    .alterTable('users')
    .addColumn('dealAmounts', textType(db), (c) => c.notNull().defaultTo('told'))
    .execute()
}

type Says = Record<'sellerSays' | 'buyerSays', string | null>

/** No word about the price in what people who met say of each other. */
export const fill: Fill = fillInPieces<Says & Record<'sellerId' | 'buyerId', string>>({
  table: 'handovers',
  key: 'viewingId',
  columns: ['sellerSays', 'buyerSays', 'sellerId', 'buyerId'],
  async change(tx, rows) {
    const said = rows.filter(({ sellerSays, buyerSays }) => `${sellerSays} ${buyerSays}`.includes('priceAsAgreed'))
    for (const { key, ...says } of said) {
      await tx
        .updateTable('handovers')
        .set({ sellerSays: renamed(says.sellerSays), buyerSays: renamed(says.buyerSays) })
        .where('viewingId', '=', key)
        .execute()
    }
    await renameInFacts(
      tx,
      said.flatMap(({ sellerId, buyerId }) => [sellerId, buyerId]),
    )
  },
})

/** Renames it in the facts of people, and has these computed again, as some were while only a part was renamed. */
async function renameInFacts(tx: Writing, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  // In the order in which whoever computes them locks them.
  const locked = isPostgres(tx) ? sql`for update` : sql``
  await sql`update "profileFacts" set says = replace(says, '"priceAsAgreed"', '"keptWord"'), "dueAt" = 0
    where "userId" in (select "userId" from "profileFacts" where "userId" in (${sql.join([...new Set(userIds)])})
      order by "userId" ${locked})`.execute(tx)
}

function renamed(says: string | null): string | null {
  return says && says.replace('"priceAsAgreed"', '"keptWord"')
}
