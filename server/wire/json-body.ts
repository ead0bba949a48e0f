import { fail } from '../errors.ts'

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** The wire's greatest depth of a value. */
const deepest = 32

/**
 * Reads a JSON body strictly: UTF-8 without errors, no keys that name an object's inside, no deeper than the wire's 32.
 * Fails with `badJson` or `badKey`.
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
  if (depth > deepest) fail('badJson')
  for (const key of Object.keys(value)) {
    if (forbiddenKeys.has(key)) fail('badKey', { field: key })
    checkKeys((value as Record<string, unknown>)[key], depth + 1)
  }
}
