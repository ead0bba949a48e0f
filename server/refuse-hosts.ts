import { type FastifyInstance } from 'fastify'
import { sendError } from './answer-errors.ts'
import { ProductError } from './errors.ts'

/** Two Host headers let a proxy and a server disagree about an address; Node takes the first. HTTP/1.1 asks for one. */
export function refuseOtherHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { rawHeaders, httpVersion } = request.raw
    let hosts = 0
    for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at] ?? '')) hosts++
    if (hosts === 1 || (hosts === 0 && httpVersion === '1.0')) return done()
    void sendError(new ProductError('invalid', { sentence: 'Host must be given once' }), reply)
  })
}

function isHost(name: string): boolean {
  return name.length === 4 && name.toLowerCase() === 'host'
}
