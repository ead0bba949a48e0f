import { createHash } from 'node:crypto'

/** A tag that changes with the content and is the same in every process, ready for the header `ETag`. */
export function contentTag(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}
