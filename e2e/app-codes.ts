import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app shows for a secret at a time in epoch ms. */
export function appCodeAt(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}
