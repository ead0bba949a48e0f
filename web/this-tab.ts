import { livePath } from '../contract/live.ts'
import { type Listener } from './live-connection.ts'
import { onSessionChange, readSession } from './session.ts'
import { freshToken, renewToken } from './token.ts'

/** Ms for an answer that tells whether calls come through. */
const answerMs = 5000

/** This browser tab as the owner of a live connection. */
export const thisTab: Listener = {
  url: () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${livePath}`,
  readToken: () => readSession()?.token ?? null,
  freshToken,
  renewToken,
  isAnswered: () =>
    fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(answerMs) }).then(
      ({ ok }) => ok,
      () => false,
    ),
  watch({ onSession, onReachable, onOffline }) {
    const stop = new AbortController()
    const { signal } = stop
    const reconnect = () => document.visibilityState === 'hidden' || onReachable()
    signal.addEventListener('abort', onSessionChange(onSession))
    window.addEventListener('online', reconnect, { signal })
    window.addEventListener('offline', onOffline, { signal })
    document.addEventListener('visibilitychange', reconnect, { signal })
    return () => stop.abort()
  },
}
