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

/** Ends the session here, and on the server as far as it can be reached. */
export async function logOut(): Promise<void> {
  await call(endpoints.logout).catch(() => {})
  clearSession()
}
