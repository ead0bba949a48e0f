import * as z from 'zod/mini'
import { genders } from './choices.ts'
import { lengths } from './limits.ts'
import { rule, tidiedLine } from './rule.ts'
import { isOneOf } from './is-one-of.ts'
import { isCleanLine, tidyLine } from './text-rules.ts'
import { userSchemaFields } from './user.ts'

/** An e-mail address in its stored form: trimmed, without invisible characters, in lower case. */
export function normalizeEmail(email: string): string {
  return tidyLine(email).toLowerCase()
}

/** The domains of accepted addresses (`decisions.md` 11). */
export function emailDomains(mailProvider: string): readonly [string, string] {
  return [`${mailProvider}.com`, `${mailProvider}.bg`]
}

/** The e-mail rule of the specification's section 5; an empty value passes the pattern itself. */
export function isProviderEmail(email: string, mailProvider: string): boolean {
  if (email === '') return true
  const at = email.indexOf('@')
  const localPart = email.slice(0, at)
  const domain = email.slice(at + 1).toLowerCase()
  if (at < lengths.emailLocalPart.min || /\s/u.test(localPart) || !isCleanLine(email)) return false
  return emailDomains(mailProvider).includes(domain)
}

/**
 * Whether every letter before the @ is ASCII: the provider has no others, and a Cyrillic "а" looks like a Latin "a".
 */
function hasPlainLetters(email: string): boolean {
  return /^[!-~]*$/.test(email.slice(0, email.lastIndexOf('@') + 1))
}

/** The rules of an account's address in a form. */
export function emailField(mailProvider: string) {
  return z.string({ error: 'emailRequired' }).check(
    tidiedLine,
    rule((email: string) => email !== '', 'emailRequired'),
    rule((email: string) => isProviderEmail(email, mailProvider), 'emailInvalid'),
    rule((email: string) => email.indexOf('@') <= lengths.emailLocalPart.max, 'emailLong'),
  )
}

/** The rules of a new account's address. */
function newEmailField(mailProvider: string) {
  return emailField(mailProvider).check(rule(hasPlainLetters, 'emailLetters'))
}

/** The rules of login, for the form and the call (specification 5). */
export function loginSchema(mailProvider: string) {
  return z.object({
    email: emailField(mailProvider),
    password: z.string({ error: 'passwordRequired' }).check(
      rule((password: string) => password !== '', 'passwordRequired'),
      rule((password: string) => password.length >= lengths.password.min, 'loginPasswordShort'),
      rule((password: string) => password.length <= lengths.password.max, 'passwordLong'),
    ),
  })
}
/** The body of login. */
export type Login = z.infer<ReturnType<typeof loginSchema>>

/** The rules of a new password. */
export const newPassword = z.string({ error: 'passwordRequired' }).check(
  rule((password: string) => password !== '', 'passwordRequired'),
  rule((password: string) => password.length >= lengths.password.min, 'registerPasswordShort'),
  rule((password: string) => password.length <= lengths.password.max, 'passwordLong'),
)

/** The rules of registration, for the call (specification 5 and 7): account and user in one. */
export function registrationSchema(mailProvider: string) {
  return z.object({
    username: userSchemaFields.username,
    email: newEmailField(mailProvider),
    gender: z.custom<(typeof genders)[number]>((value) => isOneOf(genders, value), {
      error: 'genderRequired',
      // An aborting check would silence the rules across fields.
      abort: false,
    }),
    telephone: userSchemaFields.telephone,
    password: newPassword,
  })
}
/** The body of registration. */
export type Registration = z.infer<ReturnType<typeof registrationSchema>>

/** The rules of the registration form: the call and the repeated password. */
export function registrationFormSchema(mailProvider: string) {
  return z.extend(registrationSchema(mailProvider), { rePassword: z.string() }).check(
    z.refine((form) => form.rePassword !== '' && form.rePassword === form.password, {
      error: 'passwordsDiffer',
      path: ['rePassword'],
      // A rule across fields must run while another field is wrong, too.
      when: () => true,
    }),
  )
}

/** The rules of the current password, asked again for confirmation. */
export const currentPassword = z.string({ error: 'passwordRequired' }).check(
  rule((password: string) => password !== '', 'passwordRequired'),
  rule((password: string) => password.length <= lengths.password.max, 'passwordLong'),
)

/** The rules of a change of password. */
export const passwordChangeSchema = z.object({ currentPassword, newPassword })
/** The body of a change of password. */
export type PasswordChange = z.infer<typeof passwordChangeSchema>

/** The rules of a change of e-mail. */
export function emailChangeSchema(mailProvider: string) {
  return z.object({ email: newEmailField(mailProvider), currentPassword })
}
/** The body of a change of e-mail. */
export type EmailChange = z.infer<ReturnType<typeof emailChangeSchema>>

/** The answer of login, registration and renewal; its fields go to local storage (`decisions.md` 27). */
export interface Session {
  token: string
  userId: string
  user: { id: string; username: string }
}

/** Whose session a browser's cookie names. */
export interface HeldSession {
  username: string
}
