import { type IncomingMessage } from 'node:http'
import { type FastifyInstance } from 'fastify'
import { sendError } from './answer-errors.ts'
import { ProductError } from '../lib/errors.ts'

/**
 * Refuses requests without exactly one Host header, which HTTP/1.1 requires: a proxy and Node could read different
 * ones.
 */
export function refuseOtherHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isHostGiven(request.raw)) return done()
    void sendError(new ProductError('invalid', { sentence: 'Host must be given once' }), reply)
  })
}

/** Whether Host is given as HTTP requires. */
export function isHostGiven({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at] ?? '')) hosts++
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

function isHost(name: string): boolean {
  return name.length === 4 && name.toLowerCase() === 'host'
}
