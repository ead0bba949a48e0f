/**
 * The wire's query parameters (`orderBy`, bounds, limits) as a value. Bounds are JSON primitives; a key as second part
 * settles ties: `endBefore: ['owner', '-Nabc']`.
 */
export interface WireQuery {
  orderBy?: string
  equalTo?: Bound
  startAt?: Bound
  startAfter?: Bound
  endAt?: Bound
  endBefore?: Bound
  limitToFirst?: number
  limitToLast?: number
}

/** A value of a bound. */
export type Primitive = string | number | boolean | null
/** A bound: a value, or a value and the key that settles ties. */
export type Bound = Primitive | readonly [value: Primitive, key: string]

/** The names of bounds, in their order in an address. */
export const boundNames = ['equalTo', 'startAt', 'startAfter', 'endAt', 'endBefore'] as const

/** The query of an address, without the question mark; in a fixed order, so that equal queries have equal addresses. */
export function wireQueryString(query: WireQuery): string {
  const params: [string, string][] = []
  if (query.orderBy !== undefined) params.push(['orderBy', JSON.stringify(query.orderBy)])
  for (const name of boundNames) {
    const bound = query[name]
    if (bound !== undefined) params.push([name, boundText(bound)])
  }
  if (query.limitToFirst !== undefined) params.push(['limitToFirst', String(query.limitToFirst)])
  if (query.limitToLast !== undefined) params.push(['limitToLast', String(query.limitToLast)])
  return params.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
}

function boundText(bound: Bound): string {
  return isPair(bound) ? bound.map((part) => JSON.stringify(part)).join(',') : JSON.stringify(bound)
}

function isPair(bound: Bound): bound is readonly [Primitive, string] {
  return Array.isArray(bound)
}

/** The query of a page of cars older than `before`; of the newest page without it. */
export function carPageQuery(limit: number, before?: string): WireQuery {
  return { orderBy: '$key', ...(before !== undefined && { endBefore: before }), limitToLast: limit }
}

/** The query of a page of a person's offers older than `before`; of the newest page without it. */
export function ownerCarPageQuery(ownerId: string, limit: number, before?: string): WireQuery {
  const end: WireQuery = before === undefined ? { endAt: ownerId } : { endBefore: [ownerId, before] }
  return { orderBy: 'owner_id', startAt: ownerId, ...end, limitToLast: limit }
}
