import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { livePath, reconnectDelayMs, type ClientFrame, type LiveEvent, type ServerFrame } from '../contract/live.ts'
import { LiveConnection } from './live-connection.ts'
import { clearSession, storeSession } from './session.ts'
import { answer, sessionOf, standInForBrowser } from './testing/browser-stand-ins.ts'
import { thisTab } from './this-tab.ts'

class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: ClientFrame[] = []
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    FakeSocket.all.push(this)
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as ClientFrame)
  }

  close(): void {
    this.readyState = 3
  }

  open(): void {
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  say(frame: ServerFrame): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(frame) }))
  }

  fail(): void {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
}

const deleted: LiveEvent = { kind: 'carDeleted', id: '-N' }
const server = vi.fn<typeof fetch>()
let connection: LiveConnection

beforeEach(() => {
  standInForBrowser()
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', server)
  server.mockReset()
  connection = new LiveConnection(thisTab)
})

afterEach(() => vi.useRealTimers())

function listener() {
  return { onEvent: vi.fn<(event: LiveEvent) => void>(), onSubscribed: vi.fn<() => void>() }
}

/** Subscribes to the cars and lets the server confirm. */
async function connected() {
  const subscriber = listener()
  const stop = connection.subscribe('cars', subscriber)
  await vi.advanceTimersByTimeAsync(0)
  const socket = FakeSocket.all.at(-1)!
  socket.open()
  socket.say({ type: 'subscribed', topic: 'cars' })
  return { subscriber, stop, socket }
}

test('opens for the first listener only, sends the token, and subscribes', async () => {
  expect(FakeSocket.all).toHaveLength(0)
  const session = sessionOf('alice', 900)
  storeSession(session)
  const { subscriber, socket } = await connected()
  expect(FakeSocket.all).toHaveLength(1)
  expect(socket.url).toBe(`ws://volan.test${livePath}`)
  expect(socket.sent).toEqual([
    { type: 'hello', token: session.token },
    { type: 'subscribe', topic: 'cars' },
  ])
  expect(subscriber.onSubscribed).toHaveBeenCalledTimes(1)
  expect(connection.status.state).toBe('connected')
})

test('delivers events to the listeners of their topic and nobody else', async () => {
  const { subscriber, socket } = await connected()
  const other = listener()
  connection.subscribe('cars/-N', other)
  socket.say({ type: 'event', topic: 'cars', event: deleted })
  expect(subscriber.onEvent).toHaveBeenCalledExactlyOnceWith(deleted)
  expect(other.onEvent).not.toHaveBeenCalled()
})

test('sends no frame for a second listener of a topic and has it read the snapshot', async () => {
  const { subscriber, socket } = await connected()
  const second = listener()
  connection.subscribe('cars', second)
  await vi.advanceTimersByTimeAsync(0)
  expect(second.onSubscribed).toHaveBeenCalledTimes(1)
  expect(subscriber.onSubscribed).toHaveBeenCalledTimes(1)
  expect(socket.sent.filter(({ type }) => type === 'subscribe')).toHaveLength(1)
})

test('connects, subscribes and reads the snapshot again after a loss', async () => {
  const { subscriber, socket } = await connected()
  socket.fail()
  expect(connection.status.state).toBe('lost')
  await vi.advanceTimersByTimeAsync(2000)
  const next = FakeSocket.all.at(-1)!
  expect(next).not.toBe(socket)
  next.open()
  expect(next.sent.at(-1)).toEqual({ type: 'subscribe', topic: 'cars' })
  expect(connection.status.state).toBe('lost')
  next.say({ type: 'subscribed', topic: 'cars' })
  expect(connection.status.state).toBe('connected')
  expect(subscriber.onSubscribed).toHaveBeenCalledTimes(2)
  socket.say({ type: 'event', topic: 'cars', event: deleted })
  expect(subscriber.onEvent).not.toHaveBeenCalled()
})

