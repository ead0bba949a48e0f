import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits for a cookie or a link, in URL-safe characters. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored hash of a secret. A secret of at least 125 random bits cannot be guessed, so it needs no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
