import { type FastifyInstance, type FastifyReply } from 'fastify'

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The single policy admits the addresses of the app's own workers only.
  'trusted-types workers',
].join('; ')

/** The headers of every answer (security.md 1.5). */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** One year (RFC 6797). Without `includeSubDomains`: other hosts of the domain are not ours. */
const strictTransport = 'max-age=31536000'

/** Sets the security headers of every answer (security.md 1.5); a route may override them. */
export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    secure(reply)
    done()
  })
}

/** Sets the security headers of one answer; over TLS also HSTS, so that the browser never returns without TLS. */
export function secure(reply: FastifyReply): FastifyReply {
  reply.headers(securityHeaders)
  return reply.request.protocol === 'https' ? reply.header('strict-transport-security', strictTransport) : reply
}
