import { once } from 'node:events'
import { connect as connectTcp, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { livePath, type ClientFrame, type ServerFrame } from '../../contract/live.ts'
import { mintToken } from '../auth/identity-token.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { allHeard } from '../testing/all-heard.ts'
import { resyncSpreadMs } from '../events/hub.ts'
import { call, openTestApp } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['alice', 'bobby'])
const { app, db, tokenKey, alice, bobby } = server
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const opened: { close: () => void }[] = []

afterEach(() => {
  for (const socket of opened.splice(0)) socket.close()
})

/** Number of open connections of the server. */
const connectionsOf = ({ server: http }: typeof app) => promisify(http.getConnections.bind(http))()

/** A browser's connection: the frames it received, and a way to wait for one. */
async function connect(person?: { token: string }) {
  await allHeard(server)
  const socket = new WebSocket(address.replace('http', 'ws') + livePath)
  opened.push(socket)
  const heard: ServerFrame[] = []
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)) as ServerFrame))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const send = (frame: ClientFrame) => socket.send(JSON.stringify(frame))
  send({ type: 'hello', ...(person && { token: person.token }) })
  const hears = (frame: object) => vi.waitFor(() => expect(heard).toContainEqual(frame))
  return {
    socket,
    heard,
    hears,
    async subscribe(topic: 'cars' | 'messages' | 'conversations' | `cars/${string}` | `profiles/${string}`) {
      send({ type: 'subscribe', topic })
      await hears({ type: 'subscribed', topic })
    },
    send,
  }
}

const eventsOf = (frames: ServerFrame[]) => frames.flatMap((frame) => (frame.type === 'event' ? [frame] : []))

test('a visitor receives new, changed and deleted cars of the list', async () => {
  const visitor = await connect()
  await visitor.subscribe('cars')
  const id = await offerCar(app, alice)
  await call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ price: 1 }) })
  await call(app, `DELETE cars/${id}.json`, { as: alice })
  await visitor.hears({ type: 'event', topic: 'cars', event: { kind: 'carDeleted', id } })
  expect(eventsOf(visitor.heard).map(({ event }) => event.kind)).toEqual(['carAdded', 'carChanged', 'carDeleted'])
})

test('a visitor can subscribe to nothing else', async () => {
  const id = await offerCar(app, alice)
  const visitor = await connect()
  for (const topic of [`cars/${id}`, `profiles/${alice.id}`, 'messages', 'conversations'] as const) {
    visitor.send({ type: 'subscribe', topic })
    await visitor.hears({ type: 'refused', topic, code: 'loginRequired' })
  }
  await call(app, `POST cars/${id}/comments.json`, { as: bobby, body: { comments: 'Hello' } })
  expect(eventsOf(visitor.heard)).toEqual([])
})

test("a comment reaches another viewer of the car once, with its sender's key", async () => {
  const id = await offerCar(app, alice)
  const other = await connect(bobby)
  await other.subscribe(`cars/${id}`)
  const headers = { 'idempotency-key': 'the-key-of-alice' }
  for (let i = 0; i < 2; i++)
    await call(app, `POST cars/${id}/comments.json`, { as: alice, body: { comments: 'Hello' }, headers })
  const sender = { senderId: alice.id, user: 'alice.one', gender: 'Female' }
  const comment = { comments: 'Hello', ...sender, timestamp: expect.any(Number) }
  await other.hears({
    type: 'event',
    topic: `cars/${id}`,
    event: { kind: 'commentAdded', id: expect.any(String), comment, key: 'the-key-of-alice' },
  })
  expect(eventsOf(other.heard)).toHaveLength(1)
})

test('a message reaches its two people and nobody else', async () => {
  const carol = await signUp(app, 'carol')
  const [hers, his, third] = [await connect(alice), await connect(bobby), await connect(carol)]
  for (const connection of [hers, his, third]) await connection.subscribe('messages')
  await call(app, 'POST messages.json', { as: alice, body: { sendTo: bobby.email, content: 'between us' } })
  await vi.waitFor(() => expect(eventsOf(his.heard)).toHaveLength(1))
  await vi.waitFor(() => expect(eventsOf(hers.heard)).toHaveLength(1))
  await call(app, 'POST messages.json', { as: bobby, body: { sendTo: carol.email, content: 'to the third' } })
  await vi.waitFor(() => expect(JSON.stringify(third.heard)).toContain('to the third'))
  expect(JSON.stringify(third.heard)).not.toContain('between us')
})

test('a profile publishes its counts when they change', async () => {
  const viewer = await connect(bobby)
  await viewer.subscribe(`profiles/${alice.id}`)
  await call(app, `POST users/${bobby.id}/following/${alice.id}.json`, { as: bobby, body: true })
  const topic = `profiles/${alice.id}`
  await viewer.hears({ type: 'event', topic, event: { kind: 'counts', followers: 1, following: 0, posts: 0 } })
  await offerCar(app, alice)
  await viewer.hears({ type: 'event', topic, event: { kind: 'counts', followers: 1, following: 0, posts: 1 } })
})

