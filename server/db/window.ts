import { type Compilable, type ReferenceExpression, type SelectQueryBuilder } from 'kysely'
import { type Bound, type Primitive, type WireQuery } from '../../contract/wire-query.ts'
import { type Database } from './database.ts'
import { readPrepared } from './prepared-statement.ts'
import { type Tables } from './tables.ts'

/** The column of a wire field and the type of its values. */
export interface OrderColumn {
  column: string
  kind: 'number' | 'string'
}

/** A window without its first `skip` entries. */
export type SkippingWindow = WireQuery & { skip?: number }

type Comparison = '>' | '>=' | '<' | '<='

/** The wire's order of values: null < false < true < numbers < strings. */
const ranks = { null: 0, boolean: 1, number: 2, string: 3 }

/**
 * Restricts a query to a window of the wire and orders it by the field, ties by key. `limitToLast` reads newest first;
 * `inWindowOrder` reverses the rows.
 */
export function applyWindow<TB extends keyof Tables, O>(
  builder: SelectQueryBuilder<Tables, TB, O>,
  query: SkippingWindow,
  keyColumn: string,
  columns: Record<string, OrderColumn>,
): SelectQueryBuilder<Tables, TB, O> {
  const key: OrderColumn = { column: keyColumn, kind: 'string' }
  const field = query.orderBy === undefined || query.orderBy === '$key' ? key : columns[query.orderBy]
  if (!field) throw new Error(`No column stands for ${query.orderBy}`)
  const direction = query.limitToLast === undefined ? 'asc' : 'desc'
  let windowed = builder.orderBy(reference<TB>(field.column), direction)
  if (field !== key) windowed = windowed.orderBy(reference<TB>(keyColumn), direction)
  if (query.equalTo !== undefined) windowed = whereEqual(windowed, field, key, query.equalTo)
  const bounds: [Bound | undefined, Comparison][] = [
    [query.startAt, '>='],
    [query.startAfter, '>'],
    [query.endAt, '<='],
    [query.endBefore, '<'],
  ]
  for (const [bound, comparison] of bounds) {
    if (bound !== undefined) windowed = whereBound(windowed, field, key, bound, comparison)
  }
  const limit = query.limitToFirst ?? query.limitToLast
  if (limit !== undefined) windowed = windowed.limit(limit)
  return query.skip === undefined ? windowed : windowed.offset(query.skip)
}

/** The rows in the wire's order, smallest first. */
export function inWindowOrder<Row>(rows: Row[], query: WireQuery): Row[] {
  return query.limitToLast === undefined ? rows : rows.toReversed()
}

/**
 * The rows of a window in the wire's order. Pages by key of the app's size (`page`) are prepared on PostgreSQL, so one
 * index must suit all values. Fails as the store does.
 */
export async function readWindow<Row>(
  db: Database,
  windowed: Compilable<Row> & { execute: () => Promise<Row[]> },
  { query, page }: { query: WireQuery; page: number },
): Promise<Row[]> {
  const rows = isPageByKey(query, page) ? await readPrepared(db, windowed) : await windowed.execute()
  return inWindowOrder(rows, query)
}

/** Whether a window is a page by key as the app requests it, the newest or a later one; only two statements result. */
export function isPageByKey({ orderBy, endBefore: _place, limitToLast, ...others }: WireQuery, size: number): boolean {
  return orderBy === '$key' && limitToLast === size && Object.keys(others).length === 0
}

function whereEqual<TB extends keyof Tables, O>(
  builder: SelectQueryBuilder<Tables, TB, O>,
  field: OrderColumn,
  key: OrderColumn,
  bound: Bound,
): SelectQueryBuilder<Tables, TB, O> {
  const [value, tie] = parts(bound)
  if (rankOf(value) !== ranks[field.kind]) return builder.where((eb) => eb.lit(false))
  const equal = builder.where(reference<TB>(field.column), '=', value as never)
  return tie === undefined ? equal : equal.where(reference<TB>(key.column), '=', tie as never)
}

function whereBound<TB extends keyof Tables, O>(
  builder: SelectQueryBuilder<Tables, TB, O>,
  field: OrderColumn,
  key: OrderColumn,
  bound: Bound,
  comparison: Comparison,
): SelectQueryBuilder<Tables, TB, O> {
  const [value, tie] = parts(bound)
  const isLower = comparison.startsWith('>')
  const rank = rankOf(value)
  if (rank !== ranks[field.kind]) {
    const holdsAll = isLower ? rank < ranks[field.kind] : rank > ranks[field.kind]
    return holdsAll ? builder : builder.where((eb) => eb.lit(false))
  }
  if (tie === undefined) return builder.where(reference<TB>(field.column), comparison, value as never)
  return builder.where((eb) => {
    const place = eb.refTuple(field.column as never, key.column as never)
    return eb(place as never, comparison, eb.tuple(value, tie) as never)
  })
}

function parts(bound: Bound): [Primitive, string | undefined] {
  return Array.isArray(bound) ? [bound[0] as Primitive, bound[1] as string] : [bound as Primitive, undefined]
}

function rankOf(value: Primitive): number {
  return ranks[(value === null ? 'null' : typeof value) as keyof typeof ranks]
}

/** Column names come from callers' constants, never from a request. */
function reference<TB extends keyof Tables>(column: string): ReferenceExpression<Tables, TB> {
  return column as ReferenceExpression<Tables, TB>
}
