import { refresh } from './router/router.ts'
import { href } from './router/address.ts'
import { navigate } from './router/navigate.ts'
import { onSessionChange, readSession } from './session.ts'
import { onAuthFailed } from './token.ts'

/** Leads to login when the session has ended by itself, and has the guards judge the screen again when it changes. */
export function followSession(): void {
  onAuthFailed(() => void navigate(href('login', { authFailed: true })))
  let userId = readSession()?.userId
  onSessionChange((isOtherTab) => {
    const before = userId
    userId = readSession()?.userId
    // Where one logs in, the form itself goes on.
    if (before !== userId && (isOtherTab || before !== undefined)) refresh()
  })
}
