import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** Until when an offered vehicle is inspected and insured, and how many keys it has. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const month of ['inspectionUntil', 'insuranceUntil']) {
    await db.schema.alterTable('cars').addColumn(month, textType(db)).execute()
  }
  await db.schema.alterTable('cars').addColumn('keys', 'double precision').execute()
}
