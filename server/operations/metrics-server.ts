import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo } from 'node:net'
import { collectDefaultMetrics } from 'prom-client'
import { securityHeaders } from '../pages/security-headers.ts'
import { isPublicAddress } from '../photos/public-address.ts'
import { type Metrics } from './metrics.ts'

/**
 * Serves `/metrics` at a port of its own and answers its address, with the process's memory, processor time and event loop delay. Answers
 * callers of this machine and of private networks alone, and nothing that a proxy hands on: it is not for the world
 * (`decisions/0007-operations.md`).
 */
export async function serveMetrics(
  { registry }: Metrics,
  { host, port }: { host: string; port: number },
): Promise<string> {
  collectDefaultMetrics({ register: registry })
  const server = createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (!isPrivate(request)) return void response.writeHead(403).end()
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) =>
        response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  server.unref()
  return `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}/metrics`
}

function isPrivate({ headers, socket }: IncomingMessage): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  // An IPv4 caller of a socket that hears both kinds.
  return !isPublicAddress((socket.remoteAddress ?? '').replace(/^::ffff:/, ''))
}
