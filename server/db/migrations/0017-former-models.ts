import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** The models of deleted offers, so that a link to one leads to similar cars. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('formerPhotos')
    .addColumn('model', textType(db), (c) => c.notNull().defaultTo(''))
    .execute()
}
