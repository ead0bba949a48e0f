import { randomBytes } from 'node:crypto'
import { recoveryAlphabet } from '../../contract/rights.ts'

/** A new recovery code: 25 characters of five random bits each. */
export function newRecoveryCode(): string {
  // 32 divides 256, so all characters are equally likely.
  return Array.from(randomBytes(25), (byte) => recoveryAlphabet.charAt(byte % recoveryAlphabet.length)).join('')
}
