import { type Login, type PasswordChange, type Registration, type Session } from './account.ts'
import { nothing, says, type Endpoint } from './endpoint.ts'

/** Accounts (specification 4 and 7). */
export const accountEndpoints = {
  register: {
    kind: 'call',
    method: 'POST',
    path: '/auth/register',
    access: 'anybody',
    summary: 'Create account and user',
    body: says<Registration>("the form's value"),
    reply: says<Session>('token and user'),
    errors: ['invalid', 'emailTaken', 'tooManyTries', 'busy'],
  },
  login: {
    kind: 'call',
    method: 'POST',
    path: '/auth/login',
    access: 'anybody',
    summary: 'Log in',
    body: says<Login>('{email, password}'),
    reply: says<Session>('token and user'),
    errors: ['invalid', 'loginFailed', 'accountSuspended', 'tooManyTries', 'busy'],
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
    body: says<PasswordChange>('{currentPassword, newPassword}'),
    reply: nothing,
    errors: ['invalid', 'wrongPassword', 'tooManyTries', 'busy'],
  },
} as const satisfies Record<string, Endpoint>
