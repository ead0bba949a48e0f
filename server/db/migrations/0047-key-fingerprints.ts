import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** The fingerprint of what was sent under an idempotency key. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('idempotency').addColumn('fingerprint', textType(db)).execute()
}
