import { createServer as createHttpServer, type ServerOptions as HttpOptions } from 'node:http'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { bodyBytes } from '../contract/limits.ts'
import { livePath } from '../contract/live.ts'
import { insideAddress } from './addresses.ts'
import { sendError } from './answer-errors.ts'
import { ProductError } from './errors.ts'
import { loggerOptions } from './operations/logging.ts'
import { recordRequest, requestId } from './operations/request-records.ts'
import { answerBrokenHttp } from './operations/unrouted-requests.ts'
import { secure } from './pages/security-headers.ts'
import { type Services } from './services.ts'
import { arrivalMs } from './slow-requests.ts'
import { type AnswersAhead } from './wire/answers-ahead.ts'
import { honourMethodOverride } from './wire/method-override.ts'

/** The HTTP server with its limits, on which `createApp` mounts everything; `ahead` stands before its routes. */
export function createServer(
  { config, metrics }: Pick<Services, 'config' | 'metrics'>,
  { ahead, isQuiet }: { ahead: AnswersAhead; isQuiet: boolean },
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
      return insideAddress(request.url ?? '/')
    },
    // What the router cannot read is answered before any hook runs, and not with its own words, which repeat the address.
    frameworkErrors: (_error, request, reply) => {
      reply.header('x-request-id', request.id)
      recordRequest(metrics, request, reply.raw)
      void sendError(new ProductError('badKey'), secure(reply))
    },
    clientErrorHandler: answerBrokenHttp,
    serverFactory: (route) => createHttpServer(httpOptions, ahead.before(route)),
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
