import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import fastify from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { heartbeatMs } from '../../contract/limits.ts'
import { fail } from '../lib/errors.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { allHeard } from '../testing/all-heard.ts'
import { readStream, type ReadStream } from '../testing/read-stream.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { ConnectionCaps } from './connection-caps.ts'
import { EventStreams } from './event-streams.ts'
import { EventStream } from './event-stream.ts'
import { maxUnsent, SlowReaders } from './slow-readers.ts'
import { type Watch } from './watch.ts'
import { resyncSpreadMs } from '../events/hub.ts'

const server = await useWorld(['alice', 'bobby'])
const { app, db, alice, bobby } = server
const address = await app.listen({ host: '127.0.0.1', port: 0 })

/** Opens a stream as a client of the wire does. */
async function stream(path: string, as?: TestPerson, at = address): Promise<ReadStream> {
  await allHeard(server)
  const auth = as ? `${path.includes('?') ? '&' : '?'}auth=${as.token}` : ''
  return readStream(`${at}/api/${path}${auth}`)
}

/** Adds cars until sending waits for a reader that has stopped. */
async function fillCars(owner: TestPerson, count: number): Promise<void> {
  const template = await db
    .selectFrom('cars')
    .selectAll()
    .where('id', '=', await offerCar(app, owner))
    .executeTakeFirstOrThrow()
  const description = 'A long story. '.repeat(350)
  const cars = Array.from({ length: count }, (_, i) => ({ ...template, description, id: `-N${i}` }))
  for (let at = 0; at < count; at += 500) {
    await db
      .insertInto('cars')
      .values(cars.slice(at, at + 500))
      .execute()
  }
}

async function readAll(socket: Socket): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of socket as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

const hears = (heard: ReadStream, event: string, data: unknown) =>
  vi.waitFor(() => expect(heard.events).toContainEqual([event, data]))

test('streams all cars, then added, changed and deleted ones', async () => {
  const id = await offerCar(app, alice)
  const workedOut = { region: 'Sofia (city)', town: 'Sofia', listedAt: expect.any(Number) }
  const car = { ...buildCar(), owner_id: alice.id, ...workedOut }
  const cars = await stream('cars.json')
  await hears(cars, 'put', { path: '/', data: { [id]: car } })
  const other = await offerCar(app, alice)
  await hears(cars, 'put', { path: `/${other}`, data: car })
  await call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ price: 1 }) })
  await hears(cars, 'put', { path: `/${id}`, data: { ...car, price: 1, priceDrop: expect.any(Object) } })
  await call(app, `DELETE cars/${id}.json`, { as: alice })
  await hears(cars, 'put', { path: `/${id}`, data: null })
})

test('streams what enters and leaves a window of cars', async () => {
  const first = await offerCar(app, alice)
  const cars = await stream('cars.json?orderBy="$key"&limitToLast=1')
  await vi.waitFor(() => expect(cars.events).toHaveLength(1))
  const second = await offerCar(app, alice)
  await hears(cars, 'patch', { path: '/', data: { [first]: null, [second]: expect.anything() } })
})

test('removes a car that no longer matches a filtered list', async () => {
  const id = await offerCar(app, alice, { brand: 'Honda' })
  const cars = await stream('cars.json?orderBy="brand"&equalTo="Honda"')
  await vi.waitFor(() => expect(cars.events).toHaveLength(1))
  await offerCar(app, alice, { brand: 'Tesla' })
  await call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ brand: 'Tesla' }) })
  await hears(cars, 'put', { path: `/${id}`, data: null })
})

test('streams one car, its comments and their deletion', async () => {
  const id = await offerCar(app, alice)
  const [car, comments] = [await stream(`cars/${id}.json`, bobby), await stream(`cars/${id}/comments.json`, bobby)]
  await hears(comments, 'put', { path: '/', data: null })
  const { name } = (await call(app, `POST cars/${id}/comments.json`, { as: bobby, body: { comments: 'Hello' } })).body
  await hears(comments, 'put', { path: `/${name}`, data: expect.objectContaining({ comments: 'Hello' }) })
  await call(app, `DELETE cars/${id}.json`, { as: alice })
  await hears(car, 'put', { path: '/', data: null })
  await hears(comments, 'put', { path: '/', data: null })
})

test('streams received messages, sent ones and the own user node', async () => {
  const [inbox, sent, user] = [
    await stream('messages.json', alice),
    await stream(`users/${alice.id}/sent.json`, alice),
    await stream(`users/${alice.id}.json`, alice),
  ]
  await hears(user, 'put', { path: '/', data: expect.objectContaining({ username: 'alice.one' }) })
  await call(app, 'POST messages.json', { as: bobby, body: { sendTo: alice.email, content: 'to her' } })
  const { name } = (
    await call(app, 'POST messages.json', { as: alice, body: { sendTo: bobby.email, content: 'to him' } })
  ).body
  await hears(sent, 'put', { path: `/${name}`, data: expect.objectContaining({ content: 'to him' }) })
  await vi.waitFor(() => expect(inbox.events).toHaveLength(3))
  expect(JSON.stringify(sent.events)).not.toContain('to her')
  await call(app, `POST users/${bobby.id}/following/${alice.id}.json`, { as: bobby, body: true })
  await hears(user, 'put', { path: `/followers/${bobby.id}`, data: true })
  const id = await offerCar(app, alice)
  await hears(user, 'put', { path: `/posts/${id}`, data: true })
})

