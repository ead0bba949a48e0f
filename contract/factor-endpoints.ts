import { type Session } from './account.ts'
import { nothing, says, type Endpoint } from './endpoint.ts'
import { type AppSecret, type FactorCode, type LoginFactors, type NewBackupCodes, type OwnFactors } from './factor.ts'
import { type FactorProof, type IdentityProof } from './factor-proof.ts'

/** What limits guesses. */
const guessed = ['tooManyTries', 'busy'] as const

/** Calls about second factors (decision 86). */
export const factorEndpoints = {
  getLoginFactors: {
    kind: 'call',
    method: 'POST',
    path: '/auth/login/factors',
    access: 'anybody',
    summary: 'With which second factors the login that this browser began can be ended',
    reply: says<LoginFactors>('the factors'),
    errors: ['loginStepOver', 'foreignOrigin'],
  },
  finishLogin: {
    kind: 'call',
    method: 'POST',
    path: '/auth/login/factor',
    access: 'anybody',
    summary: 'End the login that this browser began by a code of the app, a backup code or a passkey',
    body: says<FactorProof>('{code} or {passkey}'),
    reply: says<Session>('token and user'),
    errors: [
      'invalid',
      'factorFailed',
      'factorUsed',
      'passkeyFailed',
      'loginStepOver',
      'accountSuspended',
      ...guessed,
      'foreignOrigin',
    ],
  },
  confirmIdentity: {
    kind: 'call',
    method: 'POST',
    path: '/auth/confirmation',
    access: 'user',
    summary:
      'Confirm by password or second factor that it is oneself, for what is dangerous; it counts for ten minutes',
    body: says<IdentityProof>('{currentPassword}, {code} or {passkey}'),
    reply: nothing,
    errors: ['invalid', 'wrongPassword', 'factorFailed', 'factorUsed', 'passkeyFailed', ...guessed],
  },
  getFactors: {
    kind: 'call',
    method: 'GET',
    path: '/auth/factors',
    access: 'user',
    summary: "One's own second factors",
    reply: says<OwnFactors>('the factors'),
    errors: [],
  },
  beginApp: {
    kind: 'call',
    method: 'POST',
    path: '/auth/factors/app',
    access: 'user',
    summary: 'A new secret for an authenticator app; it counts once a code of it was given',
    reply: says<AppSecret>('the secret, this once'),
    errors: ['confirmFirst', 'secondFactorRequired', 'confirmEmailFirst', 'tooManyRequests'],
  },
  confirmApp: {
    kind: 'call',
    method: 'PUT',
    path: '/auth/factors/app',
    access: 'user',
    summary: 'Set up the authenticator app by its first code, in place of the one before',
    body: says<FactorCode>('{code}'),
    reply: says<NewBackupCodes>('backup codes, if there are none yet'),
    errors: ['invalid', 'confirmFirst', 'secondFactorRequired', 'factorFailed', 'tooManyTries', 'busy'],
  },
  removeApp: {
    kind: 'call',
    method: 'DELETE',
    path: '/auth/factors/app',
    access: 'user',
    summary: 'Remove the authenticator app; backup codes go with the last second factor',
    reply: nothing,
    errors: ['confirmFirst', 'secondFactorRequired'],
  },
  makeBackupCodes: {
    kind: 'call',
    method: 'POST',
    path: '/auth/factors/backup-codes',
    access: 'user',
    summary: 'Make new backup codes; those before count no longer',
    reply: says<NewBackupCodes>('the codes, this once'),
    errors: ['confirmFirst', 'secondFactorRequired', 'tooManyRequests', 'busy'],
  },
} as const satisfies Record<string, Endpoint>