test('asks from time to time where calls are answered and no socket opens', async () => {
  server.mockImplementation(async () => new Response('', { status: 200 }))
  const subscriber = listener()
  connection.subscribe('cars', subscriber)
  await vi.advanceTimersByTimeAsync(0)
  for (let tries = 0; tries < 3; tries++) {
    expect(connection.status.state).not.toBe('asking')
    FakeSocket.all.at(-1)!.fail()
    await vi.advanceTimersByTimeAsync(2000)
  }
  expect(connection.status.state).toBe('asking')
  expect(subscriber.onSubscribed).toHaveBeenCalledTimes(1)
  FakeSocket.all.at(-1)!.fail()
  await vi.advanceTimersByTimeAsync(0)
  expect(subscriber.onSubscribed).toHaveBeenCalledTimes(2)
  server.mockRejectedValue(new TypeError('no network'))
  await vi.advanceTimersByTimeAsync(10_000)
  FakeSocket.all.at(-1)!.fail()
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.status.state).toBe('lost')
  await vi.advanceTimersByTimeAsync(10_000)
  const opened = FakeSocket.all.at(-1)!
  opened.open()
  opened.say({ type: 'subscribed', topic: 'cars' })
  expect(connection.status.state).toBe('connected')
})

test('takes 30 s of silence for a loss, but not heartbeats', async () => {
  const { socket } = await connected()
  for (let beat = 0; beat < 4; beat++) {
    await vi.advanceTimersByTimeAsync(15_000)
    socket.say({ type: 'heartbeat' })
  }
  expect(connection.status.state).toBe('connected')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(connection.status.state).toBe('lost')
})

test('connects at once when the browser is online again', async () => {
  const { socket } = await connected()
  window.dispatchEvent(new Event('offline'))
  expect(connection.status.state).toBe('lost')
  expect(socket.readyState).toBe(3)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(FakeSocket.all).toHaveLength(2)
})

test('subscribes again after login and sends only the token after renewal', async () => {
  const { socket } = await connected()
  socket.sent = []
  const first = sessionOf('alice', 900, Date.now() - 5000)
  storeSession(first)
  expect(socket.sent).toEqual([
    { type: 'hello', token: first.token },
    { type: 'subscribe', topic: 'cars' },
  ])
  socket.sent = []
  const renewed = sessionOf('alice', 900)
  storeSession(renewed)
  expect(socket.sent).toEqual([{ type: 'hello', token: renewed.token }])
  socket.sent = []
  clearSession()
  expect(socket.sent[0]).toEqual({ type: 'hello' })
})

test('renews the token and subscribes again when the server cuts private topics', async () => {
  storeSession(sessionOf('alice', 900, Date.now() - 5000))
  const { socket } = await connected()
  const renewed = sessionOf('alice', 900)
  server.mockResolvedValueOnce(answer(200, renewed))
  socket.sent = []
  socket.say({ type: 'signedOut' })
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.sent.slice(-2)).toEqual([
    { type: 'hello', token: renewed.token },
    { type: 'subscribe', topic: 'cars' },
  ])
  socket.say({ type: 'refused', topic: 'messages', code: 'loginRequired' })
  await vi.advanceTimersByTimeAsync(0)
  expect(server).toHaveBeenCalledTimes(1)
})

test('closes a while after the last listener has left, and stays closed', async () => {
  const { stop, socket } = await connected()
  stop()
  expect(socket.sent.at(-1)).toEqual({ type: 'unsubscribe', topic: 'cars' })
  expect(socket.readyState).toBe(FakeSocket.OPEN)
  await vi.advanceTimersByTimeAsync(5000)
  expect(socket.readyState).toBe(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(FakeSocket.all).toHaveLength(1)
})

test('waits 0.2 to 2 s at first and at most 10 s', () => {
  expect(reconnectDelayMs(0, () => 0)).toBe(200)
  expect(reconnectDelayMs(0, () => 1)).toBe(2000)
  expect(reconnectDelayMs(2, () => 1)).toBe(2000)
  expect(reconnectDelayMs(3, () => 1)).toBe(4000)
  expect(reconnectDelayMs(20, () => 1)).toBe(10_000)
})
