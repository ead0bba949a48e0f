import { type Session } from './account.ts'
import { nothing, says, type Endpoint } from './endpoint.ts'
import { type NewBackupCodes } from './factor.ts'
import { type NewPasskey, type PasskeyCreation, type PasskeyLogin, type PasskeyRequest } from './passkey.ts'

/** Calls about passkeys (decision 87). */
export const passkeyEndpoints = {
  askLoginPasskey: {
    kind: 'call',
    method: 'POST',
    path: '/auth/login/passkey-request',
    access: 'anybody',
    summary: 'What the browser needs to ask for a passkey to log in with',
    reply: says<PasskeyRequest>('the request'),
    errors: ['tooManyTries', 'foreignOrigin'],
  },
  loginByPasskey: {
    kind: 'call',
    method: 'POST',
    path: '/auth/login/passkey',
    access: 'anybody',
    summary: 'Log in by a passkey that verified its person',
    body: says<PasskeyLogin>('{passkey}'),
    reply: says<Session>('token and user'),
    errors: ['invalid', 'passkeyFailed', 'loginFailed', 'accountSuspended', 'tooManyTries', 'foreignOrigin'],
  },
  askConfirmingPasskey: {
    kind: 'call',
    method: 'POST',
    path: '/auth/confirmation/passkey-request',
    access: 'user',
    summary: 'What the browser needs to ask for one of the passkeys of the person, to confirm that it is them',
    reply: says<PasskeyRequest>('the request'),
    errors: ['tooManyRequests'],
  },
  askNewPasskey: {
    kind: 'call',
    method: 'POST',
    path: '/auth/passkey-creation',
    access: 'user',
    summary: 'What the browser needs to make a passkey',
    reply: says<PasskeyCreation>('the request'),
    errors: ['confirmFirst', 'secondFactorRequired', 'confirmEmailFirst', 'passkeysFull', 'tooManyRequests'],
  },
  createPasskey: {
    kind: 'call',
    method: 'POST',
    path: '/auth/passkeys',
    access: 'user',
    summary: 'Add a passkey to the account',
    body: says<NewPasskey>('{passkey}'),
    reply: says<NewBackupCodes>('backup codes, if there are none yet'),
    errors: ['invalid', 'confirmFirst', 'secondFactorRequired', 'passkeyFailed', 'passkeysFull', 'busy'],
  },
  deletePasskey: {
    kind: 'call',
    method: 'DELETE',
    path: '/auth/passkeys/:id',
    access: 'user',
    summary: 'Remove a passkey; backup codes go with the last second factor',
    reply: nothing,
    errors: ['confirmFirst', 'secondFactorRequired'],
  },
} as const satisfies Record<string, Endpoint>
