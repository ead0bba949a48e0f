import { sorts, type Sort } from '../../contract/search.ts'
import { isOneOf } from '../../contract/is-one-of.ts'
import { type Place } from './engine/page-of-hits.ts'

/** A place in an order as `next` and `after` have it; opaque to callers. */
export function placeText({ sort, value, id }: Place): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')
}

/** The place of such a text; `null` when it is none. */
export function placeOf(text: string): Place | null {
  // A first page has no place, and a failed parse is slow.
  if (text === '') return null
  const [sort, value, id] = parsed(text)
  const isValue = value === null || (typeof value === 'number' && Number.isFinite(value))
  return isOneOf<Sort>(sorts, sort) && isValue && typeof id === 'string' ? { sort, value, id } : null
}

function parsed(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
