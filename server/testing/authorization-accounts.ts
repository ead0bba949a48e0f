import { type Address } from './authorization-address.ts'
import { factorAddresses } from './authorization-factors.ts'
import { registrationOf, testPassword } from './people.ts'

const passwords = { currentPassword: testPassword, newPassword: 'another correct horse' }
const login = { email: 'danny.one@gmail.com', password: testPassword }
const confirmation = { currentPassword: testPassword }
const newPassword = passwords.newPassword
/** Danny's, in the test's world. */
export const recovery = { email: 'danny.one@gmail.com', code: 'ABCDE-FGHJK-MNPQR-STVWX-YZ012', newPassword }
/** Danny's, in the test's world. */
export const reset = { token: 'a'.repeat(43), newPassword }
const newcomer = { ...registrationOf('alice'), username: 'newcomer', email: 'new.comer@gmail.com' }

/** The rows about accounts. */
export const accountAddresses: Address[] = [
  { at: 'auth/register', POST: ['register', 'open', newcomer, ['credentials', 'totals', 'users']] },
  { at: 'auth/login', POST: ['login', 'open', login, ['notices']] },
  { at: 'auth/token', POST: ['renewToken', 'cookie'] },
  { at: 'auth/session', POST: ['askSession', 'open'] },
  { at: 'auth/logout', POST: ['logout', 'open'] },
  { at: 'auth/password', POST: ['changePassword', 'people', passwords, ['credentials', 'notices']] },
  ...factorAddresses,
  { at: 'auth/account', GET: ['getAccount', 'people'] },
  {
    at: 'auth/privacy',
    PUT: ['setPrivacy', 'people', { telephoneShown: 'onTap', emailShown: 'hidden' }, ['users']],
  },
  { at: 'auth/language', PUT: ['setLanguage', 'people', { language: 'bg' }, ['users']] },
  { at: 'auth/sessions', GET: ['listSessions', 'people'], DELETE: ['endOtherSessions', 'people'] },
  { at: 'auth/sessions/{session}', DELETE: ['endOwnSession', 'people'] },
  { at: 'auth/recovery-code', POST: ['makeRecoveryCode', 'people', confirmation, ['recoveryCodes']] },
  {
    at: 'auth/recovery',
    POST: ['recover', 'open', recovery, ['credentials', 'notices', 'passwordResets', 'recoveryCodes']],
  },
  { at: 'auth/reset-mail', POST: ['askResetMail', 'off', { email: recovery.email }] },
  { at: 'auth/reset', POST: ['resetPassword', 'open', reset, ['credentials', 'notices', 'passwordResets', 'users']] },
  {
    at: 'auth/archive',
    GET: ['getArchive', 'people'],
    POST: ['askArchive', 'people', confirmation, ['archives']],
  },
  { at: 'auth/archive/link', POST: ['linkArchive', 'lost'], GET: ['takeArchive', 'lostBehindCookie'] },
  { at: 'auth/archive/{secret}', GET: ['takeArchive', 'lostBehindCookie'] },
  {
    at: 'auth/deletion',
    POST: ['askDeletion', 'people', confirmation, ['users']],
    DELETE: ['cancelDeletion', 'people'],
  },
]
