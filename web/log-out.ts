import { accountEndpoints } from '../contract/account-endpoints.ts'
import { call } from './api.ts'
import { clearSession } from './session.ts'

/**
 * Ends the session here at once, and on the server as far as it can be reached. Here first: other tabs, whose
 * connections the server is about to cut, must find a logout and not a session that has failed.
 */
export function logOut(): void {
  clearSession()
  // The cookie says whose session it is.
  call(accountEndpoints.logout, { keepalive: true }).catch(() => {})
}
