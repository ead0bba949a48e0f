import { type FastifyRequest } from 'fastify'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import {
  type NewPasskey,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRequest,
} from '../../contract/passkey.ts'
import { appName } from '../../contract/titles.ts'
import { type Services } from '../api/services.ts'
import { type Caller } from '../auth/identify.ts'
import { siteOrigin } from '../http/site-origin.ts'
import { fail } from '../lib/errors.ts'
import { randomSecret } from '../lib/random-secret.ts'
import { challengeMs, findPasskey, passkeyNames, saveChallenge, touchPasskey, useChallenge } from './passkey-store.ts'
import { type ChallengeUse, type Passkey } from './passkey-store.ts'

/** EdDSA, ES256 and RS256 (IANA COSE algorithms), in the order of preference. */
const algorithms = [-8, -7, -257]

/** What a browser needs to make a passkey for somebody. */
export async function passkeyCreation(
  { db, config }: Services,
  { userId, username, email }: Caller,
  request: FastifyRequest,
): Promise<PasskeyCreation> {
  const challenge = randomSecret()
  const { rpId } = siteOf(config, request)
  await saveChallenge(db, challenge, { purpose: 'create', userId })
  return {
    challenge,
    rp: { id: rpId, name: appName },
    user: { id: Buffer.from(userId).toString('base64url'), name: email, displayName: username },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeMs,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: await passkeyNames(db, userId, rpId),
  }
}

/** What a browser needs to ask for a passkey: any of the site for a login, else one of the person's. */
export async function passkeyRequest(
  { db, config }: Services,
  use: ChallengeUse,
  request: FastifyRequest,
): Promise<PasskeyRequest> {
  const challenge = randomSecret()
  const { rpId } = siteOf(config, request)
  await saveChallenge(db, challenge, use)
  return {
    challenge,
    rpId,
    timeout: challengeMs,
    userVerification: use.purpose === 'login' ? 'required' : 'preferred',
    allowCredentials: use.userId === null ? [] : await passkeyNames(db, use.userId, rpId),
  }
}

/** Checks a new passkey and answers what is stored of it. Fails with `passkeyFailed`. */
export async function checkNewPasskey(
  { db, config }: Services,
  userId: string,
  { passkey, request }: NewPasskey & { request: FastifyRequest },
): Promise<{ credentialId: string; publicKey: string; transports: string; site: string }> {
  const { origin, rpId } = siteOf(config, request)
  const { transports = [], ...response } = passkey.response
  const checked = await verifyRegistrationResponse({
    response: { ...passkey, response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => useChallenge(db, challenge, { purpose: 'create', userId }),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => fail('passkeyFailed'))
  if (!checked.verified) fail('passkeyFailed')
  const { id, publicKey } = checked.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    transports: transports.join(' '),
    site: rpId,
  }
}

/**
 * Checks what a passkey answered, and whose it is: for a login, of anybody, and it must have verified its person. Fails
 * with `passkeyFailed`.
 */
export async function checkPasskey(
  { db, config }: Services,
  use: ChallengeUse,
  { proof, request }: { proof: PasskeyProof; request: FastifyRequest },
): Promise<Passkey> {
  const passkey = await findPasskey(db, proof.id)
  if (!passkey || (use.userId !== null && passkey.userId !== use.userId)) fail('passkeyFailed')
  const { origin, rpId } = siteOf(config, request)
  const { userHandle, ...response } = proof.response
  const { verified } = await verifyAuthenticationResponse({
    response: { ...proof, response: { ...response, ...(userHandle && { userHandle }) }, clientExtensionResults: {} },
    expectedChallenge: (challenge) => useChallenge(db, challenge, use),
    expectedOrigin: origin,
    expectedRPID: rpId,
    // Counters of synced passkeys do not grow, so none is compared.
    credential: { id: passkey.credentialId, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: 0 },
    requireUserVerification: use.purpose === 'login',
  }).catch(() => fail('passkeyFailed'))
  if (!verified) fail('passkeyFailed')
  await touchPasskey(db, passkey.id)
  return passkey
}

/** The origin of the site, and its host, by which passkeys belong to it. */
function siteOf(config: Services['config'], request: FastifyRequest): { origin: string; rpId: string } {
  const origin = siteOrigin(config, request)
  return { origin, rpId: URL.parse(origin)?.hostname ?? '' }
}
