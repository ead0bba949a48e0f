import { type FastifyRequest } from 'fastify'
import { type Config } from '../config/config.ts'
import { fail } from '../lib/errors.ts'

/** Whether the operator or the caller's Host header names the site. */
export function isSiteNamed({ siteUrl }: Pick<Config, 'siteUrl'>, { headers: { host = '' } }: FastifyRequest): boolean {
  return siteUrl !== undefined || hostName.test(host)
}

/**
 * The site's public scheme and host, by the Host header unless the operator sets it. Ignores X-Forwarded-Host, which a
 * proxy may pass on as a caller sent it. Fails with `invalid`.
 */
export function siteOrigin({ siteUrl }: Pick<Config, 'siteUrl'>, request: FastifyRequest): string {
  if (siteUrl !== undefined) return siteUrl
  const { host = '' } = request.headers
  if (!hostName.test(host)) fail('invalid', { sentence: 'Host must name this site' })
  return `${request.protocol}://${host}`
}

/** A name of at most 253 characters or an IP address, and a port. */
const hostName = /^[\w.:[\]-]{1,260}$/
