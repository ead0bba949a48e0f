import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/**
 * What comes back: when who saved a car was last told that it is for sale again, and whether they have looked since; and
 * the first photos of deleted offers, by which one that is posted anew is known.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema.alterTable('savedCars').addColumn('returnNotice', text).execute()
  await db.schema.alterTable('savedCars').addColumn('returnToldAt', 'bigint').execute()
  await db.schema
    .createTable('formerPhotos')
    .addColumn('carId', text, (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('ownerId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('photo', text, (c) => c.notNull())
    .addColumn('hash1', 'bigint')
    .addColumn('hash2', 'bigint')
    .addColumn('hash3', 'bigint')
    .addColumn('hash4', 'bigint')
    .addColumn('brand', text, (c) => c.notNull())
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('vin', text)
    .addColumn('listedAt', 'bigint', (c) => c.notNull())
    .addColumn('goneAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('formerPhotos_pk', ['carId', 'position'])
    .execute()
  await db.schema.createIndex('former_photos_by_owner').on('formerPhotos').columns(['ownerId', 'goneAt']).execute()
}
