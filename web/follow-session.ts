import { href } from './router/address.ts'
import { navigate } from './router/navigate.ts'
import { refresh } from './router/router.ts'
import { onSessionChange, readSession } from './session.ts'
import { forgetRefused } from './refused-writes.ts'

/** Leads to login when the session ends by itself, and checks the guards again when it changes. */
export function followSession(): void {
  let userId = readSession()?.userId
  onSessionChange((change) => {
    const before = userId
    userId = readSession()?.userId
    if (userId !== undefined) forgetRefused()
    // Drafts wait for the next login, so nobody confirms leaving them.
    if (change === 'ended') void navigate(loginAgain(), { isForced: true })
    // The login form itself goes on after a login.
    else if (before !== userId && (change === 'otherTab' || before !== undefined)) refresh()
  })
}

/** The address of the login that returns to the current screen. */
export function loginAgain(): string {
  return href('login', { authFailed: true, next: location.pathname + location.search + location.hash })
}
