/** What a person holds open at a process: a socket with a private topic, a stream of events, and a token. */
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { livePath } from '../contract/live.ts'
import { type Writer } from './writers.ts'

/** A session at one process. */
export interface WatchedSession {
  address: string
  token: string
  /** When the socket heard that its person is signed out, and the stream was closed as revoked. */
  ended: Promise<number>[]
}

const patienceMs = 5000

/** Opens the socket and the stream; answers when both are heard. */
export async function watchSession(address: string, { token }: Writer): Promise<WatchedSession> {
  const socket = new WebSocket(address.replace('http', 'ws') + livePath)
  const subscribed = Promise.withResolvers<void>()
  const signedOut = Promise.withResolvers<number>()
  socket.on('open', () => {
    socket.send(JSON.stringify({ type: 'hello', token }))
    socket.send(JSON.stringify({ type: 'subscribe', topic: 'messages' }))
  })
  socket.on('message', (data: Buffer) => {
    const frame = data.toString()
    if (frame.includes('"subscribed"')) subscribed.resolve()
    if (!frame.includes('"signedOut"')) return
    signedOut.resolve(performance.now())
    socket.terminate()
  })
  socket.on('error', () => {})
  await subscribed.promise

  const headers = { accept: 'text/event-stream' }
  const { body } = await fetch(`${address}/api/messages.json?auth=${token}`, { headers })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  const revoked = (async () => {
    for (;;) {
      const piece = await reader?.read()
      if (piece?.value?.includes('auth_revoked')) return performance.now()
      if (piece?.done !== false) return Infinity
    }
  })()
  return { address, token, ended: [signedOut.promise, revoked] }
}

/** How long after a moment all of it had ended. */
export async function msUntilEnded({ address, token, ended }: WatchedSession, since: number): Promise<number> {
  const refused = (async () => {
    while (performance.now() - since < patienceMs) {
      const { status } = await fetch(`${address}/api/messages.json?auth=${token}&limitToLast=1&orderBy="$key"`)
      if (status === 401) return performance.now()
      await sleep(20)
    }
    return Infinity
  })()
  const never = sleep(patienceMs).then(() => Infinity)
  const moments = await Promise.all([...ended, refused].map((moment) => Promise.race([moment, never])))
  return Math.max(...moments) - since
}
