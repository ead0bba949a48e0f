import { type FastifyInstance } from 'fastify'
import { type ReadinessCheck } from './readiness.ts'

const retryAfterSeconds = 2

/**
 * What machines ask before they send people here. `/healthz`: the process lives; it touches nothing else, so that a
 * database that is away never has the process restarted. `/readyz`: it can do its work; 503 says which part cannot.
 */
export function healthRoutes(app: FastifyInstance, readiness: ReadinessCheck): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const parts = await readiness.find()
    const isReady = Object.values(parts).every(Boolean)
    if (!isReady) reply.code(503).header('retry-after', String(retryAfterSeconds))
    return reply.header('cache-control', 'no-store').send({ status: isReady ? 'ready' : 'not ready', parts })
  })
}
