import { isPassing } from '../call-error.ts'
import { sendLogOut, unfinishedLogOut } from '../log-out.ts'
import { readSession } from '../session.ts'
import { browserStorage } from '../storage.ts'

/**
 * Reports an unfinished logout to the server, now and at each connection. The cookie would otherwise give the next
 * person at this browser a token. Returns how to stop.
 */
export function retryLogOut(): () => void {
  const finish = () => void finishLogOut()
  finish()
  window.addEventListener('online', finish)
  return () => window.removeEventListener('online', finish)
}

/** Reports the logout unless somebody has logged in since, who has another cookie. */
export async function finishLogOut(): Promise<void> {
  if (browserStorage.get(unfinishedLogOut) === null) return
  try {
    if (!readSession()) await sendLogOut()
    browserStorage.remove(unfinishedLogOut)
  } catch (error) {
    if (!isPassing(error)) browserStorage.remove(unfinishedLogOut)
  }
}
