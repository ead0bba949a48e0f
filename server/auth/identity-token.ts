import { createHmac, timingSafeEqual } from 'node:crypto'
import { tokenSeconds } from '../../contract/limits.ts'
import { fail } from '../lib/errors.ts'

/** The person and session of a token. */
export interface TokenClaims {
  userId: string
  sessionId: string
  /** Epoch seconds. */
  expiresAt: number
}

const header = base64url({ alg: 'HS256', typ: 'JWT' })
const audience = 'volan'

/** Tolerated difference between the clocks of machines, in seconds. */
const leewaySeconds = 60

/** Creates a JSON web token (RFC 7519, HS256) that expires after 15 minutes. */
export function mintToken(key: Buffer, claims: Omit<TokenClaims, 'expiresAt'>, now = Date.now()): string {
  const issuedAt = Math.floor(now / 1000)
  const payload = {
    aud: audience,
    sub: claims.userId,
    sid: claims.sessionId,
    iat: issuedAt,
    exp: issuedAt + tokenSeconds,
  }
  const signed = `${header}.${base64url(payload)}`
  return `${signed}.${signature(key, signed)}`
}

/**
 * Verifies a token of this product. The header is compared as text, so that no other algorithm is accepted; so is the
 * signature, because base64url decoders skip invalid characters. Fails with `badToken` or `tokenExpired`.
 */
export function readToken(key: Buffer, token: string, now = Date.now()): TokenClaims {
  const parts = token.split('.')
  const [head = '', body = '', given = ''] = parts
  // Compared as bytes, because one character of another script is several bytes.
  const [expected, sent] = [Buffer.from(signature(key, `${head}.${body}`)), Buffer.from(given)]
  const isGenuine = sent.length === expected.length && timingSafeEqual(sent, expected)
  if (parts.length !== 3 || head !== header || !isGenuine) fail('badToken')
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
  const { aud, sub, sid, iat, exp } = payload
  if (aud !== audience || typeof sub !== 'string' || typeof sid !== 'string') fail('badToken')
  if (typeof iat !== 'number' || typeof exp !== 'number' || iat > now / 1000 + leewaySeconds) fail('badToken')
  if (exp <= now / 1000) fail('tokenExpired')
  return { userId: sub, sessionId: sid, expiresAt: exp }
}

function signature(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
