import { type FastifyInstance } from 'fastify'
import { sendError } from './answer-errors.ts'
import { ProductError } from './errors.ts'
import { isHostGiven } from './wire/host-header.ts'

/** Two Host headers let a proxy and a server disagree about an address; Node takes the first. HTTP/1.1 asks for one. */
export function refuseOtherHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isHostGiven(request.raw)) return done()
    void sendError(new ProductError('invalid', { sentence: 'Host must be given once' }), reply)
  })
}
