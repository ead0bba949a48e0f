import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** Whether an offered vehicle was brought to Bulgaria lately. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('cars').addColumn('newImport', textType(db)).execute()
}
