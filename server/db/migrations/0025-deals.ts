import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** Kinds of price. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('cars').addColumn('priceKind', textType(db)).execute()
}
