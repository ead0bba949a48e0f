import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** The host that a passkey was made for; it works nowhere else. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('passkeys').addColumn('site', textType(db)).execute()
}
