import { type FastifyInstance } from 'fastify'

/** How long a request may take to arrive, in ms: its head, a body of JSON, a photo over a slow line. */
export const arrivalMs = { head: 5000, body: 10_000, file: 120_000 }

/** Cuts requests whose body does not arrive in time, so that nobody holds connections by sending slowly. */
export function cutSlowRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    if (raw.complete || raw.method === 'GET') return done()
    const limit = request.routeOptions.config.takesFile ? arrivalMs.file : arrivalMs.body
    const timer = setTimeout(() => raw.destroy(), limit)
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    done()
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFile?: boolean
  }
}
