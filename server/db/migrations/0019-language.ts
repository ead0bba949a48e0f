import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** The language in which a person is written to; null until they choose one. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('users').addColumn('language', textType(db)).execute()
}
