import { type Address } from './authorization-address.ts'
import { testPassword } from './people.ts'

const code = { code: '000000' }
const named = { id: 'unknown', rawId: 'unknown', type: 'public-key' }
const proof = { ...named, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } }
const created = { ...named, response: { clientDataJSON: 'e30', attestationObject: 'AA' } }

/** The rows about second factors. Nobody in the test's world has one; `server/accounts/factors.test.ts` has those who do. */
export const factorAddresses: Address[] = [
  { at: 'auth/login/factors', POST: ['getLoginFactors', 'off'] },
  { at: 'auth/login/factor', POST: ['finishLogin', 'off', code] },
  { at: 'auth/login/passkey-request', POST: ['askLoginPasskey', 'open', undefined, ['passkeyChallenges']] },
  { at: 'auth/login/passkey', POST: ['loginByPasskey', 'off', { passkey: proof }] },
  {
    at: 'auth/confirmation/passkey-request',
    POST: ['askConfirmingPasskey', 'people', undefined, ['passkeyChallenges']],
  },
  { at: 'auth/passkey-creation', POST: ['askNewPasskey', 'people', undefined, ['passkeyChallenges']] },
  { at: 'auth/passkeys', POST: ['createPasskey', 'wrong', { passkey: created }] },
  { at: 'auth/passkeys/-NoSuchPasskey', DELETE: ['deletePasskey', 'people'] },
  { at: 'auth/confirmation', POST: ['confirmIdentity', 'people', { currentPassword: testPassword }] },
  {
    at: 'auth/email',
    POST: [
      'changeEmail',
      'people',
      { email: 'new.address@gmail.com', currentPassword: testPassword },
      ['notices', 'users'],
    ],
  },
  { at: 'auth/email/letter', POST: ['askEmailLetter', 'wrong'] },
  { at: 'auth/factors', GET: ['getFactors', 'people'] },
  {
    at: 'auth/factors/app',
    POST: ['beginApp', 'people', {}, ['newAuthenticators']],
    PUT: ['confirmApp', 'wrong', code],
    DELETE: ['removeApp', 'people'],
  },
  { at: 'auth/factors/backup-codes', POST: ['makeBackupCodes', 'never'] },
]
