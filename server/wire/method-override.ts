import { type IncomingMessage } from 'node:http'

const overridable = new Set(['PUT', 'PATCH', 'DELETE'])

/** Clients that can only POST name the method they mean in `X-HTTP-Method-Override` (`wire.md` 1); and it is honoured. */
export function honourMethodOverride(request: IncomingMessage): void {
  const meant = String(request.headers['x-http-method-override']).toUpperCase()
  if (request.method === 'POST' && overridable.has(meant)) request.method = meant
}
