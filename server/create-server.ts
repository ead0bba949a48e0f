import { createServer as createHttpServer, type IncomingMessage, type ServerOptions as HttpOptions } from 'node:http'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { bodyBytes } from '../contract/limits.ts'
import { livePath } from '../contract/live.ts'
import { insideAddress } from './http/addresses.ts'
import { dropForwardedPorts } from './http/caller-address.ts'
import { sendError } from './http/answer-errors.ts'
import { ProductError } from './lib/errors.ts'
import { loggerOptions } from './operations/logging.ts'
import { recordRequest, requestId } from './operations/request-records.ts'
import { answerBrokenHttp } from './operations/unrouted-requests.ts'
import { secure } from './http/security-headers.ts'
import { type Services } from './api/services.ts'
import { arrivalMs } from './http/slow-requests.ts'

/** The HTTP server with its limits, on which `createApp` mounts everything. */
export function createServer(
  { config, metrics }: Pick<Services, 'config' | 'metrics'>,
  { isQuiet }: { isQuiet: boolean },
): FastifyInstance {
  const { logLevel, trustedProxies } = config
  const isBehindProxy = trustedProxies.length > 0
  return Fastify({
    logger: isQuiet ? false : loggerOptions(logLevel),
    // Fastify's own lines hold addresses, and those may carry tokens: `recordRequests` writes ours.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would cost more than the line that it writes: lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    genReqId: (request) => requestId(request, isBehindProxy),
    trustProxy: isBehindProxy && trustedProxies,
    // Requests that come on open connections while the product stops are still answered.
    return503OnClosing: false,
    bodyLimit: bodyBytes,
    routerOptions: { maxParamLength: 768 },
    rewriteUrl: (request) => {
      honourMethodOverride(request)
      if (isBehindProxy) dropForwardedPorts(request)
      return insideAddress(request.url ?? '/')
    },
    // What the router cannot read is answered before any hook runs, and not with its own words, which repeat the address.
    frameworkErrors: (_error, request, reply) => {
      reply.header('x-request-id', request.id)
      recordRequest(metrics, request, reply.raw)
      void sendError(new ProductError('badKey'), secure(reply))
    },
    clientErrorHandler: answerBrokenHttp,
    serverFactory: (route) => createHttpServer(httpOptions, route),
  })
}

const httpOptions: HttpOptions = {
  headersTimeout: arrivalMs.head,
  requestTimeout: arrivalMs.file,
  // Longer than a proxy keeps a connection that it does not use.
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16_384,
  // Refused by `refuseOtherHosts`, with our headers.
  requireHostHeader: false,
  // A wish for another protocol at any other address is no reason not to answer.
  shouldUpgradeCallback: ({ method, url = '', headers }) =>
    method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && url.split('?')[0] === livePath,
}

const overridable = new Set(['PUT', 'PATCH', 'DELETE'])

/** Clients that can only POST name the method they mean in `X-HTTP-Method-Override` (`wire.md` 1); and it is honoured. */
function honourMethodOverride(request: IncomingMessage): void {
  const meant = String(request.headers['x-http-method-override']).toUpperCase()
  if (request.method === 'POST' && overridable.has(meant)) request.method = meant
}
