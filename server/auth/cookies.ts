import { type FastifyReply, type FastifyRequest } from 'fastify'

/**
 * Cookies with TLS and without. By its prefix `__Host-` the browser itself sees to it that no plain connection and no
 * sister host ever sets one; in exchange its path must be `/`.
 */
const kinds = {
  https: { prefix: '__Host-', attributes: 'Path=/; HttpOnly; SameSite=Strict; Secure' },
  http: { prefix: '', attributes: 'Path=/api/auth; HttpOnly; SameSite=Strict' },
}

/** The cookies that the product sets; no script can read them. */
export type CookieName = 'session' | 'device'

/** A cookie's value, if the browser sent it. */
export function readCookie(request: FastifyRequest, name: CookieName): string | undefined {
  const beginning = `${kindOf(request).prefix}${name}=`
  const sent = request.headers.cookie?.split(/;\s*/) ?? []
  return sent.find((cookie) => cookie.startsWith(beginning))?.slice(beginning.length)
}

/** Sets a cookie for `maxAgeMs` at most. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, maxAgeMs }: { name: CookieName; value: string; maxAgeMs: number },
): void {
  const { prefix, attributes } = kindOf(request)
  const maxAge = Math.floor(maxAgeMs / 1000)
  reply.header('set-cookie', `${prefix}${name}=${value}; ${attributes}; Max-Age=${maxAge}`)
}

function kindOf(request: FastifyRequest): { prefix: string; attributes: string } {
  return request.protocol === 'https' ? kinds.https : kinds.http
}
