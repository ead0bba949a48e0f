import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** The comparable offers on which an estimate rests, where they are so few that it falls with them. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('estimateGrounds')
    .addColumn('carId', text, (c) => c.notNull().references('estimates.carId').onDelete('cascade'))
    .addColumn('comparableId', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('estimateGrounds_pk', ['carId', 'comparableId'])
    .execute()
  await db.schema
    .createIndex('estimate_grounds_by_comparable')
    .on('estimateGrounds')
    .columns(['comparableId', 'carId'])
    .execute()
}
