import * as z from 'zod/mini'
import { currentPassword, emailField, newPassword } from './account.ts'
import { isLanguage, type Language } from './language.ts'
import { type Role } from './moderation.ts'
import { type Privacy } from './privacy.ts'
import { rule } from './rule.ts'

/** A person's own account in the settings. Times are epoch ms. */
export interface AccountSettings extends Required<Privacy> {
  /** The account's address, used to log in. */
  email: string
  /** When a letter to it was answered; `null` while none was. */
  emailConfirmedAt: number | null
  /** When letters to it were stopped, because the mail server refused it three times; `null` while it takes them. */
  emailRefusedAt: number | null
  /** When the account will be deleted; `null` if it will not. */
  deletionAt: number | null
  /** When the valid recovery code was made; `null` without one. */
  recoveryCodeAt: number | null
  /** How many people asked for the telephone number while it was shown on tap. */
  telephoneReaders: number
  /** Of letters; `null` until the person chooses one. */
  language: Language | null
  /** What counts now: `user` where a role waits for a second factor. */
  role: Role
}

/** The rules of choosing one's language. */
export const languageSchema = z.object({
  language: z.custom<Language>(isLanguage, { error: 'choiceRequired' }),
})
/** The body of choosing one's language. */
export type LanguageChoice = z.infer<typeof languageSchema>

/** A login on one device. Times are epoch ms. */
export interface ListedSession {
  id: string
  /** Browser and system in a word or two; empty when unknown. */
  device: string
  createdAt: number
  usedAt: number
  /** The session of this request. */
  isThis: boolean
}

/** The rules of confirming by password an action for which an open browser is not enough. */
export const confirmationSchema = z.object({ currentPassword })
/** The body of a confirmation. */
export type Confirmation = z.infer<typeof confirmationSchema>

/** The rules of asking for a password reset link. */
export function resetMailSchema(mailProvider: string) {
  return z.object({ email: emailField(mailProvider) })
}
/** The body of asking for a reset link. */
export type ResetMail = z.infer<ReturnType<typeof resetMailSchema>>

/** The rules of a new password by recovery code. */
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
/** The body of a new password by recovery code. */
export type Recovery = z.infer<ReturnType<typeof recoverySchema>>

/** The rules of a new password by the token of a reset link. */
export const passwordResetSchema = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)), newPassword })
/** The body of a new password by reset link. */
export type PasswordReset = z.infer<typeof passwordResetSchema>

/** Crockford's base 32: no letters that look like digits (https://www.crockford.com/base32.html). */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 25 characters of five bits each. */
const isRecoveryCode = new RegExp(`^[${recoveryAlphabet}]{25}$`)

/** A recovery code as people see it: `7XK2M-...`. */
export function formatRecoveryCode(signs: string): string {
  return (signs.match(/.{5}/g) ?? []).join('-')
}

/**
 * The characters of a typed recovery code: any case, spaces or hyphens, O for 0, I or L for 1; `null` if it is none.
 */
export function readRecoveryCode(typed: string): string | null {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return isRecoveryCode.test(signs) ? signs : null
}

/** An archive is asked for, being made, ready for one download, downloaded, or failed. */
export type ArchiveState = 'pending' | 'making' | 'ready' | 'used' | 'failed'

/** The archive of a person's own data. Times are epoch ms. */
export interface Archive {
  state: ArchiveState
  askedAt: number
  /** When it was ready; it can be downloaded for a day. */
  readyAt: number | null
  bytes: number | null
}
