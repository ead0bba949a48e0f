import { type IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'

/** Reads the client's address as Fastify does, with headers of trusted proxies only. */
export function callerReader(trustedProxies: string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress ?? ''
  const trusts = proxyAddress.compile(trustedProxies)
  return (request) => {
    dropForwardedPorts(request)
    return proxyAddress(request, trusts)
  }
}

/**
 * Takes the ports off the addresses that a proxy forwards, as some do: with them each connection of a caller would count as
 * another caller.
 */
export function dropForwardedPorts({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for']
  if (typeof forwarded !== 'string') return
  headers['x-forwarded-for'] = forwarded
    .split(',')
    .map((address) => withoutPort(address.trim()))
    .join(', ')
}

/** `203.0.113.7:4001` and `[2001:db8::1]:4001` without their ports; any other text as it is. */
function withoutPort(address: string): string {
  const [, sixth, fourth] = /^(?:\[([\da-f:.]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/iu.exec(address) ?? []
  return sixth ?? fourth ?? address
}
