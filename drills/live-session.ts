/** What a person holds open at a process: a live connection with a private topic, a stream of events, and a token. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Caller } from '../scripts/callers.ts'
import { LiveConnection } from '../web/live-connection.ts'
import { LiveStream } from './live-stream.ts'
import { listenerAt } from './live-tab.ts'

/** A session at one process. */
export interface WatchedSession {
  /** Messages of its person, which the token opens. */
  url: string
  /** When the connection heard that its person is signed out, and the stream was closed as revoked. */
  ended: Promise<number>[]
  close: () => void
}

const timeoutMs = 5000

/** Opens the connection and the stream; answers when both are heard. */
export async function watchSession(address: string, caller: Caller): Promise<WatchedSession> {
  const [subscribed, signedOut] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()]
  const renewToken = async () => {
    signedOut.resolve(performance.now())
    throw new Error('The session has ended.')
  }
  const connection = new LiveConnection(listenerAt(address, caller, renewToken))
  const stop = connection.subscribe('messages', { onEvent: () => {}, onSubscribed: subscribed.resolve })
  const url = `${address}/api/messages.json?auth=${caller.token}`
  const stream = new LiveStream(url)
  void stream.hear()
  await subscribed.promise
  while (!stream.isSettled) await sleep(20)
  const close = () => {
    stop()
    stream.close()
  }
  return { url, ended: [signedOut.promise, stream.revoked.promise], close }
}

/** How long after a moment all of it had ended. */
export async function msUntilEnded({ url, ended, close }: WatchedSession, since: number): Promise<number> {
  const refused = (async () => {
    while (performance.now() - since < timeoutMs) {
      const { status } = await fetch(`${url}&limitToLast=1&orderBy="$key"`)
      if (status === 401) return performance.now()
      await sleep(20)
    }
    return Infinity
  })()
  const never = sleep(timeoutMs).then(() => Infinity)
  const moments = await Promise.all([...ended, refused].map((moment) => Promise.race([moment, never])))
  close()
  return Math.max(...moments) - since
}
