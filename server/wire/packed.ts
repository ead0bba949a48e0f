import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { isUnchanged } from './etag.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Ways to pack an answer, the better first. */
const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

/** Shorter answers fit into one packet as they are. */
const worthPacking = 500

/** Bytes that are packed at the first wish, once for each way. Nothing secret may be in them: packing would tell. */
export class PackedOnce {
  readonly bytes: Buffer
  readonly #packed = new Map<Encoding, Promise<Buffer>>()

  constructor(bytes: Buffer) {
    this.bytes = bytes
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

/** Sends bytes, packed when the asker takes that and 304 when they have what the tag names. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { packed, tag }: { packed: PackedOnce; tag: string },
): Promise<FastifyReply> {
  const encoding = packed.bytes.length < worthPacking ? undefined : encodingFor(request.headers['accept-encoding'])
  addVary(reply, 'accept-encoding')
  if (isUnchanged(request, reply, tag, encoding !== undefined)) return reply.code(304).send()
  if (encoding === undefined) return reply.send(packed.bytes)
  return reply.header('content-encoding', encoding).send(await packed.as(encoding))
}

/** Browsers send the same few headers: their answers are remembered. */
const remembered = new Map<string, Encoding | undefined>()
const [headersAtMost, longestRemembered] = [100, 100]

function encodingFor(accepted = ''): Encoding | undefined {
  if (remembered.has(accepted)) return remembered.get(accepted)
  const encoding = bestEncoding(accepted)
  if (accepted.length <= longestRemembered && remembered.size < headersAtMost) remembered.set(accepted, encoding)
  return encoding
}

/** The best way to pack that an Accept-Encoding header allows. Split, not searched: a caller may send one word of 16 KB. */
function bestEncoding(accepted: string): Encoding | undefined {
  const parts = accepted.split(',').map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()))
  const taken = new Set(parts.flatMap(([name = '', weight = '']) => (/^q=0(?:\.0*)?$/.test(weight) ? [] : name)))
  return encodings.find((encoding) => taken.has(encoding))
}

function addVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`)
}
