import { Resolver } from 'node:dns/promises'
import { type IncomingMessage } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Name resolution and requests; replaced in tests. */
export interface PublicNetwork {
  resolve(host: string): Promise<string[]>
  request: typeof httpsRequest
  /** How the product names itself. */
  userAgent?: string
}

/** The real network. Names are resolved by a DNS query, as a slow `getaddrinfo` would block a thread. */
export const openNetwork: PublicNetwork = {
  async resolve(host) {
    const resolver = new Resolver({ timeout: 2000, tries: 2 })
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  },
  request: httpsRequest,
}

/** The real network, for a product that names itself with the address of its site, if that is known. */
export function networkOf(siteUrl: string | undefined): PublicNetwork {
  return siteUrl === undefined ? openNetwork : { ...openNetwork, userAgent: `Volan (+${siteUrl})` }
}

/** What `requestPublic` throws of an address that it never requests. */
export class ClosedAddressError extends Error {}

interface PublicRequest {
  method?: 'GET' | 'POST'
  headers: Record<string, string | number>
  body?: Buffer | null
  signal: AbortSignal
}

/**
 * Requests an address that somebody gave: by https at port 443 only, from public addresses only, over a connection to
 * the checked address. The caller reads or destroys the answer.
 * @throws Error when any of these is violated, or the request fails
 */
export async function requestPublic(
  url: URL,
  network: PublicNetwork,
  { method = 'GET', headers, body, signal }: PublicRequest,
): Promise<IncomingMessage> {
  if (!isPlainHttps(url)) throw new ClosedAddressError('Not a plain https address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await beforeTimeout(network.resolve(host), signal)
  const [address] = addresses
  if (address === undefined || !addresses.every(isPublicAddress)) throw new ClosedAddressError('Not a public address')
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      host,
      path: url.pathname + url.search,
      method,
      headers: { ...headers, 'user-agent': network.userAgent ?? 'Volan' },
      agent: false,
      signal,
      lookup: pinnedTo(address),
    }
    network
      .request(options, resolve)
      .on('error', reject)
      .end(body ?? undefined)
  })
}

/** Whether an address is https without a port of its own. */
export function isPlainHttps(url: URL): boolean {
  return url.protocol === 'https:' && url.port === ''
}

/** A lookup with one fixed answer: the connection goes to the checked address even if the name changes meanwhile. */
function pinnedTo(address: string): LookupFunction {
  const entry = { address, family: isIP(address) }
  return (_host, options, done) => (options.all ? done(null, [entry]) : done(null, entry.address, entry.family))
}

async function beforeTimeout<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Too slow')), { once: true })
  })
  return Promise.race([work, late])
}
