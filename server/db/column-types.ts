import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isPostgres } from './database.ts'

/** A text type that both engines compare bytewise, as the wire compares keys. */
export function textType(db: Kysely<never>): RawBuilder<string> {
  return isPostgres(db) ? sql`text collate "C"` : sql`text`
}

/** A number that the database increments for each new row. */
export function countingType(db: Kysely<never>): RawBuilder<number> {
  return isPostgres(db) ? sql`integer generated always as identity` : sql`integer`
}
