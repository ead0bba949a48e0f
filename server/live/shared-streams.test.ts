import { expect, test, vi } from 'vitest'
import { allHeard } from '../testing/all-heard.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp, signUpWithRole, type TestPerson } from '../testing/people.ts'
import { readStream, type ReadStream } from '../testing/read-stream.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { giveRole } from '../moderation/account-moderation-store.ts'
import { Hub, type HubEvent } from '../events/hub.ts'
import { SharedWatch } from './shared-watch.ts'

const server = await useWorld(['alice', 'bobby'], { env: { RATE_LIMITS: 'off' } })
const { app, db, metrics, alice, bobby } = server
const address = await app.listen({ host: '127.0.0.1', port: 0 })

async function streams(count: number, path: string): Promise<ReadStream[]> {
  await allHeard(server)
  const all = await Promise.all(Array.from({ length: count }, () => readStream(`${address}/api/${path}`)))
  await vi.waitFor(() => expect(all.every(({ events }) => events.length > 0)).toBe(true))
  return all
}

async function refreshes(): Promise<number> {
  return (await metrics.streamRefreshes.get()).values[0]?.value ?? 0
}

test('reads an edit once for all streams of a window', async () => {
  const id = await offerCar(app, alice)
  const all = await streams(30, 'cars.json?orderBy="price"&limitToLast=100')
  const before = await refreshes()
  await call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ price: 1 }) })
  const change = ['put', { path: `/${id}`, data: expect.objectContaining({ price: 1 }) }]
  for (const { events } of all) await vi.waitFor(() => expect(events).toContainEqual(change))
  expect((await refreshes()) - before).toBe(1)
})

test('reads a comment once for all streams with the same rights', async () => {
  const id = await offerCar(app, alice)
  const path = (person: TestPerson) => `cars/${id}/comments.json?auth=${person.token}`
  const carol = await signUp(app, 'carol')
  const all = [...(await streams(10, path(bobby))), ...(await streams(10, path(carol)))]
  const before = await refreshes()
  const { name } = (await call(app, `POST cars/${id}/comments.json`, { as: bobby, body: { comments: 'Hello' } })).body
  const change = ['put', { path: `/${name}`, data: expect.objectContaining({ comments: 'Hello' }) }]
  for (const { events } of all) await vi.waitFor(() => expect(events).toContainEqual(change))
  expect((await refreshes()) - before).toBe(1)
})

test('owner and moderator see a hidden offer on their streams, and others do not', async () => {
  const id = await offerCar(app, alice)
  const erica = await signUpWithRole(server, 'erica', 'moderator')
  await call(app, `POST cars/${id}/comments.json`, { as: bobby, body: { comments: 'Hello' } })
  await call(app, `PUT moderation/offers/${id}`, { as: erica, body: { state: 'hidden', reason: 'Not a car.' } })
  for (const node of [`cars/${id}.json`, `cars/${id}/comments.json`]) {
    const seen = async (person: TestPerson) => {
      const [stream] = await streams(1, `${node}?auth=${person.token}`)
      return stream?.events[0]?.[1]
    }
    // All are open at once, the one with most rights first.
    expect(await seen(erica)).toMatchObject({ data: expect.any(Object) })
    expect(await seen(alice)).toMatchObject({ data: expect.any(Object) })
    expect(await seen(bobby)).toEqual({ path: '/', data: null })
  }
})

test("a moderator's stream ends with the role", async () => {
  const id = await offerCar(app, alice)
  const erica = await signUpWithRole(server, 'erica', 'moderator')
  const [hers] = await streams(1, `cars/${id}.json?auth=${erica.token}`)
  const [his] = await streams(1, `cars/${id}.json?auth=${bobby.token}`)
  await giveRole(db, { id: null, name: 'command line', role: 'operator' }, { id: erica.id, role: 'user' })
  await vi.waitFor(() => expect(hers?.events.at(-1)).toEqual(['auth_revoked', 'credential is no longer valid']))
  expect(his?.events).toHaveLength(1)
})

test('an offer that is shown again sends all of its many comments', async () => {
  const id = await offerCar(app, alice)
  const erica = await signUpWithRole(server, 'erica', 'moderator')
  for (let i = 0; i < 60; i++)
    await call(app, `POST cars/${id}/comments.json`, { as: bobby, body: { comments: 'Hello' } })
  const [stream] = await streams(1, `cars/${id}/comments.json?auth=${bobby.token}`)
  const moderate = (state: string) =>
    call(app, `PUT moderation/offers/${id}`, { as: erica, body: { state, reason: 'Not a car.' } })
  await moderate('hidden')
  await vi.waitFor(() => expect(stream?.events.at(-1)).toEqual(['put', { path: '/', data: null }]))
  await moderate('shown')
  await vi.waitFor(() => {
    const [, last] = stream?.events.at(-1) ?? []
    expect(Object.keys((last as { data: object | null }).data ?? {})).toHaveLength(60)
  })
})

test('reads events that arrive during a refresh together, and sends all readers the same text', async () => {
  const hub = new Hub()
  const batches: number[] = []
  let go = Promise.withResolvers<void>()
  const watch = {
    key: 'node',
    topics: ['cars' as const],
    refresh: async (events: readonly HubEvent[], wantsWhole: boolean) => {
      batches.push(events.length)
      await go.promise
      const changes = events.length > 0 ? [{ path: '/a', data: events.length }] : []
      return { changes, ...(wantsWhole && { whole: 'whole' }) }
    },
  }
  const onEmpty = vi.fn<() => void>()
  const shared = new SharedWatch(watch, { hub, takeTurn: (refresh) => refresh(), onEmpty })
  const heard: string[][] = [[], []]
  const leave = heard.map((texts) =>
    shared.join({
      send: (text) => texts.push(text),
      sendWhole: (text) => texts.push(text as string),
      fail: (error) => expect.unreachable(String(error)),
    }),
  )
  go.resolve()
  const whole = 'event: put\ndata: {"path":"/","data":"whole"}\n\n'
  await vi.waitFor(() => expect(heard).toEqual([[whole], [whole]]))
  batches.length = 0
  go = Promise.withResolvers()
  for (let i = 0; i < 10; i++) hub.publish('cars', { kind: 'carDeleted', id: String(i) })
  go.resolve()
  const told = (count: number) => `event: put\ndata: {"path":"/a","data":${count}}\n\n`
  await vi.waitFor(() =>
    expect(heard).toEqual([
      [whole, told(1), told(9)],
      [whole, told(1), told(9)],
    ]),
  )
  expect(batches).toEqual([1, 9])
  for (const end of leave) end()
  hub.publish('cars', { kind: 'carDeleted', id: 'z' })
  expect(onEmpty).toHaveBeenCalledTimes(1)
  expect(batches).toEqual([1, 9])
})

test('a new reader of a window takes no change away from earlier readers', async () => {
  const id = await offerCar(app, alice)
  const path = 'cars.json?orderBy="price"&limitToLast=10'
  const [first] = await streams(1, path)
  // Changed without an event, as if the event were still on its way.
  await db.updateTable('cars').set({ price: 1 }).where('id', '=', id).execute()
  const [second] = await streams(1, path)
  expect(second?.events[0]).toEqual(['put', { path: '/', data: { [id]: expect.objectContaining({ price: 1 }) } }])
  await vi.waitFor(() =>
    expect(first?.events).toContainEqual(['put', { path: `/${id}`, data: expect.objectContaining({ price: 1 }) }]),
  )
})
