import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** Whether who saved a car has been told that it is sold, and has looked since. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('savedCars').addColumn('saleNotice', textType(db)).execute()
}
