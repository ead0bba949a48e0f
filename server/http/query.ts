import { type Endpoint } from '../../contract/endpoint.ts'
import { boundNames, type Bound, type Primitive, type WireQuery } from '../../contract/wire-query.ts'
import { fail } from '../lib/errors.ts'

/** The raw query of an address; a repeated name is an array. */
export type RawQuery = Record<string, string | string[] | undefined>

const limitNames = ['limitToFirst', 'limitToLast'] as const

/**
 * Parses the wire's query parameters (`wire.md` 1) as a row of the table allows them. A filter of the row's own implies
 * the order by key unless another is named (`decisions.md` 22). Fails with `badQuery` and the wire's own sentences.
 */
export function parseWireQuery(raw: RawQuery, { orderBy: fields = [], path, query: own = {} }: Endpoint): WireQuery {
  for (const name of ['orderBy', ...boundNames, ...limitNames, 'shallow', 'print']) singleValue(raw, name)
  const query: WireQuery = {}
  for (const name of boundNames) {
    const text = singleValue(raw, name)
    if (text !== undefined) query[name] = parseBound(text)
  }
  for (const name of limitNames) {
    const text = singleValue(raw, name)
    if (text !== undefined) query[name] = parseLimit(text, name)
  }
  const order = singleValue(raw, 'orderBy')
  if (order !== undefined) query.orderBy = parseOrder(order, fields, path)
  else if (Object.keys(own).some((name) => raw[name] !== undefined)) query.orderBy = '$key'
  else if (Object.keys(query).length > 0) bad('orderBy must be defined when other query parameters are defined')
  if (order !== undefined && raw.shallow === 'true') bad('shallow cannot be defined together with orderBy')
  if (query.limitToFirst !== undefined && query.limitToLast !== undefined) {
    bad('limitToFirst and limitToLast cannot both be defined')
  }
  if (query.equalTo !== undefined && boundNames.some((name) => name !== 'equalTo' && query[name] !== undefined)) {
    bad('equalTo cannot be defined together with another bound')
  }
  return query
}

/** The single value of a parameter. Fails with `badQuery` when it is repeated. */
export function singleValue(raw: RawQuery, name: string): string | undefined {
  const value = raw[name]
  if (Array.isArray(value)) bad(`${name} must be given once`)
  return value
}

function parseOrder(text: string, fields: readonly string[], path: string): string {
  const field = parsePrimitive(text)
  if (typeof field !== 'string' || field === '') bad('orderBy must be a valid JSON encoded path')
  if (field !== '$key' && !fields.includes(field)) failWithoutIndex(field, path)
  return field
}

/** Fails with `badQuery`, because entries of this path cannot be ordered by the field. */
export function failWithoutIndex(field: string, path: string): never {
  return bad(`Index not defined, add ".indexOn": ${JSON.stringify(field)}, for path "${path}", to the rules`)
}

function parseBound(text: string): Bound {
  const value = parsePrimitive(text)
  if (value !== undefined) return value
  const pair = parseJson(`[${text}]`)
  if (Array.isArray(pair) && pair.length === 2 && isPrimitive(pair[0]) && typeof pair[1] === 'string') {
    return [pair[0], pair[1]]
  }
  return bad('Constraint index field must be a JSON primitive')
}

function parsePrimitive(text: string): Primitive | undefined {
  const value = parseJson(text)
  return isPrimitive(value) ? value : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `1e999` parses as Infinity, which JSON cannot write: two queries would share a name. */
function isPrimitive(value: unknown): value is Primitive {
  return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)
}

function parseLimit(text: string, name: string): number {
  const limit = Number(text)
  if (!/^\d{1,9}$/.test(text) || limit === 0) bad(`${name} must be a positive integer`)
  return limit
}

function bad(sentence: string): never {
  return fail('badQuery', { sentence })
}
