import { type FastifyReply, type FastifyRequest } from 'fastify'

/**
 * Cookie attributes with and without TLS. Browsers accept the prefix `__Host-` only over TLS from this very host, and
 * require the path `/` for it.
 */
const kinds = {
  https: { prefix: '__Host-', attributes: 'Path=/; HttpOnly; SameSite=Strict; Secure' },
  http: { prefix: '', attributes: 'Path=/; HttpOnly; SameSite=Strict' },
}

/** The product's cookies, not readable by scripts. */
export type CookieName = 'session' | 'device' | 'login'

/** A cookie's value; undefined when the browser sent none. */
export function readCookie(request: FastifyRequest, name: CookieName): string | undefined {
  const beginning = `${kindOf(request).prefix}${name}=`
  const sent = request.headers.cookie?.split(/;\s*/) ?? []
  return sent.find((cookie) => cookie.startsWith(beginning))?.slice(beginning.length)
}

/** Sets a cookie that expires after `maxAgeMs`. */
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
