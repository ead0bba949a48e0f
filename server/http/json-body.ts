import { fail } from '../lib/errors.ts'

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Maximum depth of a value on the wire. */
const maxDepth = 32

/**
 * Parses a JSON body strictly: valid UTF-8, no keys such as `__proto__`, no deeper than the wire's 32. Fails with
 * `badJson` or `badKey`.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch {
    fail('badJson')
  }
  checkKeys(value, 1)
  return value
}

function checkKeys(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > maxDepth) fail('badJson')
  for (const key of Object.keys(value)) {
    if (forbiddenKeys.has(key)) fail('badKey', { field: key })
    checkKeys((value as Record<string, unknown>)[key], depth + 1)
  }
}
