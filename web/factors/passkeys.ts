import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import { type PasskeyProof, type PasskeyRequest } from '../../contract/passkey.ts'
import { passkeyEndpoints } from '../../contract/passkey-endpoints.ts'
import { call } from '../api.ts'
import { CallError, sentenceOf } from '../call-error.ts'
import { storeSession } from '../session.ts'
import { texts } from '../texts.ts'
import { readFactorsAgain } from './factor-queries.ts'

/** Whether this browser can use passkeys here: they belong to a name, never to a number. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
}

/**
 * Asks for a passkey until `leaving`. Throws what the browser throws, also when the person takes back their wish or
 * leaves.
 */
export async function takePasskey(request: PasskeyRequest, leaving: AbortSignal): Promise<PasskeyProof> {
  const { id, rawId, type, response } = await until(leaving, () => startAuthentication({ optionsJSON: request }))
  return { id, rawId, type, response }
}

/** Logs in by a passkey alone. */
export async function loginByPasskey(leaving: AbortSignal): Promise<void> {
  const passkey = await takePasskey(await call(passkeyEndpoints.askLoginPasskey), leaving)
  storeSession(await call(passkeyEndpoints.loginByPasskey, { body: { passkey } }))
}

/** What the browser needs to ask for a passkey of the person, to confirm that it is them. */
export async function takeConfirmingPasskey(leaving: AbortSignal): Promise<PasskeyProof> {
  return takePasskey(await call(passkeyEndpoints.askConfirmingPasskey), leaving)
}

/** Makes a passkey; answers backup codes if there were none. */
export async function addPasskey(leaving: AbortSignal): Promise<string[]> {
  const creation = await call(passkeyEndpoints.askNewPasskey)
  const { id, rawId, type, response } = await until(leaving, () => startRegistration({ optionsJSON: creation }))
  const { codes } = await call(passkeyEndpoints.createPasskey, { body: { passkey: { id, rawId, type, response } } })
  await readFactorsAgain()
  return codes
}

export async function removePasskey(id: string): Promise<void> {
  await call(passkeyEndpoints.deletePasskey, { params: { id } })
  await readFactorsAgain()
}

/** Takes back what a browser is asked for when the person leaves the page that asked: nothing is to happen after that. */
async function until<T>(leaving: AbortSignal, ask: () => Promise<T>): Promise<T> {
  leaving.throwIfAborted()
  const takeBack = () => WebAuthnAbortService.cancelCeremony()
  leaving.addEventListener('abort', takeBack)
  try {
    const answer = await ask()
    leaving.throwIfAborted()
    return answer
  } finally {
    leaving.removeEventListener('abort', takeBack)
  }
}

/** The sentence of what a passkey failed by: the server's, or that none was used. */
export function passkeySentence(error: unknown): string {
  return error instanceof CallError ? sentenceOf(error) : texts.factors.noPasskey
}
