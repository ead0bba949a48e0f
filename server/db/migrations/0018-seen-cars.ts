import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** The offers that a person opened lately. They do not reference the offer, so that deleting one locks no list. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('seenCars')
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('carId', text, (c) => c.notNull())
    .addColumn('seenAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('seenCars_pk', ['userId', 'carId'])
    .execute()
}
