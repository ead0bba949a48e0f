import { type Insertable } from 'kysely'
import { type Writing } from './database.ts'
import { PreparedStatement } from './prepared-statement.ts'
import { type Tables } from './tables.ts'

type Row = Record<string, unknown>

/** The statements for one row, by table and columns. */
const statements = new Map<string, PreparedStatement<Row, unknown>>()

/** Inserts rows; one alone, as most come, by a statement that is compiled once. */
export async function insertRows<Table extends keyof Tables>(
  tx: Writing,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const [row] = rows
  if (row === undefined) return
  await (rows.length === 1
    ? statementFor(table, Object.keys(row)).execute(tx, row)
    : tx.insertInto(table).values(rows).execute())
}

function statementFor(table: keyof Tables, columns: readonly string[]): PreparedStatement<Row, unknown> {
  const key = `${table} ${columns.join(' ')}`
  const known = statements.get(key)
  if (known) return known
  const made = new PreparedStatement((db, given: Row) =>
    db.insertInto(table).values(Object.fromEntries(columns.map((column) => [column, given[column]]))),
  )
  statements.set(key, made)
  return made
}
