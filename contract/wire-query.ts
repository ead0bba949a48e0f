/**
 * The wire's query parameters (`orderBy`, bounds, limits) as a value. Bounds are JSON primitives; a bound may name a
 * key as its second part, which settles ties: `endBefore: ['owner', '-Nabc']`.
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

export type Primitive = string | number | boolean | null
export type Bound = Primitive | readonly [value: Primitive, key: string]

/** The names of bounds, in the order in which an address carries them. */
export const boundNames = ['equalTo', 'startAt', 'startAfter', 'endAt', 'endBefore'] as const

/** The address part after the question mark, in a fixed order, so that equal queries make equal addresses. */
export function wireQueryString(query: WireQuery): string {
  const params = new URLSearchParams()
  if (query.orderBy !== undefined) params.set('orderBy', JSON.stringify(query.orderBy))
  for (const name of boundNames) {
    const bound = query[name]
    if (bound !== undefined) params.set(name, boundText(bound))
  }
  if (query.limitToFirst !== undefined) params.set('limitToFirst', String(query.limitToFirst))
  if (query.limitToLast !== undefined) params.set('limitToLast', String(query.limitToLast))
  return params.toString()
}

function boundText(bound: Bound): string {
  return isPair(bound) ? bound.map((part) => JSON.stringify(part)).join(',') : JSON.stringify(bound)
}

function isPair(bound: Bound): bound is readonly [Primitive, string] {
  return Array.isArray(bound)
}

/** The page of the car list below (older than) `before`; the newest page without it. */
export function carPageQuery(limit: number, before?: string): WireQuery {
  return { orderBy: '$key', ...(before !== undefined && { endBefore: before }), limitToLast: limit }
}
