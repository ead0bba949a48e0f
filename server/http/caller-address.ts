import { type IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'

/** Reads the client's address as Fastify does, with headers of trusted proxies only. */
export function callerReader(trustedProxies: string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress ?? ''
  const trusts = proxyAddress.compile(trustedProxies)
  return (request) => proxyAddress(request, trusts)
}
