import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { publicAddress } from '../../contract/public-address.ts'
import { makeBuiltPages } from '../testing/built-pages.ts'
import { offerCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { emptyStore, hearAll, openTestApp } from '../testing/test-app.ts'
import { CountingLimits } from '../limits/rate-limits.ts'

const limits = new CountingLimits()
const { app, db, hub } = await openTestApp({ pages: await makeBuiltPages(), limits, env: { TRUST_PROXY: '127.0.0.1' } })
let alice: TestPerson
let id: string

beforeEach(async () => {
  await emptyStore(db)
  await limits.giveBack('registerPerAddress', '127.0.0.1')
  alice = await signUp(app, 'alice')
  id = await offerCar(app, alice)
})

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const car = { brand: 'BMW', model: '320d', year: 2019 } as const

test.each(['/robots.txt', '/sitemap.xml', '/sitemap/pages.xml', '/feed.atom', '/feed.json', 'page', 'code'])(
  'what a caller claims in X-Forwarded-Host stands in no answer that others may get: %s',
  async (path) => {
    const url = { page: publicAddress(id, car), code: `/c/${id}/qr.svg` }[path] ?? path
    const headers = { host: 'volan.example', 'x-forwarded-proto': 'https' }
    const { statusCode, body } = await ask(url, headers)
    expect(statusCode).toBe(200)
    expect((await ask(url, { ...headers, 'x-forwarded-host': 'evil.example' })).body).toBe(body)
  },
)

test('addresses begin with the scheme and the host under which one asks', async () => {
  const { body } = await ask('/robots.txt', { host: 'volan.example:8443', 'x-forwarded-proto': 'https' })
  expect(body).toContain('Sitemap: https://volan.example:8443/sitemap.xml')
})

test.each([`${'a'.repeat(3000)}.example`, 'volan.example/"<x>'])('a host that is none is refused', async (host) => {
  for (const url of [`/c/${id}/qr.svg`, `/c/${id}/sheet`, publicAddress(id, car), '/feed.atom', '/robots.txt']) {
    expect((await ask(url, { host })).statusCode).toBe(400)
  }
})

test('characters that XML has not are left out of a feed, so that readers can read it', async () => {
  await offerCar(app, alice, { model: 'X\uFFFE5', description: 'Full service\uFFFF history, & <one> owner.' })
  const { body } = await ask('/feed.atom')
  expect(body).toContain('BMW X5')
  expect(body).toContain('Full service history, &amp; &lt;one&gt; owner.')
  expect(body).not.toMatch(/[\uFFFE\uFFFF]/)
})

test('sitemaps cost a call, as everything that asks the store', async () => {
  const today = new Date().toISOString().slice(0, 10)
  for (const url of ['/sitemap.xml', `/sitemap/${today}.xml`]) {
    const from = `203.0.113.${url.length}`
    for (let calls = 0; calls < 300; calls++) await limits.spend('callPerAddress', from)
    const { statusCode, headers } = await ask(url, { 'x-forwarded-for': from })
    expect(statusCode).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('without the address of the site nothing that is made of the Host header is kept for others', async () => {
  for (const url of ['/robots.txt', '/sitemap.xml', '/feed.atom', '/feed.json', `/c/${id}/qr.svg`]) {
    expect((await ask(url)).headers['cache-control']).toMatch(/^private/)
  }
})

test.each(['/sitemap.xml', '/sitemap/pages.xml', '/feed.atom', '/feed.json', 'page', 'sheet', 'code'])(
  'a public answer is packed, and not sent again to who has it: %s',
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

test('a public page is kept until an offer changes, for each host of its own', async () => {
  const url = publicAddress(id, car)
  await hearAll({ db, hub })
  const { body } = await ask(url)
  // Past the product, so that nothing tells of it.
  await db.updateTable('cars').set({ description: 'Painted over.' }).where('id', '=', id).execute()
  expect((await ask(url)).body).toBe(body)
  expect((await ask(url, { host: 'other.example' })).body).toContain('Painted over.')
  await offerCar(app, alice)
  expect((await ask(url)).body).toContain('Painted over.')
})
