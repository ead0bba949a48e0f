import { createHmac, timingSafeEqual } from 'node:crypto'
import { tokenSeconds } from '../../contract/limits.ts'
import { fail } from '../errors.ts'

/** Who a token speaks for: a person and the session it was minted from. */
export interface TokenClaims {
  userId: string
  sessionId: string
  /** Epoch seconds. */
  expiresAt: number
}

const header = base64url({ alg: 'HS256', typ: 'JWT' })
const audience = 'volan'

/** Clocks of several machines may differ by this many seconds. */
const leewaySeconds = 60

/** A JSON web token (RFC 7519, HS256) that lives for 15 minutes. */
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
 * Reads a token that this product minted. The header is compared as text, so that no other algorithm is ever tried;
 * so is the signature, because base64url decoders skip characters that do not belong.
 * Fails with `badToken` or `tokenExpired`.
 */
export function readToken(key: Buffer, token: string, now = Date.now()): TokenClaims {
  const parts = token.split('.')
  const [head = '', body = '', given = ''] = parts
  // Compared as bytes: a letter of another script is one character but several of them.
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
