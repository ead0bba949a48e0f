import { Secret, TOTP } from 'otpauth'
import { appCodeDigits } from '../../contract/factor.ts'
import { appName } from '../../contract/titles.ts'

const secretBytes = 20
const period = 30
/** Steps before and after the current one whose codes count, for clocks that differ and slow fingers. */
const window = 1

/** A new secret of an authenticator app, in base 32: 160 bits (RFC 4226, 4). */
export function newAppSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The address that the QR code of a secret holds. */
export function appAddress(secret: string, email: string): string {
  return appOf(secret, email).toString()
}

/** The code of a secret at a time in epoch ms. */
export function appCodeAt(secret: string, timestamp: number): string {
  return appOf(secret).generate({ timestamp })
}

/** The time step that a code is of; `null` when it is of none that counts now. */
export function stepOfCode(secret: string, code: string, timestamp: number): number | null {
  const app = appOf(secret)
  const delta = app.validate({ token: code, timestamp, window })
  return delta === null ? null : app.counter({ timestamp }) + delta
}

function appOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: appName, label, secret: Secret.fromBase32(secret), digits: appCodeDigits, period })
}
