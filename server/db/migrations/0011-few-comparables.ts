import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** How many comparable offers those have that have too few of them for an estimate. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('fewComparables')
    .addColumn('carId', text, (c) => c.primaryKey().references('cars.id').onDelete('cascade'))
    .addColumn('count', 'integer', (c) => c.notNull())
    .execute()
}
