import { type IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'

/** Reads the address of who asks, as Fastify does: what proxies say of it counts where they are trusted. */
export function callerReader(trustedProxies: string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress ?? ''
  const trusts = proxyAddress.compile(trustedProxies)
  return (request) => proxyAddress(request, trusts)
}
