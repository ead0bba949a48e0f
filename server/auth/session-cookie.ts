import { type FastifyReply, type FastifyRequest } from 'fastify'
import { fail } from '../errors.ts'

/**
 * The cookie with TLS and without. By its name `__Host-` the browser itself sees to it that no plain connection and no
 * sister host ever sets it; in exchange its path must be `/`.
 */
const cookies = {
  https: { name: '__Host-session', attributes: 'Path=/; HttpOnly; SameSite=Strict; Secure' },
  http: { name: 'session', attributes: 'Path=/api/auth; HttpOnly; SameSite=Strict' },
}

function cookieOf(request: FastifyRequest): { name: string; attributes: string } {
  return request.protocol === 'https' ? cookies.https : cookies.http
}

/** The session's secret from the cookie, if there is one. */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  const prefix = `${cookieOf(request).name}=`
  const sent = request.headers.cookie?.split(/;\s*/) ?? []
  return sent.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length)
}

/** Keeps the secret where no script can read it, for `maxAgeMs` at most. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, secret: string, maxAgeMs: number): void {
  const { name, attributes } = cookieOf(request)
  reply.header('set-cookie', `${name}=${secret}; ${attributes}; Max-Age=${Math.floor(maxAgeMs / 1000)}`)
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
