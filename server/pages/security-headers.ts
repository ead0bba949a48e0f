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
  // The one policy lets through the addresses of the app's own workers and nothing else.
  'trusted-types workers',
].join('; ')

/** The headers that every answer carries (security.md 1.5). */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** A year (RFC 6797). Sister hosts are not ours to bind. */
const strictTransport = 'max-age=31536000'

/** Puts the security headers on every answer (security.md 1.5); a route may set its own instead. */
export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    secure(reply)
    done()
  })
}

/** Puts the security headers on one answer; a browser that came by TLS shall never come without it again. */
export function secure(reply: FastifyReply): FastifyReply {
  reply.headers(securityHeaders)
  return reply.request.protocol === 'https' ? reply.header('strict-transport-security', strictTransport) : reply
}
