import { type FastifyInstance } from 'fastify'
import { type ReadinessCheck } from './readiness.ts'

const retryAfterSeconds = 2

/**
 * Health checks for load balancers and supervisors. `/healthz`: the process is alive; it touches nothing else, so that
 * an unavailable database does not cause a restart. `/readyz`: it can work; 503 names the failing part. How
 * letters get away, and how far an upgrade is, is told beside it.
 */
export function healthRoutes(app: FastifyInstance, readiness: ReadinessCheck): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const [parts, letters] = await Promise.all([readiness.find(), readiness.findLetters()])
    const upgrade = readiness.findUpgrade()
    const isReady = Object.values(parts).every(Boolean)
    if (!isReady) reply.code(503).header('retry-after', String(retryAfterSeconds))
    return reply.header('cache-control', 'no-store').send({
      status: isReady ? 'ready' : 'not ready',
      parts,
      ...(letters && { letters }),
      ...(upgrade && { upgrade }),
    })
  })
}
