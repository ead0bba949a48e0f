import { createHash } from 'node:crypto'

/** The tag of a value's JSON text; a missing node has the wire's own. */
export function etagOf(json: string): string {
  return json === 'null' ? 'null_etag' : createHash('sha1').update(json).digest('base64url')
}

/** Does an If-Match or If-None-Match header name this tag? Quotes and weakness are HTTP's, the wire has none. */
export function namesTag(header: string, tag: string): boolean {
  return header.split(',').some((part) => ['*', tag].includes(part.trim().replace(/^W\//, '').replaceAll('"', '')))
}
