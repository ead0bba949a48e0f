import { type Database } from '../db/database.ts'
import { type Entries } from './own-data-store.ts'

/** A person's exclusions from lists: offers, sellers and words, by kind and value. */
export async function* ownExclusions(db: Database, userId: string): Entries {
  const rows = await db
    .selectFrom('exclusions')
    .select(['kind', 'value', 'createdAt'])
    .where('userId', '=', userId)
    .execute()
  for (const row of rows) yield [`${row.kind} ${row.value}`, row]
}

/** Whom a person blocks and mutes, by kind and id, with the name. */
export async function* ownBlocks(db: Database, userId: string): Entries {
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.otherId')
    .select(['kind', 'otherId', 'username', 'blocks.createdAt'])
    .where('userId', '=', userId)
    .execute()
  for (const { kind, otherId, ...block } of rows) yield [`${kind} ${otherId}`, block]
}
