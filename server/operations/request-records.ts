import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { livePath } from '../../contract/live.ts'
import { outsidePattern } from '../http/addresses.ts'
import { type Metrics } from './metrics.ts'

/** Health checks, whose lines would drown the others. */
const probes = new Set(['/healthz', '/readyz'])

/**
 * The id of a request in all logs: the trusted proxy's own (`X-Request-Id`), else a new one. Hexadecimal only, so that
 * nobody can write text into the log.
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

/** The recorded parts of a request. */
type Recorded = Pick<FastifyRequest, 'id' | 'method' | 'headers' | 'log'> & {
  routeOptions: { url?: string | undefined }
}

/**
 * Logs and counts a request when it has ended, also when the client disconnected first. Never logs its address, which
 * may contain a token.
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

/** Records a live connection when it is opened or refused, because its duration is not an answer time. */
export function recordUpgrade(
  { log, metrics }: { log: FastifyBaseLogger; metrics: Metrics },
  { id, status }: { id: string; status: 101 | 400 | 429 },
): void {
  const answered = { method: 'GET', route: livePath, status }
  log.info({ requestId: id, ...answered }, 'request')
  metrics.requests.inc(answered)
}

/** The route's pattern as documented; built files share one label, and unknown addresses another. */
function routePattern({ routeOptions }: Recorded): string {
  const { url = 'none' } = routeOptions
  return url.startsWith('/assets/') ? '/assets/*' : outsidePattern(url)
}

function isStream({ headers }: Recorded): boolean {
  return headers.accept?.includes('text/event-stream') ?? false
}
