import { hash } from 'node:crypto'
import { type FastifyReply, type FastifyRequest } from 'fastify'

/** The tag of a value's JSON, as text or bytes; a missing node has the wire's own. */
export function etagOf(json: string | Buffer): string {
  const isNull = json.length === 4 && json.toString() === 'null'
  return isNull ? 'null_etag' : hash('sha1', json, 'base64url')
}

/** Does an If-Match or If-None-Match header name this tag? Quotes and weakness are HTTP's, the wire has none. */
export function namesTag(header: string, tag: string): boolean {
  return header.split(',').some((part) => ['*', tag].includes(part.trim().replace(/^W\//, '').replaceAll('"', '')))
}

/**
 * Sends the tag, bare where the wire's own header asks for it and weak for bytes that were packed; true when the asker
 * has this state already.
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, tag: string, isPacked = false): boolean {
  reply.header('etag', request.headers['x-firebase-etag'] === 'true' ? tag : `${isPacked ? 'W/' : ''}"${tag}"`)
  const known = request.headers['if-none-match']
  return known !== undefined && namesTag(known, tag)
}
