import { type Login, type Registration, type Session } from '../../contract/account.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { call } from '../api.ts'
import { clearSession, storeSession } from '../session.ts'

export async function logIn(login: Login): Promise<Session> {
  const session = await call(endpoints.login, { body: login })
  storeSession(session)
  return session
}

export async function register(registration: Registration): Promise<Session> {
  const session = await call(endpoints.register, { body: registration })
  storeSession(session)
  return session
}

/**
 * Ends the session here at once, and on the server as far as it can be reached. Here first: other tabs, whose
 * connections the server is about to cut, must find a logout and not a session that has failed.
 */
export function logOut(): void {
  clearSession()
  // The cookie says whose session it is.
  call(endpoints.logout, { keepalive: true }).catch(() => {})
}
