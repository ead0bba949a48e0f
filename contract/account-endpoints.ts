import {
  loginSchema,
  passwordChangeSchema,
  registrationSchema,
  type Login,
  type PasswordChange,
  type Registration,
  type Session,
} from './account.ts'
import { nothing, says, takes, type Endpoint } from './endpoint.ts'

/** Accounts (specification 4 and 7). */
export const accountEndpoints = {
  register: {
    kind: 'call',
    method: 'POST',
    path: '/auth/register',
    access: 'anybody',
    summary: 'Create account and user',
    body: takes<Registration>("the form's value", ({ mailProvider }) => registrationSchema(mailProvider)),
    reply: says<Session>('token and user'),
    errors: ['invalid', 'emailTaken', 'tooManyTries', 'busy'],
  },
  login: {
    kind: 'call',
    method: 'POST',
    path: '/auth/login',
    access: 'anybody',
    summary: 'Log in',
    body: takes<Login>('{email, password}', ({ mailProvider }) => loginSchema(mailProvider)),
    reply: says<Session>('token and user'),
    errors: ['invalid', 'loginFailed', 'tooManyTries', 'busy'],
  },
  renewToken: {
    kind: 'call',
    method: 'POST',
    path: '/auth/token',
    access: 'session',
    summary: 'A fresh identity token for the session cookie',
    reply: says<Session>('token and user'),
    errors: ['loginRequired', 'foreignOrigin'],
  },
  logout: {
    kind: 'call',
    method: 'POST',
    path: '/auth/logout',
    access: 'session',
    summary: 'End the session: its tokens and streams are dead within a second',
    reply: nothing,
    errors: ['foreignOrigin'],
  },
  changePassword: {
    kind: 'call',
    method: 'POST',
    path: '/auth/password',
    access: 'user',
    summary: "Change one's own password; the other sessions end",
    body: takes<PasswordChange>('{currentPassword, newPassword}', () => passwordChangeSchema),
    reply: nothing,
    errors: ['invalid', 'wrongPassword', 'tooManyTries', 'busy'],
  },
} as const satisfies Record<string, Endpoint>
