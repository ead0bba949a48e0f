import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo } from 'node:net'
import { collectDefaultMetrics } from 'prom-client'
import { securityHeaders } from '../http/security-headers.ts'
import { isPublicAddress } from '../lib/public-address.ts'
import { type Metrics } from './metrics.ts'

/**
 * Serves `/metrics` on its own port and returns its address; adds the process's memory, processor time and event loop
 * delay. Only for callers of this machine and of private networks, and not through a proxy: metrics are not public
 * (decision 43).
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
  // An IPv4 caller of a socket for both IP versions.
  return !isPublicAddress((socket.remoteAddress ?? '').replace(/^::ffff:/, ''))
}
