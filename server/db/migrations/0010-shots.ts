import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** What a picture shows, as the seller says. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('pictures').addColumn('shot', textType(db)).execute()
}
