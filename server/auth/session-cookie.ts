import { type FastifyReply, type FastifyRequest } from 'fastify'
import { fail } from '../lib/errors.ts'
import { readCookie, setCookie } from './cookies.ts'

/** The session's secret from the cookie; undefined without one. */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  return readCookie(request, 'session')
}

/** Stores the secret in a cookie that scripts cannot read, for `maxAgeMs`. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, secret: string, maxAgeMs: number): void {
  setCookie(request, reply, { name: 'session', value: secret, maxAgeMs })
}

/** Deletes the secret from the browser. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  setSessionCookie(request, reply, '', 0)
}

/**
 * Refuses calls by cookie from pages of other sites, regardless of the cookie's attributes. Browsers send the origin;
 * other clients send none and hold a cookie only on purpose. Fails with `foreignOrigin`.
 */
export function refuseForeignPages(request: FastifyRequest): void {
  const { origin, host, 'sec-fetch-site': site } = request.headers
  if (typeof site === 'string' && site !== 'same-origin' && site !== 'none') fail('foreignOrigin')
  if (origin !== undefined && URL.parse(origin)?.host !== host) fail('foreignOrigin')
}
