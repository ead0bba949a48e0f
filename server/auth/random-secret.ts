import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits for a cookie or a link, in letters that an address may hold. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the store keeps of a secret of at least 125 random bits: it cannot be guessed, so it needs no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
