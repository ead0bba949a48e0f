import { once } from 'node:events'
import { WebSocket } from 'ws'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { heartbeatMs } from '../../contract/limits.ts'
import { livePath } from '../../contract/live.ts'
import { openTestApp } from '../testing/test-app.ts'

/** A browser that is gone without a word, as after a network's change: nothing of it arrives any more. */

vi.useFakeTimers({ toFake: ['setInterval'] })
afterAll(() => void vi.useRealTimers())
const { app } = await openTestApp()
const address = await app.listen({ host: '127.0.0.1', port: 0 })

async function connect(options: { autoPong?: boolean }): Promise<WebSocket> {
  const socket = new WebSocket(address.replace('http', 'ws') + livePath, options)
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  return socket
}

async function beat(socket: WebSocket): Promise<void> {
  const heard = once(socket, 'message')
  vi.advanceTimersByTime(heartbeatMs)
  await heard
  // The answer of the other one arrives.
  await new Promise((resolve) => setTimeout(resolve, 50))
}

test('a connection whose browser does not answer is cut at the second heartbeat, and one that answers stays', async () => {
  const [gone, alive] = [await connect({ autoPong: false }), await connect({})]
  await beat(alive)
  expect(gone.readyState).toBe(WebSocket.OPEN)
  const closed = once(gone, 'close')
  await beat(alive)
  expect(await closed).toEqual([1006, expect.anything()])
  await beat(alive)
  expect(alive.readyState).toBe(WebSocket.OPEN)
})
