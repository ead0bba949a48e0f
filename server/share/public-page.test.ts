import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { publicAddress } from '../../contract/public-address.ts'
import { builtChunks } from '../testing/built-chunks.ts'
import { offerCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'

/** What anybody may see of an offer, and how machines read it. */

const pages = await mkdtemp(join(tmpdir(), 'volan-pages-'))
const head = '<title>Volan</title><meta name="description" content="x" />'
await writeFile(join(pages, 'index.html'), `<!doctype html><html lang="en"><head>${head}</head></html>`)
await writeFile(join(pages, 'chunks.json'), JSON.stringify(builtChunks()))
afterAll(() => rm(pages, { recursive: true }))

const { app, db } = await openTestApp({ pages })
const origin = 'http://volan.example'
const car = { brand: 'BMW', model: '320d', year: 2019 } as const
let alice: TestPerson
let id: string

beforeEach(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  const facts = {
    mileage: 61_800,
    firstRegistration: '2019-05',
    region: 'Sofia (city)',
    description: '<b>Bold</b> & "new"',
  }
  id = await offerCar(app, alice, facts)
})

const ask = (url: string) => app.inject({ url, headers: { host: 'volan.example' } })
const pageOf = async () => (await ask(publicAddress(id, car))).body
const dataIn = (page: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '')

describe('the public page', () => {
  test('says what it is and what it costs, in both currencies', async () => {
    const page = await pageOf()
    for (const text of [
      'BMW 320d',
      '38900 BGN',
      '19889.25 EUR',
      '61800 km',
      'May 2019',
      'Sofia (city)',
      'Listed today',
    ])
      expect(page).toContain(text)
  })

  test('shows a text as text', async () => {
    const page = await pageOf()
    expect(page).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;new&quot;')
    expect(page).not.toContain('<b>Bold')
  })

  test('names neither the seller nor a comment, and leads to the offer for that', async () => {
    await call(app, `POST cars/${id}/comments.json`, { as: alice, body: { comments: 'Only for members' } })
    const page = await pageOf()
    for (const secret of [alice.username, alice.email, '0888', 'Only for members']) expect(page).not.toContain(secret)
    expect(page).toContain(`href="/themes/${id}"`)
  })

  test('has one address, to which all others lead', async () => {
    const address = publicAddress(id, car)
    const { statusCode, headers } = await ask(`/c/${id}-something-else`)
    expect([statusCode, headers.location]).toEqual([301, address])
    expect(await pageOf()).toContain(`<link rel="canonical" href="${origin}${address}" />`)
  })

  test('tells machines of a car and of an offer in EUR', async () => {
    expect(dataIn(await pageOf())).toMatchObject({
      '@type': 'Car',
      name: 'BMW 320d, 2019',
      mileageFromOdometer: { value: 61_800, unitCode: 'KMT' },
      offers: { '@type': 'Offer', price: '19889.25', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    })
  })

  test('has a preview with a picture', async () => {
    const page = await pageOf()
    const image = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? ''
    expect(new URL(image).origin).toBe(origin)
    expect(page).toContain(
      'property="og:title" content="BMW 320d, 2019, 61800 km, Diesel, Automatic, 38900 BGN, 19889.25 EUR"',
    )
  })

  test('stays when the car is sold, and says so', async () => {
    await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'sold' } })
    const page = await pageOf()
    expect(page).toContain('Sold on')
    expect(dataIn(page).offers.availability).toBe('https://schema.org/SoldOut')
  })

  test.each(['paused', 'off'])('is not there when the offer is %s', async (why) => {
    const state = () => call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'paused' } })
    const sharing = () => call(app, `PUT cars/${id}/sharing.json`, { as: alice, body: { isShared: false } })
    const { status } = await (why === 'paused' ? state() : sharing())
    expect(status).toBe(200)
    for (const url of [publicAddress(id, car), `/c/${id}/sheet`, `/c/${id}/qr.svg`]) {
      expect((await ask(url)).statusCode).toBe(404)
    }
    const day = new Date().toISOString().slice(0, 10)
    for (const url of ['/feed.atom', '/feed.json', `/sitemap/${day}.xml`])
      expect((await ask(url)).body).not.toContain(id)
  })
})

test('the window sheet holds price, facts and a code, and is not looked for', async () => {
  const { body } = await ask(`/c/${id}/sheet`)
  for (const text of ['38900 BGN', '61800 km', `src="/c/${id}/qr.svg"`, '<meta name="robots" content="noindex" />'])
    expect(body).toContain(text)
  expect((await ask(`/c/${id}/qr.svg`)).body).toMatch(/^<svg/)
})

test('robots may read all but calls, and are told of the sitemap', async () => {
  expect((await ask('/robots.txt')).body).toBe(`User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`)
})

test('the sitemap leads to every offer', async () => {
  // What sitemaps hold is kept for some minutes; nobody has asked this app yet.
  const { app: fresh } = await openTestApp({ pages })
  const listed = await offerCar(fresh, await signUp(fresh, 'alice'))
  const get = async (url: string) => (await fresh.inject({ url, headers: { host: 'volan.example' } })).body
  const parts = [...(await get('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)]
  const found = await Promise.all(parts.map(([, address = '']) => get(new URL(address).pathname)))
  expect(found.join()).toContain(`<loc>${origin}${publicAddress(listed, car)}</loc>`)
})

test('a search is a feed, in Atom and in JSON', async () => {
  const other = await offerCar(app, alice, { brand: 'Audi', model: 'A4' })
  const { items } = JSON.parse((await ask('/feed.json?brand=BMW')).body)
  expect(items).toMatchObject([{ id, url: origin + publicAddress(id, car), content_text: '<b>Bold</b> & "new"' }])
  const atom = (await ask('/feed.atom?brand=BMW')).body
  expect(atom).toContain(`<id>${origin}${publicAddress(id, car)}</id>`)
  expect(atom).not.toContain(other)
})
