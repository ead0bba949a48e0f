import { type FastifyReply, type FastifyRequest } from 'fastify'
import { CachedResponse, sendCached } from '../cache/cached-response.ts'
import { type Config } from '../config/config.ts'
import { fail } from '../lib/errors.ts'

/** How public pages name this site, and how long others may cache what names it. */
export function siteOf({ siteUrl }: Pick<Config, 'siteUrl'>) {
  return {
    /** Whether the operator or the caller's Host header names the site. */
    isNamed: ({ headers: { host = '' } }: FastifyRequest) => siteUrl !== undefined || hostName.test(host),
    originOf: (request: FastifyRequest) => siteUrl ?? hostOf(request),
    /** Answers made of a caller's Host header must not be cached for others. */
    cacheControl: (minutes: number) => `${siteUrl === undefined ? 'private' : 'public'}, max-age=${minutes * 60}`,
  }
}

/** Sends a text with a tag. */
export function sendText(request: FastifyRequest, reply: FastifyReply, text: string) {
  return sendCached(request, reply, new CachedResponse(text))
}

/**
 * The site's public scheme and host, by the Host header unless the operator sets it. Ignores X-Forwarded-Host. Fails
 * with `invalid`.
 */
function hostOf({ protocol, headers: { host = '' } }: FastifyRequest): string {
  if (!hostName.test(host)) fail('invalid', { sentence: 'Host must name this site' })
  return `${protocol}://${host}`
}

/** A name of at most 253 characters or an IP address, and a port. */
const hostName = /^[\w.:[\]-]{1,260}$/
