import { type FastifyInstance } from 'fastify'

const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, if-match, if-none-match, idempotency-key, x-firebase-etag, x-http-method-override',
  'access-control-max-age': '600',
}
const exposed = 'etag, retry-after, x-request-id'

/**
 * Lets pages of the named origins make calls (CORS). Never with credentials: the session's cookie is for this site's
 * pages only, other pages send a token. Without named origins no header is sent, so browsers refuse.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    if (!request.originalUrl.startsWith('/api/')) return
    reply.header('vary', 'origin')
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed })
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers
    if (isPreflight) return reply.code(204).headers(allowed).send()
  })
}
