import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeBuiltPages } from '../testing/built-pages.ts'
import { offerCar } from '../testing/cars.ts'
import { askOnTheWire, listen } from '../testing/on-the-wire.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { emptyStore, hearAll, openTestApp } from '../testing/test-app.ts'

const { app, db, hub } = await openTestApp({ pages: await makeBuiltPages() })
let port: number
let alice: TestPerson

beforeAll(async () => {
  port = await listen(app)
})

beforeEach(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  await offerCar(app, alice)
  await hearAll({ db, hub })
})

const list = '/api/cars.json?orderBy="$key"&limitToLast=24'
const counts = '/api/counts.json'
const publicAddresses = [list, counts, '/api/sponsors.json', '/themes', '/home']

const ask = (address: string, headers: string[] = [], method = 'GET') =>
  askOnTheWire(address, { to: port, headers, method })

/** A cookie that says nothing: only its being there sends a request to a route. */
const routedAnyway = ['cookie: a=b']

describe.each(publicAddresses)('%s', (address) => {
  test.each(['', 'br', 'gzip'])('comes to a route once, and is the same again, packed by "%s"', async (encoding) => {
    const headers = encoding ? [`accept-encoding: ${encoding}`] : []
    const [first, again] = [await ask(address, headers), await ask(address, headers)]
    expect([first.isRouted, again.isRouted]).toEqual([true, false])
    expect(again).toMatchObject({ status: 200, same: first.same, body: first.body })
    expect(again.id).toMatch(/^x-request-id: [0-9a-f-]{36}$/)
    expect(again.id).not.toBe(first.id)
  })

  test('is not sent again to who has it', async () => {
    const tag = (await ask(address)).same.find((line) => line.startsWith('etag: '))?.slice(6)
    const headers = [`if-none-match: ${tag}`]
    const answer = await ask(address, headers)
    expect(answer).toMatchObject({ status: 304, isRouted: false })
    expect(answer.body.length).toBe(0)
    expect(answer.same).toEqual((await ask(address, [...headers, ...routedAnyway])).same)
    expect(await ask(address, ['if-none-match: "other"'])).toMatchObject({ status: 200, isRouted: false })
  })

  test.each([
    ['a token', () => [`authorization: Bearer ${alice.token}`]],
    ['a cookie', () => routedAnyway],
    ['an origin', () => ['origin: https://elsewhere.example']],
    ["a wish for the wire's own tag", () => ['x-firebase-etag: true']],
    ['a key', () => ['idempotency-key: 12345678']],
    ['a body', () => ['content-length: 0']],
    ['a body in parts', () => ['transfer-encoding: chunked', '', '0']],
    ['a wish for another protocol', () => ['connection: upgrade', 'upgrade: h2c']],
  ])('is answered by its route to who sends %s', async (_what, headers) => {
    await ask(address)
    expect(await ask(address, headers())).toMatchObject({ status: 200, isRouted: true })
  })

  test('is refused to who names two hosts', async () => {
    await ask(address)
    expect((await ask(address, ['host: other.example'])).status).toBe(400)
  })

  test('is answered by its route to other methods', async () => {
    await ask(address)
    const isPage = !address.startsWith('/api/')
    const head = await ask(address, [], 'HEAD')
    expect([head.status, head.body.length, head.isRouted]).toEqual([isPage ? 200 : 405, 0, true])
    expect((await ask(address, ['content-length: 0'], 'PATCH')).status).toBe(isPage ? 404 : 405)
  })
})

test('the packed answer is the plain one, packed', async () => {
  for (let i = 0; i < 3; i++) await offerCar(app, alice)
  for (let round = 0; round < 2; round++) {
    const { body } = await ask(list)
    expect(brotliDecompressSync((await ask(list, ['accept-encoding: br, gzip'])).body)).toEqual(body)
    expect(gunzipSync((await ask(list, ['accept-encoding: gzip'])).body)).toEqual(body)
  }
})

test('a text beyond Latin letters is the same again, short and long', async () => {
  await offerCar(app, alice, { description: 'Кола с климатик, 4×4 – 你好' })
  const first = await ask(list)
  expect(first.body.toString()).toContain('Кола с климатик, 4×4 – 你好')
  expect((await ask(list)).body).toEqual(first.body)
  for (let i = 0; i < 12; i++) await offerCar(app, alice, { description: `Кола ${i} `.repeat(40) })
  await hearAll({ db, hub })
  const long = await ask(list)
  expect(long.body.length).toBeGreaterThan(8192)
  expect(await ask(list)).toMatchObject({ isRouted: false, body: long.body })
})

test('what is written is in the next answer', async () => {
  const countOf = async () => JSON.parse((await ask(counts)).body.toString())
  expect([await countOf(), await countOf()]).toEqual([{ cars: 1 }, { cars: 1 }])
  await offerCar(app, alice)
  expect([await countOf(), await countOf()]).toEqual([{ cars: 2 }, { cars: 2 }])
})

test("a person's own answer is kept for nobody", async () => {
  const own = await ask(`${counts}?auth=${alice.token}`)
  expect(own.same).toContain('cache-control: no-store')
  expect(await ask(`${counts}?auth=${alice.token}`)).toMatchObject({ isRouted: true })
  await ask(counts, [`authorization: Bearer ${alice.token}`])
  expect((await ask(counts)).same).toContain('cache-control: no-cache')
})

test('searches, missing pages and pages with a question are answered by their routes each time', async () => {
  for (const address of ['/api/search.json', '/nothing', '/themes?q=golf', '/themes/new?a=b', `${counts}?print=pretty`])
    expect([(await ask(address)).isRouted, (await ask(address)).isRouted], address).toEqual([true, true])
})

test('a stream of events is opened where an answer is kept', async () => {
  await ask(list)
  const stop = new AbortController()
  const stream = await fetch(`http://127.0.0.1:${port}${list}`, {
    headers: { accept: 'text/event-stream', 'accept-encoding': 'identity' },
    signal: stop.signal,
  })
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  stop.abort()
})

test('no more than 200 answers are kept: the oldest goes', async () => {
  for (let i = 0; i <= 200; i++) await ask(`${counts}?i=${i}`)
  expect((await ask(`${counts}?i=200`)).isRouted).toBe(false)
  expect((await ask(`${counts}?i=0`)).isRouted).toBe(true)
})

test('who asked with a token in a page address is led away from it', async () => {
  await ask('/themes?auth=x')
  expect(await ask('/themes?auth=x', ['accept: text/html'])).toMatchObject({ status: 303 })
})
