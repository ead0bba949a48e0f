import * as z from 'zod/mini'
import { genders } from './choices.ts'
import { lengths } from './limits.ts'
import { rule, tidiedLine } from './rule.ts'
import { isCleanLine, isOneOf, tidyLine } from './text-rules.ts'
import { userSchemaFields } from './user.ts'

/** Addresses are compared without case, stored and shown in lower case, tidied however they were typed. */
export function normalizeEmail(email: string): string {
  return tidyLine(email).toLowerCase()
}

/** The e-mail rule of the specification's section 5; an empty value passes the pattern itself. */
export function isProviderEmail(email: string, mailProvider: string): boolean {
  if (email === '') return true
  const at = email.indexOf('@')
  const localPart = email.slice(0, at)
  const domain = email.slice(at + 1).toLowerCase()
  if (at < lengths.emailLocalPart.min || /\s/u.test(localPart) || !isCleanLine(email)) return false
  return domain === `${mailProvider}.com` || domain === `${mailProvider}.bg`
}

/**
 * Has the address no letter before the @ that could be taken for another? Those outside of ASCII look like Latin ones
 * ("а" and "a"), and no mailbox of the provider has them.
 */
function hasPlainLetters(email: string): boolean {
  return /^[!-~]*$/.test(email.slice(0, email.lastIndexOf('@') + 1))
}

/** An address of an account in a form. */
export function emailField(mailProvider: string) {
  return z.string({ error: 'emailRequired' }).check(
    tidiedLine,
    rule((email: string) => email !== '', 'emailRequired'),
    rule((email: string) => isProviderEmail(email, mailProvider), 'emailInvalid'),
    rule((email: string) => email.indexOf('@') <= lengths.emailLocalPart.max, 'emailLong'),
  )
}

/** The address of a new account. */
function newEmailField(mailProvider: string) {
  return emailField(mailProvider).check(rule(hasPlainLetters, 'emailLetters'))
}

/** Login form and call (specification 5). */
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
/** What the login form sends. */
export type Login = z.infer<ReturnType<typeof loginSchema>>

/** A password that somebody chooses. */
export const newPassword = z.string({ error: 'passwordRequired' }).check(
  rule((password: string) => password !== '', 'passwordRequired'),
  rule((password: string) => password.length >= lengths.password.min, 'registerPasswordShort'),
  rule((password: string) => password.length <= lengths.password.max, 'passwordLong'),
)

/** Registration call (specification 5 and 7): the account and the user row in one. */
export function registrationSchema(mailProvider: string) {
  return z.object({
    username: userSchemaFields.username,
    email: newEmailField(mailProvider),
    gender: z.custom<(typeof genders)[number]>((value) => isOneOf(genders, value), {
      error: 'genderRequired',
      // It would silence the rules across fields.
      abort: false,
    }),
    telephone: userSchemaFields.telephone,
    password: newPassword,
  })
}
/** What registration sends. */
export type Registration = z.infer<ReturnType<typeof registrationSchema>>

/** Registration form: the call plus the password typed again. */
export function registrationFormSchema(mailProvider: string) {
  return z.extend(registrationSchema(mailProvider), { rePassword: z.string() }).check(
    z.refine((form) => form.rePassword !== '' && form.rePassword === form.password, {
      error: 'passwordsDiffer',
      path: ['rePassword'],
      // A cross-field rule must also speak while another field is wrong.
      when: () => true,
    }),
  )
}
/** What the registration form holds. */
export type RegistrationForm = z.infer<ReturnType<typeof registrationFormSchema>>

/** The password that somebody has, asked again. */
export const currentPassword = z.string({ error: 'passwordRequired' }).check(
  rule((password: string) => password !== '', 'passwordRequired'),
  rule((password: string) => password.length <= lengths.password.max, 'passwordLong'),
)

/** Change of one's own password. */
export const passwordChangeSchema = z.object({ currentPassword, newPassword })
/** What a change of the password sends. */
export type PasswordChange = z.infer<typeof passwordChangeSchema>

/** What login, registration and renewal answer; the three go to local storage (`decisions.md` 27). */
export interface Session {
  token: string
  userId: string
  user: { id: string; username: string }
}
