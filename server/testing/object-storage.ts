import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SignatureV4 } from '@smithy/signature-v4'

/**
 * How the storage behaves: `fails` answers 503, `cuts` ends connections in the middle, `silent` never answers, `page` is a
 * proxy that answers with its own page, `half` sends half of each file as if it were whole, `forgets` stores nothing, the
 * clock of `ahead` is a day ahead.
 */
type Mood = 'well' | 'fails' | 'cuts' | 'silent' | 'page' | 'half' | 'forgets' | 'ahead'

/** Ms by which the time of a request may differ from the storage's (Amazon S3 API reference, "Error responses"). */
const maxSkewMs = 15 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

const [accessKeyId, secretAccessKey, region, bucket] = ['VOLANKEY', 'se/cr+et', 'eu-test-1', 'volan-test']
/** What every storage takes of a list. */
const listParameters = new Set(['list-type', 'prefix', 'start-after'])
/** Answers of lists are kept short, so that going on is tried too. */
const namesAtOnce = 3

/**
 * An S3-compatible storage of one bucket in memory, at a port of its own. It takes only what is signed as Amazon's own
 * implementation signs it, and of which length and hash are what the head says.
 */
export class ObjectStorage {
  readonly objects = new Map<string, { bytes: Buffer; writtenAt: number }>()
  /** What was asked, such as `PUT photos/ab/...`. */
  readonly asked: string[] = []
  #mood: Mood = 'well'
  #times = 0
  #port = 0
  #server = this.#newServer()

  /** The setting `STORAGE_URL` that leads here. */
  get url(): string {
    const secret = encodeURIComponent(secretAccessKey)
    return `s3://${accessKeyId}:${secret}@127.0.0.1:${this.#port}/${bucket}?region=${region}&tls=0`
  }

  /** Listens, at the port of the time before. */
  async start(): Promise<this> {
    this.#server = this.#newServer()
    await new Promise<void>((listening) => this.#server.listen(this.#port, '127.0.0.1', listening))
    this.#port = (this.#server.address() as AddressInfo).port
    return this
  }

  /** Is away: whoever connects is refused. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }

  /** Behaves so for the next requests, `times` of them, then well again. */
  behave(mood: Mood, times = Infinity): void {
    this.#mood = mood
    this.#times = times
  }

  #newServer() {
    return createServer((request, response) => void this.#answer(request, response))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://storage')
    const name = pathname.slice(bucket.length + 2)
    this.asked.push(`${request.method} ${name}`)
    const mood = this.#times-- > 0 ? this.#mood : 'well'
    if (mood === 'silent') return
    const body = await buffer(request).catch(() => null)
    if (!body) return
    if (mood === 'fails') return refuse(response, 503, 'SlowDown')
    const now = Date.now() + (mood === 'ahead' ? dayMs : 0)
    if (Math.abs(now - signedAt(request).getTime()) > maxSkewMs) return refuse(response, 403, 'RequestTimeTooSkewed')
    if (!(await isSigned(request, body))) return refuse(response, 403, 'SignatureDoesNotMatch')
    if (pathname.split('/')[1] !== bucket) return refuse(response, 404, 'NoSuchBucket')
    if (mood === 'cuts') {
      response.writeHead(200, { 'content-length': 1000 }).write('half')
      return void setTimeout(() => request.socket.destroy(), 20)
    }
    if (mood === 'page') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Please log in')
    if ([...searchParams.keys()].some((key) => !listParameters.has(key)))
      return refuse(response, 400, 'InvalidArgument')
    if (name === '') return void response.end(this.#list(searchParams))
    if (mood === 'forgets' && request.method === 'PUT') return void response.end()
    this.#serve(request.method ?? '', name, body, response, mood === 'half' ? 0.5 : 1)
  }

  #serve(method: string, name: string, body: Buffer, response: ServerResponse, share: number): void {
    const found = this.objects.get(name)
    if (method === 'PUT') this.objects.set(name, { bytes: body, writtenAt: Date.now() })
    if (method === 'DELETE') this.objects.delete(name)
    if (method === 'PUT') return void response.end()
    if (method === 'DELETE') return void response.writeHead(204).end()
    if (!found) return refuse(response, 404, 'NoSuchKey')
    const bytes = found.bytes.subarray(0, Math.ceil(found.bytes.length * share))
    response.writeHead(200, { 'content-length': bytes.length }).end(method === 'GET' ? bytes : undefined)
  }

  #list(query: URLSearchParams): string {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('start-after') ?? '']
    const names = [...this.objects.keys()].filter((name) => name.startsWith(prefix) && name > after).toSorted()
    const entries = names.slice(0, namesAtOnce).map((name) => {
      const time = new Date(this.objects.get(name)?.writtenAt ?? 0).toISOString()
      return `<Contents><Key>${name}</Key><LastModified>${time}</LastModified></Contents>`
    })
    const isMore = names.length > namesAtOnce
    return `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${entries.join('')}</ListBucketResult>`
  }
}

/** Starts a storage that is gone after the test file. */
export async function startObjectStorage(): Promise<ObjectStorage> {
  return new ObjectStorage().start()
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
}

async function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): Promise<boolean> {
  const { authorization = '', 'x-amz-content-sha256': hash } = headers
  const [, names = ''] = /SignedHeaders=([\w;-]+)/.exec(authorization) ?? []
  const signedHeaders = names.split(';')
  const hasAll = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signedHeaders.includes(name))
  const { pathname, searchParams } = new URL(url, 'http://storage')
  const judge = new SignatureV4({
    credentials: { accessKeyId, secretAccessKey },
    region,
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
  })
  const signed = await judge.sign(
    {
      method,
      protocol: 'http:',
      hostname: '127.0.0.1',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(signedHeaders.map((name) => [name, String(headers[name])])),
    },
    { signingDate: signedAt({ headers }) },
  )
  const isWhole = createHash('sha256').update(body).digest('hex') === hash
  const isMeasured = method !== 'PUT' || Number(headers['content-length']) === body.length
  return hasAll && isWhole && isMeasured && signatureOf(signed.headers.authorization) === signatureOf(authorization)
}

function signedAt({ headers }: Pick<IncomingMessage, 'headers'>): Date {
  return new Date(String(headers['x-amz-date']).replace(/^(....)(..)(..)T(..)(..)/, '$1-$2-$3T$4:$5:'))
}

function signatureOf(authorization = ''): string {
  return /Signature=([0-9a-f]{64})$/.exec(authorization)?.[1] ?? 'none'
}

/** As the judge wants it. */
class Sha256 {
  readonly #hash: Hash | Hmac

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret as Uint8Array)
  }

  update(data: Uint8Array): void {
    this.#hash.update(data)
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest()
  }

  reset(): void {}
}
