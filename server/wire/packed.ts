import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { encodingFor, type Encoding } from './accepted-encoding.ts'
import { type AnswersAhead } from './answers-ahead.ts'
import { etagOf, isUnchanged } from './etag.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Shorter answers fit into one packet as they are. */
const worthPacking = 500

/**
 * Bytes, or those of a text, packed at the first wish, once for each way. Nothing secret may be in them: packing would
 * tell.
 */
export class PackedOnce {
  readonly bytes: Buffer
  readonly tag: string
  /** Is it still what its address says? */
  readonly stands: () => boolean
  readonly #packed = new Map<Encoding, Promise<Buffer>>()

  constructor(content: string | Buffer, stands: () => boolean = () => false) {
    this.bytes = Buffer.isBuffer(content) ? content : Buffer.from(content)
    this.tag = etagOf(this.bytes)
    this.stands = stands
  }

  /** The bytes, packed. */
  as(encoding: Encoding): Promise<Buffer> {
    const known = this.#packed.get(encoding)
    if (known) return known
    // Quality 4: little more time than none.
    const params = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
    const made = encoding === 'br' ? brotli(this.bytes, params) : zip(this.bytes)
    this.#packed.set(encoding, made)
    return made
  }
}

/**
 * Sends bytes, packed when the asker takes that and 304 when they have what the tag names. Where it is the same for all
 * who ask for the address, `ahead` answers it from then on.
 */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  packed: PackedOnce,
  ahead?: AnswersAhead,
): Promise<FastifyReply> {
  const encoding = packed.bytes.length < worthPacking ? undefined : encodingFor(request.headers['accept-encoding'])
  addVary(reply, 'accept-encoding')
  if (isUnchanged(request, reply, packed.tag, encoding !== undefined)) return reply.code(304).send()
  const body = encoding === undefined ? packed.bytes : await packed.as(encoding)
  ahead?.keep(request, reply, { body, encoding, tag: packed.tag, stands: packed.stands })
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return reply.send(body)
}

function addVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`)
}
