import { bodyBytes } from '../contract/limits.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerErrors, sendError } from './answer-errors.ts'
import { authRoutes } from './auth/auth-routes.ts'
import { carRoutes } from './cars/car-routes.ts'
import { messageRoutes } from './chat/message-routes.ts'
import { commentRoutes } from './comments/comment-routes.ts'
import { docsRoutes } from './docs/docs-routes.ts'
import { ProductError } from './errors.ts'
import { closeEventStreams } from './live/event-stream.ts'
import { liveRoutes } from './live/live-routes.ts'
import { createApi, insideAddress, insidePath, type Api } from './serve.ts'
import { type Services } from './services.ts'
import { sponsorRoutes } from './sponsors/sponsor-routes.ts'
import { followRoutes } from './users/follow-routes.ts'
import { userRoutes } from './users/user-routes.ts'

/** The features, in the order of the specification. */
const features = [sponsorRoutes, authRoutes, userRoutes, followRoutes, carRoutes, commentRoutes, messageRoutes]

/** Builds the product's server over its services; nothing listens yet. */
export async function createApp(services: Omit<Services, 'log'>, { isQuiet = false } = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: isQuiet
      ? false
      : { level: 'warn', serializers: { req: ({ method, routeOptions }) => ({ method, route: routeOptions.url }) } },
    bodyLimit: bodyBytes,
    requestTimeout: 10_000,
    routerOptions: { maxParamLength: 768 },
    rewriteUrl: ({ url = '/' }) => insideAddress(url),
    http: { headersTimeout: 5000, maxHeaderSize: 16_384, requireHostHeader: true },
  })
  const allServices: Services = { ...services, log: app.log }
  answerErrors(app)
  refuseDoubleHosts(app)
  app.addHook('preClose', async () => closeEventStreams())
  await liveRoutes(app, allServices)
  const api = createApi(app, allServices)
  for (const feature of features) feature(api, allServices)
  docsRoutes(app, allServices)
  refuseOtherMethods(app, api)
  app.setNotFoundHandler((_request, reply) => sendError(new ProductError('notFound'), reply))
  return app
}

/** Two Host headers let a proxy and a server disagree about an address; Node takes the first. */
function refuseDoubleHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const hosts = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1) return sendError(new ProductError('invalid', { sentence: 'Host must be given once' }), reply)
  })
}

/** Paths of the table answer 405 to methods that have no row, such as PATCH of a car (`decisions.md` 23). */
function refuseOtherMethods(app: FastifyInstance, api: Api): void {
  const rows = [...api.served]
  for (const url of new Set(rows.map(insidePath))) {
    const allowed = new Set<string>(rows.filter((row) => covers(insidePath(row), url)).map((row) => row.method))
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !allowed.has(method)) as 'GET'[],
      url,
      exposeHeadRoute: false,
      handler: (_request, reply) =>
        sendError(new ProductError('notAllowed'), reply.header('allow', [...allowed].join(', '))),
    })
  }
}

/** Does a path with parameters stand for every address of another, as `/users/:id/:child` does for `/users/:id/sent`? */
function covers(path: string, other: string): boolean {
  const [parts, otherParts] = [path.split('/'), other.split('/')]
  return parts.length === otherParts.length && parts.every((part, i) => part.startsWith(':') || part === otherParts[i])
}
