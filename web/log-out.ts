import { accountEndpoints } from '../contract/account-endpoints.ts'
import { call } from './api.ts'
import { isPassing } from './call-error.ts'
import { clearSession } from './session.ts'
import { browserStorage } from './storage.ts'

/** Key of local storage after a logout that the server does not know yet (`offline/finish-log-out.ts`). */
export const unfinishedLogOut = 'logoutUnheard'

/**
 * Ends the session here, then on the server if it is reachable. Here first, because other tabs, whose connections the
 * server then cuts, must find a logout and not a failed session.
 */
export function logOut(): void {
  clearSession()
  sendLogOut().catch((error: unknown) => {
    if (isPassing(error)) browserStorage.set(unfinishedLogOut, '1')
  })
}

/** Ends the session that the cookie names on the server. */
export function sendLogOut(): Promise<null> {
  return call(accountEndpoints.logout, { keepalive: true })
}
