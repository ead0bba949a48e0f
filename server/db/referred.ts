import { sql, type AliasedRawBuilder, type RawBuilder, type Selectable } from 'kysely'
import { type Tables } from './tables.ts'

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>
/** A column of a row, or what is made of its columns. */
type Asked<Table extends keyof Tables> = (keyof Row<Table> & string) | RawBuilder<unknown>
type Found<Table extends keyof Tables, Of> = Of extends keyof Row<Table>
  ? Row<Table>[Of]
  : Of extends RawBuilder<infer Value>
    ? Value
    : never

/**
 * For the `returning` of a statement: what it asks of the row with the id `by`, by the names in the answer. So one
 * statement writes and answers whom and what it found.
 */
export function referred<Table extends 'users' | 'cars' | 'comments', Names extends Record<string, Asked<Table>>>(
  table: Table,
  by: RawBuilder<unknown>,
  names: Names,
) {
  const columns = Object.entries(names).map(([name, asked]) => {
    const column = typeof asked === 'string' ? sql.ref(`${table}.${asked}`) : asked
    return sql`(select ${column} from ${sql.table(table)} where ${by} is not null and ${sql.ref(`${table}.id`)} = ${by})`.as(
      name,
    )
  })
  return columns as { [Name in keyof Names & string]: AliasedRawBuilder<Found<Table, Names[Name]>, Name> }[keyof Names &
    string][]
}
