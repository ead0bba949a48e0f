import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { encodingFor, type Encoding } from './accepted-encoding.ts'
import { etagOf, isUnchanged } from './etag.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Shorter answers fit into one packet uncompressed. */
const minBytes = 500

/**
 * A response in bytes with its tag, compressed at the first request for each encoding. It must hold no secret, which
 * the compressed length would reveal (BREACH).
 */
export class CachedResponse {
  readonly bytes: Buffer
  readonly tag: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(content: string | Buffer) {
    this.bytes = Buffer.isBuffer(content) ? content : Buffer.from(content)
    this.tag = etagOf(this.bytes)
  }

  /** The compressed bytes. */
  as(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding)
    if (known) return known
    // Quality 4 takes little more time than no compression.
    const params = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
    const made = encoding === 'br' ? brotli(this.bytes, params) : zip(this.bytes)
    this.#compressed.set(encoding, made)
    return made
  }
}

/** Sends a response, compressed when the client accepts that; 304 when it has the same tag. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): Promise<FastifyReply> {
  const encoding = response.bytes.length < minBytes ? undefined : encodingFor(request.headers['accept-encoding'])
  addVary(reply, 'accept-encoding')
  if (isUnchanged(request, reply, response.tag, encoding !== undefined)) return reply.code(304).send()
  const body = encoding === undefined ? response.bytes : await response.as(encoding)
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return reply.send(body)
}

function addVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`)
}
