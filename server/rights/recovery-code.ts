import { randomBytes } from 'node:crypto'
import { recoveryAlphabet } from '../../contract/rights.ts'

/** A new recovery code: 25 signs of five random bits each. */
export function newRecoveryCode(): string {
  // 32 divides 256, so every sign is as likely as any other.
  return Array.from(randomBytes(25), (byte) => recoveryAlphabet.charAt(byte % recoveryAlphabet.length)).join('')
}
