import { createHash, createHmac } from 'node:crypto'
import { keyFor } from '../lib/sealed.ts'

/** With this key whoever reported without an account follows the report; letters have it, and the store only its hash. */
export function reportKey(tokenKey: Buffer, reportId: string): string {
  return createHmac('sha256', keyFor(tokenKey, 'reports')).update(reportId).digest('base64url')
}

/** The hash of a visitor's key, as it is stored. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
