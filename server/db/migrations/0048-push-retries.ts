import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** Which browsers have yet to get a notice that is pushed again. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('notices').addColumn('pushTo', textType(db)).execute()
}
