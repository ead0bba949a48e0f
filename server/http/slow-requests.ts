import { type FastifyInstance } from 'fastify'

/** Ms in which a request must arrive: its head, a JSON body, a photo over a slow line. */
export const arrivalMs = { head: 5000, body: 10_000, file: 120_000 }

/** Cuts requests whose body arrives too slowly, so that nobody can hold connections open. */
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
