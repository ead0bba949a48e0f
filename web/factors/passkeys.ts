import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
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

/** Asks for a passkey. Throws what the browser throws, also when the person takes back their wish. */
export async function takePasskey(request: PasskeyRequest): Promise<PasskeyProof> {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: request })
  return { id, rawId, type, response }
}

/** Logs in by a passkey alone. */
export async function loginByPasskey(): Promise<void> {
  const passkey = await takePasskey(await call(passkeyEndpoints.askLoginPasskey))
  storeSession(await call(passkeyEndpoints.loginByPasskey, { body: { passkey } }))
}

/** What the browser needs to ask for a passkey of the person, to confirm that it is them. */
export async function takeConfirmingPasskey(): Promise<PasskeyProof> {
  return takePasskey(await call(passkeyEndpoints.askConfirmingPasskey))
}

/** Makes a passkey; answers backup codes if there were none. */
export async function addPasskey(): Promise<string[]> {
  const creation = await call(passkeyEndpoints.askNewPasskey)
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: creation })
  const { codes } = await call(passkeyEndpoints.createPasskey, { body: { passkey: { id, rawId, type, response } } })
  await readFactorsAgain()
  return codes
}

export async function removePasskey(id: string): Promise<void> {
  await call(passkeyEndpoints.deletePasskey, { params: { id } })
  await readFactorsAgain()
}

/** The sentence of what a passkey failed by: the server's, or that none was used. */
export function passkeySentence(error: unknown): string {
  return error instanceof CallError ? sentenceOf(error) : texts.factors.noPasskey
}
