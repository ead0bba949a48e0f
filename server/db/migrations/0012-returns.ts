import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** When who saved a car was last told that it is for sale again, and whether they have looked since. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('savedCars').addColumn('returnNotice', textType(db)).execute()
  await db.schema.alterTable('savedCars').addColumn('returnToldAt', 'bigint').execute()
}
