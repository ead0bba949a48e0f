import { createHmac } from 'node:crypto'
import { keyFor } from '../lib/sealed.ts'

/** With this key whoever reported without an account follows the report; letters have it, and the store only its hash. */
export function reportKey(tokenKey: Buffer, reportId: string): string {
  return createHmac('sha256', keyFor(tokenKey, 'reports')).update(reportId).digest('base64url')
}
