import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isPostgres } from './database.ts'

/** Texts compare bytewise on both engines, as keys of the wire do. */
export function textType(db: Kysely<never>): RawBuilder<string> {
  return isPostgres(db) ? sql`text collate "C"` : sql`text`
}

/** A number that the store counts up for each new row. */
export function countingType(db: Kysely<never>): RawBuilder<number> {
  return isPostgres(db) ? sql`integer generated always as identity` : sql`integer`
}
