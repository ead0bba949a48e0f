import * as z from 'zod/mini'
import { currentPassword, emailField, newPassword } from './account.ts'
import { type Privacy } from './privacy.ts'
import { rule } from './rule.ts'

/** A person's own account as their settings show it. Times are epoch ms. */
export interface AccountSettings extends Privacy {
  /** The address of the account, by which one logs in. */
  email: string
  /** When the account will be deleted, or `null`. */
  deletionAt: number | null
  /** When the recovery code was made that still counts, or `null`. */
  recoveryCodeAt: number | null
}

/** A login on one device. Times are epoch ms. */
export interface ListedSession {
  id: string
  /** Browser and system in a word or two; empty when they are not known. */
  device: string
  createdAt: number
  usedAt: number
  /** The session of who asks. */
  isThis: boolean
}

/** The password asked again before something that an open browser alone must not do. */
export const confirmationSchema = z.object({ currentPassword })
/** What such a form sends. */
export type Confirmation = z.infer<typeof confirmationSchema>

/** The address to which a link for a new password is to be sent. */
export function resetMailSchema(mailProvider: string) {
  return z.object({ email: emailField(mailProvider) })
}
/** What its form sends. */
export type ResetMail = z.infer<ReturnType<typeof resetMailSchema>>

/** A new password by the printed code. */
export function recoverySchema(mailProvider: string) {
  return z.object({
    email: emailField(mailProvider),
    code: z.string({ error: 'recoveryCodeRequired' }).check(
      rule((code: string) => code.trim() !== '', 'recoveryCodeRequired'),
      rule((code: string) => readRecoveryCode(code) !== null, 'recoveryCodeInvalid'),
    ),
    newPassword,
  })
}
/** What its form sends. */
export type Recovery = z.infer<ReturnType<typeof recoverySchema>>

/** A new password by the token of a mailed link. */
export const passwordResetSchema = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)), newPassword })
/** What its form sends. */
export type PasswordReset = z.infer<typeof passwordResetSchema>

/** Crockford's base 32: no letters that look like digits (https://www.crockford.com/base32.html). */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 25 signs of five bits each. */
const isRecoveryCode = new RegExp(`^[${recoveryAlphabet}]{25}$`)

/** A code as it is printed: `7XK2M-...`. */
export function printRecoveryCode(signs: string): string {
  return (signs.match(/.{5}/g) ?? []).join('-')
}

/** The signs of a code however it was typed: any letter case, spaces or hyphens, O for 0, I or L for 1; else `null`. */
export function readRecoveryCode(typed: string): string | null {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return isRecoveryCode.test(signs) ? signs : null
}

/** Asked for, being made, to be had once, had, or failed. */
export type ArchiveState = 'pending' | 'making' | 'ready' | 'used' | 'failed'

/** The archive of a person's own data. Times are epoch ms. */
export interface Archive {
  state: ArchiveState
  askedAt: number
  /** From when it can be had; it is kept for a day from then. */
  readyAt: number | null
  bytes: number | null
}
