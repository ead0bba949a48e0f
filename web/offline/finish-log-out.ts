import { isPassing } from '../call-error.ts'
import { tellLogOut, unheard } from '../log-out.ts'
import { readSession } from '../session.ts'

/**
 * Tells the server of a logout that it has not heard of, now and whenever there is a connection again: until then the
 * cookie would make a token for whoever sits here next. Answers how to stop.
 */
export function keepFinishingLogOut(): () => void {
  const finish = () => void finishLogOut()
  finish()
  window.addEventListener('online', finish)
  return () => window.removeEventListener('online', finish)
}

/** Who has logged in since has another cookie: then nothing is told. */
export async function finishLogOut(): Promise<void> {
  if (localStorage.getItem(unheard) === null) return
  try {
    if (!readSession()) await tellLogOut()
    localStorage.removeItem(unheard)
  } catch (error) {
    if (!isPassing(error)) localStorage.removeItem(unheard)
  }
}
