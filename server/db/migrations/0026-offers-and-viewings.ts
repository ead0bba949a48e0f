import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/**
 * Offers of a price and viewings, with the steps of both in messages. What is unique holds between
 * processes: one open offer for each buyer and car, one accepted for each car, one viewing that is under way for each
 * buyer and car.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('messages').addColumn('step', textType(db)).execute()
  await createPriceOffers(db)
  await createViewings(db)
}

async function createPriceOffers(db: Kysely<never>): Promise<void> {
  await parties(db, 'priceOffers')
    .addColumn('amount', 'double precision', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('words', textType(db), (c) => c.notNull())
    .addColumn('expiresAt', 'bigint', (c) => c.notNull())
    .execute()
  await sql`create unique index "priceOffers_open" on "priceOffers" ("carId", "buyerId") where state = 'open'`.execute(
    db,
  )
  await sql`create unique index "priceOffers_accepted" on "priceOffers" ("carId") where state = 'accepted'`.execute(db)
  await sql`create index "priceOffers_due" on "priceOffers" ("expiresAt") where state = 'open'`.execute(db)
  await sql`create index "priceOffers_seller" on "priceOffers" ("sellerId", "buyerId", id)`.execute(db)
  await sql`create index "priceOffers_seller_id" on "priceOffers" ("sellerId", id)`.execute(db)
  await sql`create index "priceOffers_buyer" on "priceOffers" ("buyerId", id)`.execute(db)
}

async function createViewings(db: Kysely<never>): Promise<void> {
  await parties(db, 'viewings')
    .addColumn('proposedBy', textType(db), (c) => c.notNull())
    .addColumn('times', textType(db), (c) => c.notNull())
    .addColumn('place', textType(db), (c) => c.notNull())
    .addColumn('at', 'bigint')
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('words', textType(db), (c) => c.notNull())
    .addColumn('remindedAt', 'bigint')
    .execute()
  await sql`create unique index viewings_coming on viewings ("carId", "buyerId")
    where state in ('proposed', 'confirmed')`.execute(db)
  await sql`create index viewings_due on viewings (at) where state = 'confirmed' and "remindedAt" is null`.execute(db)
  await sql`create index viewings_seller on viewings ("sellerId", "buyerId", id)`.execute(db)
  await sql`create index viewings_seller_id on viewings ("sellerId", id)`.execute(db)
  await sql`create index viewings_buyer on viewings ("buyerId", id)`.execute(db)
  for (const side of ['sellerId', 'buyerId']) {
    await sql`create index ${sql.ref(`viewings_${side}_at`)} on viewings (${sql.ref(side)}, at)
      where state = 'confirmed'`.execute(db)
  }
}

/** What both tables have. No references: like messages, the rows outlive the offer of the car and the accounts. */
function parties(db: Kysely<never>, table: string) {
  const text = textType(db)
  return db.schema
    .createTable(table)
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('carId', text, (c) => c.notNull())
    .addColumn('carName', text, (c) => c.notNull())
    .addColumn('sellerId', text, (c) => c.notNull())
    .addColumn('buyerId', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('changedAt', 'bigint', (c) => c.notNull())
}