describe('the end of a session', () => {
  test('logout ends private topics within a second, and the list continues', async () => {
    const id = await offerCar(app, alice)
    const tab = await connect(bobby)
    await tab.subscribe('cars')
    await tab.subscribe(`cars/${id}`)
    await call(app, 'POST auth/logout', { headers: { cookie: bobby.cookie } })
    await tab.hears({ type: 'signedOut' })
    await call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ price: 1 }) })
    await tab.hears({ type: 'event', topic: 'cars', event: expect.objectContaining({ kind: 'carChanged' }) })
    expect(eventsOf(tab.heard).map(({ topic }) => topic)).toEqual(['cars'])
  })

  test('an expired token gets signedOut', async () => {
    const session = await db.selectFrom('sessions').select(['id', 'userId']).executeTakeFirstOrThrow()
    const old = mintToken(tokenKey, { userId: session.userId, sessionId: session.id }, Date.now() - 60 * 60 * 1000)
    const tab = await connect({ token: old })
    await tab.hears({ type: 'signedOut' })
  })
})

describe('when the process may have missed events', () => {
  const withinTheSpread = { timeout: 4 * resyncSpreadMs }

  test('a tab is told to read its snapshots again', async () => {
    const tab = await connect(bobby)
    await tab.subscribe('cars')
    await tab.subscribe('messages')
    tab.heard.length = 0
    server.hub.resync()
    const both = ['cars', 'messages'].map((topic) => ({ type: 'subscribed', topic }))
    await vi.waitFor(() => expect(tab.heard).toEqual(both), withinTheSpread)
  })

  test('a session that ended meanwhile gets signedOut', async () => {
    const tab = await connect(bobby)
    await tab.subscribe('messages')
    await db.deleteFrom('sessions').where('userId', '=', bobby.id).execute()
    server.hub.resync()
    await vi.waitFor(() => expect(tab.heard.at(-1)).toEqual({ type: 'signedOut' }), withinTheSpread)
  })
})

test('pages of other sites are refused', async () => {
  const socket = new WebSocket(address.replace('http', 'ws') + livePath, {
    headers: { origin: 'https://evil.example' },
  })
  opened.push(socket)
  const closed = await new Promise<CloseEvent>((resolve) => socket.addEventListener('close', resolve))
  expect(closed.code).toBe(4403)
})

test('an invalid frame closes the connection and affects nothing else', async () => {
  for (const text of ['no json', '{}', '{"type":"subscribe"}', 'null', '{"type":"subscribe","topic":{"a":1}}']) {
    const socket = new WebSocket(address.replace('http', 'ws') + livePath)
    opened.push(socket)
    socket.addEventListener('open', () => socket.send(text))
    const closed = await new Promise<CloseEvent>((resolve) => socket.addEventListener('close', resolve))
    expect(closed.code, text).toBe(4400)
  }
  expect((await call(app, 'GET counts.json')).status).toBe(200)
})

/** Connects and requests an upgrade in raw bytes that no browser would send. */
function askForUpgrade(at: string, header: string, frame: number[] = []): Socket {
  const { hostname, port } = new URL(at)
  const socket = connectTcp({ port: Number(port), host: hostname, allowHalfOpen: true })
  opened.push({ close: () => socket.destroy() })
  socket.write(upgradeRequest(at, header))
  socket.write(Uint8Array.from(frame))
  return socket
}

function upgradeRequest(at: string, header: string): string {
  const { host } = new URL(at)
  const key = `sec-websocket-key: ${'A'.repeat(22)}==`
  const head = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13', key, `host: ${host}`, header]
  return `GET ${livePath} HTTP/1.1\r\n${head.join('\r\n').replace('HOST', host)}\r\n\r\n`
}

test.each([
  ['a page of another site that sends no frame', 'origin: https://evil.example', [0xff, 0xff, 0xff]],
  ['a page of another site that never closes', 'origin: https://evil.example', []],
  ['a tab that sends no frame', 'origin: http://HOST', [0xff, 0xff, 0xff]],
  ['a client that sends two Hosts and never closes', 'host: other.example', [1, 2, 3]],
])('%s is disconnected and affects nothing else', async (_who, header, frame) => {
  const before = await connectionsOf(app)
  await once(askForUpgrade(address, header, frame), 'data')
  await vi.waitFor(async () => expect(await connectionsOf(app)).toBeLessThanOrEqual(before), 4000)
  expect((await call(app, 'GET counts.json')).status).toBe(200)
})

test('a connection that breaks during a refusal affects nothing else', async () => {
  const socket = askForUpgrade(address, 'host: other.example')
  const ended = once(socket, 'close')
  socket.resetAndDestroy()
  await ended
  expect((await call(app, 'GET counts.json')).status).toBe(200)
})

test('a stop waits neither for an unresponsive tab nor for one that connects meanwhile', async () => {
  const other = await openTestApp()
  const at = await other.app.listen({ host: '127.0.0.1', port: 0 })
  await once(askForUpgrade(at, 'origin: http://HOST'), 'data')
  const { hostname, port } = new URL(at)
  const ahead = connectTcp(Number(port), hostname)
  await once(ahead, 'connect')
  const stopped = other.app.close()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const heard: string[] = []
  ahead.on('data', (data) => heard.push(String(data))).on('error', () => {})
  ahead.write(upgradeRequest(at, 'origin: http://HOST'))
  await stopped
  expect(heard.join('')).not.toContain('101')
})

test('cuts a connection with too many unprocessed frames', async () => {
  const { send, socket } = await connect(alice)
  const cut = new Promise((resolve) => socket.addEventListener('close', resolve))
  for (let i = 0; i < 500; i++) send({ type: 'hello', token: alice.token })
  await cut
  expect(socket.readyState).toBe(WebSocket.CLOSED)
})
