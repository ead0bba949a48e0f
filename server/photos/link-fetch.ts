import { type IncomingMessage } from 'node:http'
import { photos } from '../../contract/limits.ts'
import { directAddress } from './direct-address.ts'
import { openNetwork, requestPublic, type PublicNetwork } from '../lib/public-request.ts'

const totalMs = 5000
const maxRedirects = 3

const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg' }

/**
 * Fetches a linked file for our own server to show (security.md 1.6): by https at port 443 only, from public addresses
 * only, over a connection to the checked address, with at most three redirects, each checked again, 5 s and 8 MB in
 * total; `until` ends it earlier.
 * @throws Error when any of these is violated
 */
export async function fetchLink(
  link: string,
  network: PublicNetwork = openNetwork,
  until?: AbortSignal,
): Promise<Buffer> {
  const timeout = AbortSignal.timeout(totalMs)
  const signal = until ? AbortSignal.any([timeout, until]) : timeout
  let url = directAddress(link)
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await requestPublic(url, network, { headers, signal })
    const target = redirectTarget(url, response)
    if (!target) return await readBody(response)
    response.destroy()
    url = target
  }
  throw new Error('Too many redirects')
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
    // Leaving the loop closes the connection.
    if (length > photos.bytes) throw new Error('Too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}
