import { Readable } from 'node:stream'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type Endpoint } from '../../contract/endpoint.ts'
import { EntryStream, shallow } from './entry-stream.ts'
import { etagOf, isUnchanged, namesTag } from '../cache/etag.ts'
import { FileAnswer } from './file-answer.ts'
import { sendCached } from '../cache/cached-response.ts'
import { singleValue, type RawQuery } from './query.ts'
import { CachedJson } from '../cache/response-cache.ts'
import { RawJson } from '../cache/raw-json.ts'

/** Throws when the current value is not the one named by If-Match. */
export type Precondition = (current: unknown) => void

/** A write refused because the node has changed; answered with the current value and its tag. */
export class PreconditionFailed extends Error {
  readonly current: string

  constructor(current: unknown) {
    super('The node changed meanwhile')
    this.current = JSON.stringify(current)
  }
}

/** The If-Match header as a check; undefined without one. */
export function preconditionOf(request: FastifyRequest): Precondition | undefined {
  const header = request.headers['if-match']
  if (header === undefined) return undefined
  return (current) => {
    if (!namesTag(header, etagOf(JSON.stringify(current)))) throw new PreconditionFailed(current)
  }
}

interface ToAnswer {
  endpoint: Endpoint
  value: unknown
  me: object | null
  request: FastifyRequest
  reply: FastifyReply
}

/** Answers as the wire does: `print`, `shallow`, ETag and 304 (`wire.md` 1). */
export function answer({ endpoint, value: given, me, request, reply }: ToAnswer): FastifyReply | Promise<FastifyReply> {
  const query = request.query as RawQuery
  const print = singleValue(query, 'print')
  const isShallow = singleValue(query, 'shallow') === 'true'
  const isWhole = !isShallow && print === undefined
  reply.header(
    'cache-control',
    me || endpoint.access !== 'anybody' || endpoint.method !== 'GET' ? 'no-store' : 'no-cache',
  )
  if (given instanceof FileAnswer) return given.send(reply)
  if (print === 'silent') return reply.code(204).send()
  reply.type('application/json; charset=utf-8')
  if (given instanceof CachedJson && isWhole) return sendCached(request, reply, given)
  const json = given instanceof CachedJson ? given.json : given
  if (json instanceof RawJson && isWhole) return sendTagged({ endpoint, request, reply }, json.bytes)
  const value = json instanceof RawJson ? json.value : json
  if (value instanceof EntryStream) {
    if (value.version !== null && isUnchanged(request, reply, value.version)) return reply.code(304).send()
    return reply.send(Readable.from(value.json({ isShallow, isPretty: print === 'pretty' }), { objectMode: false }))
  }
  const whole = () => JSON.stringify(value ?? null)
  if (isWhole) return sendTagged({ endpoint, request, reply }, whole())
  const shown = isShallow ? shallow(value) : value
  const text = JSON.stringify(shown ?? null, null, print === 'pretty' ? 2 : undefined)
  return sendTagged({ endpoint, request, reply }, text, whole)
}

/** Sends JSON, with the tag of the whole value when a node is read. */
function sendTagged(
  { endpoint, request, reply }: Pick<ToAnswer, 'endpoint' | 'request' | 'reply'>,
  json: string | Buffer,
  whole: () => string | Buffer = () => json,
): FastifyReply {
  const isNode = endpoint.kind === 'node' && request.method === 'GET'
  if (isNode && isUnchanged(request, reply, etagOf(whole()))) return reply.code(304).send()
  return reply.send(json)
}
