import { type Login, type Registration, type Session } from '../../contract/account.ts'
import { accountEndpoints } from '../../contract/account-endpoints.ts'
import { rightsEndpoints } from '../../contract/rights-endpoints.ts'
import { type PasswordReset, type Recovery } from '../../contract/rights.ts'
import { call } from '../api.ts'
import { storeSession } from '../session.ts'

export async function logIn(login: Login): Promise<Session> {
  const session = await call(accountEndpoints.login, { body: login })
  storeSession(session)
  return session
}

/** Begins with the session that this browser's cookie names. */
export async function goOnWithHeld(): Promise<void> {
  storeSession(await call(accountEndpoints.renewToken))
}

export async function register(registration: Registration): Promise<Session> {
  const session = await call(accountEndpoints.register, { body: registration })
  storeSession(session)
  return session
}

/** Sets a new password with the printed code; all sessions end. */
export function recover(recovery: Recovery): Promise<null> {
  return call(rightsEndpoints.recover, { body: recovery })
}

/** Sends a link for a new password to this address if it has an account. */
export function askResetMail(email: string): Promise<null> {
  return call(rightsEndpoints.askResetMail, { body: { email } })
}

/** Sets a new password with the token of a mailed link; all sessions end. */
export function resetPassword(reset: PasswordReset): Promise<null> {
  return call(rightsEndpoints.resetPassword, { body: reset })
}
