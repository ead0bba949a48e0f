import { accountEndpoints } from '../contract/account-endpoints.ts'
import { call } from './api.ts'
import { isPassing } from './call-error.ts'
import { clearSession } from './session.ts'

/** All that a logout without a connection leaves: that the server has still to hear of it (`offline/finish-log-out.ts`). */
export const unheard = 'logoutUnheard'

/**
 * Ends the session here at once, and on the server as far as it can be reached. Here first: other tabs, whose
 * connections the server is about to cut, must find a logout and not a session that has failed.
 */
export function logOut(): void {
  clearSession()
  tellLogOut().catch((error: unknown) => {
    if (isPassing(error)) localStorage.setItem(unheard, '1')
  })
}

/** The cookie says whose session it is. */
export function tellLogOut(): Promise<null> {
  return call(accountEndpoints.logout, { keepalive: true })
}
