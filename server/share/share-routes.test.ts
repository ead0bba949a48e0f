import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { publicAddress } from '../../contract/public-address.ts'
import { allHeard } from '../testing/all-heard.ts'
import { makeBuiltPages } from '../testing/built-pages.ts'
import { offerCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { CountingLimits } from '../limits/rate-limits.ts'

const limits = new CountingLimits()
const { app, db, hub } = await useWorld([], {
  pages: await makeBuiltPages(),
  limits,
  env: { TRUST_PROXY: '127.0.0.1' },
})
let alice: TestPerson
let id: string

beforeEach(async () => {
  await limits.refund('registerPerAddress', '127.0.0.1')
  alice = await signUp(app, 'alice')
  id = await offerCar(app, alice)
})

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const car = { brand: 'BMW', model: '320d', year: 2019 } as const

test.each(['/robots.txt', '/sitemap.xml', '/sitemap/pages.xml', '/feed.atom', '/feed.json', 'page', 'code'])(
  'ignores X-Forwarded-Host in answers that others may get: %s',
  async (path) => {
    const url = { page: publicAddress(id, car), code: `/c/${id}/qr.svg` }[path] ?? path
    const headers = { host: 'volan.example', 'x-forwarded-proto': 'https' }
    const { statusCode, body } = await ask(url, headers)
    expect(statusCode).toBe(200)
    expect((await ask(url, { ...headers, 'x-forwarded-host': 'evil.example' })).body).toBe(body)
  },
)

test('addresses begin with the scheme and host of the request', async () => {
  const { body } = await ask('/robots.txt', { host: 'volan.example:8443', 'x-forwarded-proto': 'https' })
  expect(body).toContain('Sitemap: https://volan.example:8443/sitemap.xml')
})

test.each([`${'a'.repeat(3000)}.example`, 'volan.example/"<x>'])('refuses an invalid host: %s', async (host) => {
  for (const url of [`/c/${id}/qr.svg`, `/c/${id}/sheet`, publicAddress(id, car), '/feed.atom', '/robots.txt']) {
    expect((await ask(url, { host })).statusCode).toBe(400)
  }
})

test.each(['priceTo=abc', 'yearFrom=x', 'engine=Steam', 'town=Atlantis', 'currency=USD'])(
  'refuses a feed whose filter is none, rather than sending every offer: %s',
  async (query) => {
    for (const format of ['atom', 'json']) {
      const { statusCode, body } = await ask(`/feed.${format}?brand=BMW&${query}`)
      const [name, value] = query.split('=')
      expect([statusCode, body]).toEqual([400, expect.stringContaining(`"field":"${name}"`)])
      expect(body).toContain(value)
      expect((await ask(`/feed.${format}?brand=BMW&utm_source=mail&yearFrom=`)).statusCode).toBe(200)
    }
  },
)

test('omits characters from a feed that XML forbids', async () => {
  await offerCar(app, alice, { model: 'X\uFFFE5', description: 'Full service\uFFFF history, & <one> owner.' })
  const { body } = await ask('/feed.atom')
  expect(body).toContain('BMW X5')
  expect(body).toContain('Full service history, &amp; &lt;one&gt; owner.')
  expect(body).not.toMatch(/[\uFFFE\uFFFF]/)
})

test('a sitemap consumes a call', async () => {
  const today = new Date().toISOString().slice(0, 10)
  for (const url of ['/sitemap.xml', `/sitemap/${today}.xml`]) {
    const from = `203.0.113.${url.length}`
    for (let calls = 0; calls < 300; calls++) await limits.consume('callPerAddress', from)
    const { statusCode, headers } = await ask(url, { 'x-forwarded-for': from })
    expect(statusCode).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
})

test("without the site's address, answers made of the Host header are not cached for others", async () => {
  for (const url of ['/robots.txt', '/sitemap.xml', '/feed.atom', '/feed.json', `/c/${id}/qr.svg`]) {
    expect((await ask(url)).headers['cache-control']).toMatch(/^private/)
  }
})

test.each(['/sitemap.xml', '/sitemap/pages.xml', '/feed.atom', '/feed.json', 'page', 'sheet', 'code'])(
  'compresses a public answer and answers 304 to a client that has it: %s',
  async (path) => {
    const url = { page: publicAddress(id, car), sheet: `/c/${id}/sheet`, code: `/c/${id}/qr.svg` }[path] ?? path
    const { headers, body, rawPayload } = await ask(url, { 'accept-encoding': 'br' })
    const plain = await ask(url)
    expect(headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload).toString() : body).toBe(plain.body)
    expect(headers['content-encoding']).toBe(plain.rawPayload.length >= 500 ? 'br' : undefined)
    const again = await ask(url, { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  },
)

test('caches a public page for each host until an offer changes', async () => {
  const url = publicAddress(id, car)
  await allHeard({ db, hub })
  const { body } = await ask(url)
  // Bypasses the product, so that no event is published.
  await db.updateTable('cars').set({ description: 'Painted over.' }).where('id', '=', id).execute()
  expect((await ask(url)).body).toBe(body)
  expect((await ask(url, { host: 'other.example' })).body).toContain('Painted over.')
  await offerCar(app, alice)
  expect((await ask(url)).body).toContain('Painted over.')
})

test('tells what is like an offer, also like a deleted one, and of a hidden one only that it is', async () => {
  const like = { brand: 'BMW', model: '320d', year: 2019 }
  const other = await offerCar(app, alice, { model: '320i', price: 39_000 })
  await offerCar(app, alice, { brand: 'Audi', model: 'A4' })
  const similar = async (of: string) => (await call(app, `GET similar-cars/${of}.json`)).body
  expect(await similar(id)).toMatchObject({ like, isGone: false, cars: [{ id: other }] })
  await call(app, `DELETE cars/${id}.json`, { as: alice })
  expect(await similar(id)).toMatchObject({ like, isGone: true, cars: [{ id: other }] })
  const bare = await offerCar(app, alice, { img: undefined })
  await call(app, `DELETE cars/${bare}.json`, { as: alice })
  expect(await similar(bare)).toMatchObject({ like, isGone: true })
  await db.updateTable('cars').set({ hiddenAt: 1 }).where('id', '=', other).execute()
  expect(await similar(other)).toEqual({
    like: { ...like, model: '' },
    isGone: false,
    end: { what: 'hidden' },
    cars: [],
  })
  expect(await similar('nothing')).toBeNull()
})
