import { sql, type Kysely } from 'kysely'

/**
 * Offers like one are looked for among those of its model, newest first. With year and price in the index, those that
 * do not fit are passed over without reading them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.dropIndex('listed_cars_by_model').execute()
  await db.schema
    .createIndex('listed_cars_by_model')
    .on('cars')
    .columns(['brand', 'modelFamily', 'id', 'year', 'price'])
    .where(sql.ref('hiddenAt'), 'is', null)
    .where(sql.ref('ownerSuspendedAt'), 'is', null)
    .where(sql.ref('unlistedAt'), 'is', null)
    .execute()
}
