import * as z from 'zod/mini'
import { type ListedPasskey, type PasskeyRequest } from './passkey.ts'
import { recoveryAlphabet } from './rights.ts'
import { rule } from './rule.ts'

/** The digits of a code of an authenticator app. */
export const appCodeDigits = 6
/** The backup codes of a set, and the characters of each. */
export const backupCodes = { count: 10, length: 10 } as const
/** Ms for which a confirmation by password or second factor lets one do dangerous things. */
export const confirmedMs = 10 * 60 * 1000

/** A person's second factors. Times are epoch ms. */
export interface Factors {
  /** When the authenticator app was set up; `null` without one. */
  appAt: number | null
  passkeys: ListedPasskey[]
  /** Backup codes that are not used yet. */
  backupCodesLeft: number
}

/** A person's second factors in the settings. */
export interface OwnFactors extends Factors {
  /** Whether the person's role waits for this session to use a second factor. */
  isRoleWaiting: boolean
}

/** What ends a login that needs a second factor. */
export interface LoginFactors {
  hasApp: boolean
  hasBackupCodes: boolean
  /** What the browser needs to ask for a passkey of the person; `null` when they have none. */
  passkey: PasskeyRequest | null
}

/** A new secret for an authenticator app: in base 32 to type, and in the address that a QR code holds. */
export interface AppSecret {
  secret: string
  /** `otpauth://totp/...` */
  address: string
}

/** Backup codes, shown this once; empty where the person has some already. */
export interface NewBackupCodes {
  codes: string[]
}

/** The rules of giving a code, of the app or a backup code; which one it is, shows by its length. */
export const factorCodeSchema = z.object({
  code: z
    .string({ error: 'codeRequired' })
    .check(rule((code: string) => code.trim() !== '' && code.length <= 40, 'codeRequired')),
})
/** The body of giving a code. */
export type FactorCode = z.infer<typeof factorCodeSchema>

const isAppCode = new RegExp(`^\\d{${appCodeDigits}}$`)
const isBackupCode = new RegExp(`^[${recoveryAlphabet}]{${backupCodes.length}}$`)

/** A backup code as people see it: `7XK2M-4QRST`. */
export function formatBackupCode(signs: string): string {
  return (signs.match(/.{5}/g) ?? []).join('-')
}

/** A typed code, of the app or a backup code in any case and width, with spaces or dashes; `null` if it is none. */
export function readFactorCode(typed: string): { kind: 'app' | 'backup'; code: string } | null {
  const code = typed.normalize('NFKC').replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
  if (isAppCode.test(code)) return { kind: 'app', code }
  const signs = code.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return isBackupCode.test(signs) ? { kind: 'backup', code: signs } : null
}
