import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** What a person sold, and whether it was here. It outlives the offer, so that deleting a sold one loses no count. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('sales')
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('carId', text, (c) => c.notNull())
    .addColumn('soldAt', 'bigint', (c) => c.notNull())
    .addColumn('place', text)
    .addPrimaryKeyConstraint('sales_pk', ['userId', 'carId'])
    .execute()
  const untyped = db as unknown as Kysely<Record<string, Record<string, string>>>
  await untyped
    .insertInto('sales')
    .columns(['userId', 'carId', 'soldAt'])
    .expression(
      untyped
        .selectFrom('cars')
        .select(['ownerId as userId', 'id as carId', 'stateAt as soldAt'])
        .where('state', '=', 'sold'),
    )
    .execute()
}
