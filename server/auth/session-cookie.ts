import { type FastifyReply, type FastifyRequest } from 'fastify'
import { fail } from '../errors.ts'
import { readCookie, setCookie } from './cookies.ts'

/** The session's secret from the cookie, if there is one. */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  return readCookie(request, 'session')
}

/** Keeps the secret where no script can read it, for `maxAgeMs` at most. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, secret: string, maxAgeMs: number): void {
  setCookie(request, reply, { name: 'session', value: secret, maxAgeMs })
}

/** Takes the secret out of the browser. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  setSessionCookie(request, reply, '', 0)
}

/**
 * Calls that work by the cookie are answered to this site's own pages only, whatever the cookie's rules: a browser says
 * where a call comes from. Other clients say nothing and have no cookie by accident. Fails with `foreignOrigin`.
 */
export function refuseForeignPages(request: FastifyRequest): void {
  const { origin, host, 'sec-fetch-site': site } = request.headers
  if (typeof site === 'string' && site !== 'same-origin' && site !== 'none') fail('foreignOrigin')
  if (origin !== undefined && URL.parse(origin)?.host !== host) fail('foreignOrigin')
}
