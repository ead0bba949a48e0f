import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { livePath } from '../../contract/live.ts'
import { outsidePattern } from '../addresses.ts'
import { type Metrics } from './metrics.ts'

/** Routes that machines ask every few seconds: their lines would drown the others. */
const probes = new Set(['/healthz', '/readyz'])

/**
 * The id by which a request is found in all logs: the proxy's own (`X-Request-Id`), when there is a proxy that is
 * trusted, else a new one. Hexadecimal only, so that nobody writes words into the log.
 */
export function requestId(request: IncomingMessage, isBehindProxy: boolean): string {
  const given = request.headers['x-request-id']
  return isBehindProxy && typeof given === 'string' && /^[0-9a-f-]{16,64}$/i.test(given) ? given : randomUUID()
}

/** Records every request that reaches a route. */
export function recordRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    recordRequest(metrics, request, reply.raw)
    done()
  })
}

/** What is told of a request. */
type Recorded = Pick<FastifyRequest, 'id' | 'method' | 'headers' | 'log'> & {
  routeOptions: { url?: string | undefined }
}

/**
 * Writes one line about a request and counts it when it has ended, also when the caller went away first. Never an
 * address: it may carry a token.
 */
export function recordRequest(metrics: Metrics, request: Recorded, response: ServerResponse): void {
  const startedAt = performance.now()
  response.once('close', () => {
    const { method } = request
    const route = routePattern(request)
    const status = response.writableFinished ? response.statusCode : 'cut'
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    request.log[probes.has(route) ? 'debug' : 'info']({ requestId: request.id, method, route, status, ms }, 'request')
    metrics.requests.inc({ method, route, status })
    if (!isStream(request)) metrics.requestSeconds.observe({ route }, ms / 1000)
  })
}

/** The same about a live connection, as soon as it is opened or refused: how long it stays is no time of an answer. */
export function recordUpgrade(
  { log, metrics }: { log: FastifyBaseLogger; metrics: Metrics },
  { id, status }: { id: string; status: 101 | 400 | 429 },
): void {
  const answered = { method: 'GET', route: livePath, status }
  log.info({ requestId: id, ...answered }, 'request')
  metrics.requests.inc(answered)
}

/** The route as the documents write it; the built files together, and addresses without a route together. */
function routePattern({ routeOptions }: Recorded): string {
  const { url = 'none' } = routeOptions
  return url.startsWith('/assets/') ? '/assets/*' : outsidePattern(url)
}

function isStream({ headers }: Recorded): boolean {
  return headers.accept?.includes('text/event-stream') ?? false
}