test('refuses to stream a window that is too wide to read at each change', async () => {
  expect((await stream('cars.json?orderBy="$key"&limitToLast=501')).status).toBe(400)
})

test('sends keep-alive while nothing changes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const cars = await stream('cars.json')
    await hears(cars, 'put', { path: '/', data: null })
    vi.advanceTimersByTime(heartbeatMs)
    await hears(cars, 'keep-alive', null)
  } finally {
    vi.useRealTimers()
  }
})

test('sends the whole node again when the process may have missed events', async () => {
  const id = await offerCar(app, alice)
  const heard = await stream(`cars/${id}.json`, alice)
  await hears(heard, 'put', { path: '/', data: expect.objectContaining({ price: 38_900 }) })
  await db.updateTable('cars').set({ price: 1 }).where('id', '=', id).execute()
  server.hub.resync()
  const again = ['put', { path: '/', data: expect.objectContaining({ price: 1 }) }]
  await vi.waitFor(() => expect(heard.events).toContainEqual(again), { timeout: 4 * resyncSpreadMs })
})

describe('who may stream', () => {
  test('a visitor can stream the list only', async () => {
    expect((await stream('cars/-Nothing.json')).status).toBe(401)
    expect((await stream('messages.json')).status).toBe(401)
    expect((await stream('cars.json')).status).toBe(200)
  })

  test("a person cannot stream another's user node or sent box", async () => {
    expect((await stream(`users/${alice.id}.json`, bobby)).status).toBe(403)
    expect((await stream(`users/${alice.id}/sent.json`, bobby)).status).toBe(403)
  })

  test('logout cuts a stream in the middle of the whole node without an event in it', async () => {
    await fillCars(alice, 2000)
    const { hostname, port } = new URL(address)
    const reader = connect(Number(port), hostname)
    reader.write(`GET /api/cars.json?auth=${alice.token} HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n\r\n`)
    const [begin] = (await once(reader, 'data')) as [Buffer]
    reader.pause()
    await call(app, 'POST auth/logout', { headers: { cookie: alice.cookie } })
    const received = begin.toString() + (await readAll(reader))
    expect(received).toContain('event: put')
    expect(received).not.toContain('auth_revoked')
    expect((await call(app, 'GET counts.json')).status).toBe(200)
  })

  test.each([
    ['many events', (i: number) => `event: put\ndata: ${'x'.repeat(50_000)}${i}\n\n`],
    ['a long one and many behind it', (i: number) => `event: put\ndata: ${'x'.repeat(i === 0 ? 9_000_000 : 5000)}\n\n`],
  ])('a reader that takes nothing is cut by %s', async (_name, textOf) => {
    const opened: EventStream[] = []
    const other = fastify()
    const callbacks = { onEvents: () => {}, onClose: () => {}, onError: () => {} }
    other.get('/', (_request, reply) => {
      opened.push(new EventStream(reply, new SlowReaders(), callbacks))
      opened[0]?.send('event: keep-alive\ndata: null\n\n', 0)
      return reply
    })
    onTestFinished(() => other.close())
    const { hostname, port } = new URL(await other.listen({ host: '127.0.0.1', port: 0 }))
    const reader = connect(Number(port), hostname)
    reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(reader, 'data')
    reader.pause()
    const [opening] = opened
    // More than both kernels take.
    for (let i = 0; i < 400; i++) {
      opening?.send(textOf(i), 1)
      await new Promise((resolve) => setImmediate(resolve))
      expect(opening?.unsent()).toBeLessThan(maxUnsent + 70_000)
    }
    const isCut = once(reader, 'close')
    reader.resume()
    await isCut
    expect(opening?.unsent()).toBe(0)
  })

  test('a reader who may no longer read the node gets cancel, and the stream ends', async () => {
    const id = await offerCar(app, alice)
    const watch: Watch = {
      key: 'node',
      topics: [`cars/${id}`],
      refresh: async (events) => (events.length > 0 ? fail('notYours') : { changes: [], whole: 'whole' }),
    }
    const other = fastify()
    const caps = new ConnectionCaps({ rateLimits: 'off' })
    const streams = new EventStreams({ ...server, caps, slow: new SlowReaders(), log: app.log })
    other.get('/api/node.json', (request, reply) => streams.open({ watch, me: null, request, reply }))
    const heard = await stream('node.json', undefined, await other.listen({ host: '127.0.0.1', port: 0 }))
    await hears(heard, 'put', { path: '/', data: 'whole' })
    await call(app, `DELETE cars/${id}.json`, { as: alice })
    await hears(heard, 'cancel', null)
    await vi.waitFor(() => expect(heard.isClosed).toBe(true))
    await other.close()
  })

  test('logout ends the stream with auth_revoked', async () => {
    const messages = await stream('messages.json', alice)
    await vi.waitFor(() => expect(messages.events).toHaveLength(1))
    await call(app, 'POST auth/logout', { headers: { cookie: alice.cookie } })
    await hears(messages, 'auth_revoked', 'credential is no longer valid')
    await vi.waitFor(() => expect(messages.isClosed).toBe(true))
  })
})
