import { hash } from 'node:crypto'
import { type FastifyReply, type FastifyRequest } from 'fastify'

/** The tag of a value's JSON in text or bytes; a missing node has the wire's own tag. */
export function etagOf(json: string | Buffer): string {
  const isNull = json.length === 4 && json.toString() === 'null'
  return isNull ? 'null_etag' : hash('sha1', json, 'base64url')
}

/** Whether an If-Match or If-None-Match header names the tag. HTTP has quotes and weak tags, the wire has neither. */
export function namesTag(header: string, tag: string): boolean {
  return header.split(',').some((part) => ['*', tag].includes(part.trim().replace(/^W\//, '').replaceAll('"', '')))
}

/**
 * Sends the tag, bare when the wire's own header requests it and weak for compressed bytes; true when the client has
 * this state.
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, tag: string, isCompressed = false): boolean {
  reply.header('etag', request.headers['x-firebase-etag'] === 'true' ? tag : `${isCompressed ? 'W/' : ''}"${tag}"`)
  const known = request.headers['if-none-match']
  return known !== undefined && namesTag(known, tag)
}
