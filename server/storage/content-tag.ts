import { createHash } from 'node:crypto'

/** A tag that depends on the content only, so it is the same in every process. */
export function contentTag(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}
