import { Resolver } from 'node:dns/promises'
import { type IncomingMessage } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { photos } from '../../contract/limits.ts'
import { isPublicAddress } from './public-address.ts'

/** How a host's name becomes addresses and how a request is made: exchanged in tests. */
export interface LinkNetwork {
  resolve(host: string): Promise<string[]>
  request: typeof httpsRequest
}

const totalMs = 5000
const redirectsAtMost = 3

/** The real network. Names are asked of the name server itself, so that a slow one blocks no thread of ours. */
export const openNetwork: LinkNetwork = {
  async resolve(host) {
    const resolver = new Resolver({ timeout: 2000, tries: 2 })
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  },
  request: httpsRequest,
}

/**
 * Fetches a file from the open internet for our own server to show (security.md 1.6): https at port 443 only, never
 * from an address that is not public, the connection bound to the address that was checked, three redirects, each
 * checked again, 5 s and 8 MB in all.
 * @throws Error when any of that does not hold
 */
export async function fetchLink(link: string, network: LinkNetwork = openNetwork): Promise<Buffer> {
  const signal = AbortSignal.timeout(totalMs)
  let url = new URL(link)
  for (let redirects = 0; redirects <= redirectsAtMost; redirects++) {
    const response = await open(url, network, signal)
    const target = redirectTarget(url, response)
    if (!target) return await readBody(response)
    response.destroy()
    url = target
  }
  throw new Error('Too many redirects')
}

async function open(url: URL, network: LinkNetwork, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'https:' || url.port !== '') throw new Error('Not a plain https address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await beforeTimeout(network.resolve(host), signal)
  const [address] = addresses
  if (address === undefined || !addresses.every(isPublicAddress)) throw new Error('Not a public address')
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      host,
      path: url.pathname + url.search,
      headers: { accept: 'image/avif,image/webp,image/png,image/jpeg', 'user-agent': 'Volan' },
      agent: false,
      signal,
      lookup: pinnedTo(address),
    }
    network.request(options, resolve).on('error', reject).end()
  })
}

/** A lookup that knows one answer: whatever the name says a moment later, the connection goes where we looked. */
function pinnedTo(address: string): LookupFunction {
  const entry = { address, family: isIP(address) }
  return (_host, options, done) => (options.all ? done(null, [entry]) : done(null, entry.address, entry.family))
}

function redirectTarget(url: URL, response: IncomingMessage): URL | null {
  const status = response.statusCode ?? 0
  const location = response.headers.location
  if ([301, 302, 303, 307, 308].includes(status) && location !== undefined) return new URL(location, url)
  if (status !== 200) throw new Error(`Answered ${status}`)
  return null
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length
    // Leaving the loop ends the connection.
    if (length > photos.bytes) throw new Error('Too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

async function beforeTimeout<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Too slow')), { once: true })
  })
  return Promise.race([work, late])
}
