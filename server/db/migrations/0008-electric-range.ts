import { type Kysely } from 'kysely'

/** How far an offered vehicle drives on its battery. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('cars').addColumn('electricRange', 'double precision').execute()
}
