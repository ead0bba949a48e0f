import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type Config } from '../config.ts'
import { type RateLimits } from '../limits/rate-limits.ts'
import { type Metrics } from '../operations/metrics.ts'
import { recordRequest, requestId } from '../operations/request-records.ts'
import { callerReader } from './caller-address.ts'
import { encodingFor, type Encoding } from './accepted-encoding.ts'
import { namesTag } from './etag.ts'
import { isHostGiven } from './host-header.ts'

/** Headers that may make the answer another one: who sends one of them is answered by a route. */
const deciding = [
  'authorization',
  'content-length',
  'cookie',
  'idempotency-key',
  'origin',
  'transfer-encoding',
  'upgrade',
  'x-firebase-etag',
]

/** Addresses are as many as somebody likes to ask for: so many are kept, and no long ones. */
const [answersAtMost, bytesAtMost, longestAddress] = [200, 128 * 1024, 500]

/** A short body is written together with its head, as one text of single bytes; a long one is not copied. */
const shortBytes = 8192

interface Sent {
  body: Buffer
  encoding: Encoding | undefined
  tag: string
  stands: () => boolean
}

interface KeptAnswer extends Omit<Sent, 'body'> {
  body: Buffer | string
  /** Names and values in turn: of the whole answer, and of the one that nothing has changed. */
  whole: string[]
  unchanged: string[]
  route: Pick<FastifyRequest, 'routeOptions' | 'log'>
}

/**
 * Sends public answers again before routing, for as long as they stand: the bytes that a route sent to somebody who
 * asked in the same way, without a token or a cookie. Spends the same limit, and is logged and counted alike. All else
 * is for the routes (decision 20).
 */
export class AnswersAhead {
  readonly #services: { metrics: Metrics; limits: RateLimits }
  readonly #trusts: ReturnType<typeof proxyAddress.compile> | undefined
  readonly #kept = new Map<string, KeptAnswer>()
  readonly #callerOf: (request: IncomingMessage) => string
  #isOver = false

  constructor({ config, ...services }: { config: Config; metrics: Metrics; limits: RateLimits }) {
    this.#services = services
    this.#callerOf = callerReader(config.trustedProxies)
    if (config.trustedProxies.length > 0) this.#trusts = proxyAddress.compile(config.trustedProxies)
  }

  /** Puts itself before the routes. */
  before(route: RequestListener): RequestListener {
    return (request, response) => {
      const answer = this.#find(request)
      if (!answer) return route(request, response)
      if (!spendsLimit(request)) return this.#send(answer, request, response)
      // Nothing left: the route spends one more and says so.
      this.#services.limits.spend('callPerAddress', this.#callerOf(request)).then(
        () => this.#send(answer, request, response),
        () => route(request, response),
      )
    }
  }

  /** Keeps an answer that a route is about to send and that is the same for all who ask in the same way. */
  keep(request: FastifyRequest, reply: FastifyReply, sent: Sent): void {
    const address = request.originalUrl
    if (!isPlain(request.raw) || reply.statusCode !== 200 || !sent.stands()) return
    if (address.length > longestAddress || sent.body.length > bytesAtMost) return
    const { 'x-request-id': _own, ...same } = reply.getHeaders()
    const ofBytes = {
      ...(sent.encoding && { 'content-encoding': sent.encoding }),
      'content-length': String(sent.body.length),
    }
    const unchanged = Object.entries(same).map(([name, value]) => [name, String(value)])
    this.#kept.set(this.#nameOf(request.raw, address), {
      ...sent,
      body: sent.body.length < shortBytes ? sent.body.toString('latin1') : sent.body,
      whole: [...unchanged, ...Object.entries(ofBytes)].flat(),
      unchanged: unchanged.flat(),
      route: { routeOptions: request.routeOptions, log: request.log },
    })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > answersAtMost && oldest !== undefined) this.#kept.delete(oldest)
  }

  /** Leaves all to the routes from now on. */
  stop(): void {
    this.#isOver = true
  }

  #find(request: IncomingMessage): KeptAnswer | undefined {
    if (this.#isOver || !isPlain(request)) return undefined
    const name = this.#nameOf(request, request.url ?? '')
    const answer = this.#kept.get(name)
    if (answer?.stands()) return answer
    this.#kept.delete(name)
    return undefined
  }

  #send({ body, tag, whole, unchanged, route }: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
    const id = requestId(request, this.#trusts !== undefined)
    recordRequest(this.#services.metrics, { id, method: 'GET', headers: request.headers, ...route }, response)
    const known = request.headers['if-none-match']
    if (known !== undefined && namesTag(known, tag)) response.writeHead(304, ['x-request-id', id, ...unchanged]).end()
    else response.writeHead(200, ['x-request-id', id, ...whole]).end(body, 'latin1')
  }

  /** What one answer stands for: an address, a way to pack and, by what a trusted proxy says, a protocol. */
  #nameOf({ headers, socket }: IncomingMessage, address: string): string {
    const isProxy = this.#trusts?.(socket.remoteAddress ?? '', 0)
    return `${address} ${encodingFor(headers['accept-encoding'])} ${isProxy ? String(headers['x-forwarded-proto']) : ''}`
  }
}

/** Does a request say nothing by which its answer may be another one than its address tells? */
function isPlain(request: IncomingMessage): boolean {
  const { headers, method } = request
  if (method !== 'GET' || !isHostGiven(request) || headers.accept?.includes('text/event-stream')) return false
  return deciding.every((name) => headers[name] === undefined)
}

/** Calls spend a limit and so do public pages of offers, other pages do not. */
function spendsLimit({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/api/') || url.startsWith('/c/')
}
