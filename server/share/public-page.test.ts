import { beforeEach, expect, test } from 'vitest'
import { publicAddress } from '../../contract/public-address.ts'
import { makeBuiltPages } from '../testing/built-pages.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'

const site = 'https://cars.example'
const pages = await makeBuiltPages()
const { app, db } = await openTestApp({ pages, env: { SITE_URL: site } })
const facts = { mileage: 61_800, power: 190, firstRegistration: '2019-05', region: 'Varna', displacement: 1995 }
const hostile = `</script><script>alert("1")</script> & 'x'`
let alice: TestPerson
let id: string
let path: string

beforeEach(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  id = await offerCar(app, alice, facts)
  path = publicAddress(id, { brand: 'BMW', model: '320d', year: 2019 })
})

const ask = (url: string) => app.inject({ url, headers: { host: 'elsewhere.example' } })
const page = async (url = path) => (await ask(url)).body
/** A page as a person reads it. */
const textOf = (html: string) =>
  html
    .replaceAll(/<i>|<\/i>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('the page tells its address and picture under which people reach the site, whatever the Host says', async () => {
  const html = await page()
  expect(html).toContain(`<link rel="canonical" href="${site}${path}"`)
  expect(html).toContain(`<meta property="og:url" content="${site}${path}"`)
  expect(html).toContain(`<meta property="og:image" content="${site}/links/${id}/0-1600.webp"`)
  expect(html).not.toContain('elsewhere.example')
  expect(html).not.toContain('noindex')
  const redirect = await ask(`/c/${id}`)
  expect([redirect.statusCode, redirect.headers.location]).toEqual([301, path])
})

test('the page leads readers of feeds to new offers of its model', async () => {
  const [, href = ''] =
    /<link\s+rel="alternate"\s+type="application\/atom\+xml"[^>]*href="([^"]+)"/.exec(await page()) ?? []
  expect(href).toBe('/feed.atom?model=BMW%20320')
  await offerCar(app, alice, { brand: 'Audi', model: 'A4' })
  const feed = await page(href)
  expect(feed).toContain(id)
  expect(feed).not.toContain('Audi')
  expect(await page(`/c/${id}/sheet`)).not.toContain('rel="alternate"')
})

test('machines read a car with an offer in EUR', async () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await page()) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Car',
    name: 'BMW 320d, 2019',
    url: site + path,
    mileageFromOdometer: { value: 61_800, unitCode: 'KMT' },
    offers: { '@type': 'Offer', price: '19889.25', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  })
})

test('amounts and months are written as in the app, and the description begins with mileage and price', async () => {
  const html = await page()
  expect(html).toContain('61<i>800</i> km')
  expect(html).toContain('38<i>900</i> BGN')
  expect(textOf(html)).toContain('May 2019')
  expect(html).toContain(
    '<meta name="description" content="BMW 320d, 2019, 61800 km, Diesel, Automatic, 38900 BGN, 19889.25 EUR. One owner',
  )
})

test('an electric car states its battery and its range', async () => {
  const electric = await offerCar(app, alice, { model: 'i3', engine: 'Electric', battery: 42.2, electricRange: 310 })
  const text = textOf(await page(publicAddress(electric, { brand: 'BMW', model: 'i3', year: 2019 })))
  expect(text).toContain('Battery 42.2 kWh Electric range 310 km')
})

test('a new import is said beside where it is registered', async () => {
  const imported = await offerCar(app, alice, { registered: 'No', newImport: 'Yes' })
  const text = textOf(await page(publicAddress(imported, { brand: 'BMW', model: '320d', year: 2019 })))
  expect(text).toContain('Registered in Bulgaria No New import Yes')
})

test('title and price come before the description and lead to the offer itself, whose guard asks for login', async () => {
  const html = await page()
  expect(html.indexOf('<h1>')).toBeLessThan(html.indexOf('<h2>Description'))
  expect(html).toContain(`href="/themes/${id}"`)
  expect(html).toContain(`<a href="/links/${id}/0-1600.webp">`)
  expect(textOf(html)).toContain('Varna · listed today')
})

test('the price position stands in words and as a figure', async () => {
  await db
    .insertInto('estimates')
    .values({ carId: id, price: 43_000, low: 40_000, high: 46_000, comparableCount: 8, details: '{}', computedAt: 1 })
    .execute()
  expect(textOf(await page())).toContain('Good price 10 % under estimate')
})

test('nothing of the owner, of contact and of comments stands in any public answer', async () => {
  await call(app, `POST cars/${id}/comments.json`, { as: alice, body: { comments: 'Ask me anything.' } })
  for (const url of [path, `/c/${id}/sheet`, '/feed.atom', '/feed.json']) {
    const body = await page(url)
    for (const secret of [alice.id, alice.username, alice.email, '0888', 'Ask me anything.']) {
      expect(body, url).not.toContain(secret)
    }
  }
})

test('hostile texts stay texts in every public answer', async () => {
  const other = await offerCar(app, alice, { model: hostile, description: `Nice ${hostile}`, location: hostile })
  const address = (await ask(`/c/${other}`)).headers.location ?? ''
  for (const url of [address, `/c/${other}/sheet`, '/feed.atom']) {
    const { statusCode, body } = await ask(url)
    expect(statusCode, url).toBe(200)
    expect(body, url).toContain('&lt;script&gt;')
    expect(body, url).not.toContain('<script>alert')
  }
  expect(JSON.parse(await page('/feed.json')).items[0].content_text).toBe(`Nice ${hostile}`)
})

test('what is switched off, paused or hidden answers 404 without index, and stands in no list', async () => {
  await call(app, `PUT cars/${id}/sharing.json`, { as: alice, body: { isShared: false } })
  const paused = await offerCar(app, alice)
  await call(app, `PUT cars/${paused}/state.json`, { as: alice, body: { state: 'paused' } })
  for (const url of [path, `/c/${id}/sheet`, `/c/${id}/qr.svg`, `/c/${paused}`, '/c/nothing']) {
    expect((await ask(url)).statusCode, url).toBe(404)
  }
  expect(await page()).toContain('noindex')
  for (const url of ['/feed.atom', '/feed.json']) {
    expect(await page(url), url).not.toContain(id)
  }
})

test('a sold offer stays with a banner', async () => {
  await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'sold' } })
  const html = await page()
  expect(html).toContain('Sold on ')
  expect(html).toContain('https://schema.org/SoldOut')
})

test('robots and sitemaps lead to every offer that is shared', async () => {
  // Sitemaps are kept for ten minutes: this one reads the offers of this test.
  const fresh = await openTestApp({ pages, env: { SITE_URL: site } })
  const bobby = await signUp(fresh.app, 'bobby')
  const [shared, off] = [await offerCar(fresh.app, bobby), await offerCar(fresh.app, bobby)]
  await call(fresh.app, `PUT cars/${off}/sharing.json`, { as: bobby, body: { isShared: false } })
  const read = async (url: string) => (await fresh.app.inject(url)).body
  const today = new Date().toISOString().slice(0, 10)
  const robots = await ask('/robots.txt')
  expect(robots.body).toBe(`User-agent: *\nDisallow: /api/\nSitemap: ${site}/sitemap.xml\n`)
  expect(robots.headers['cache-control']).toBe('public, max-age=3600')
  const index = await read('/sitemap.xml')
  for (const part of ['pages', today]) expect(index).toContain(`<loc>${site}/sitemap/${part}.xml</loc>`)
  expect(await read('/sitemap/pages.xml')).toContain(`<loc>${site}/themes</loc>`)
  expect(await read(`/sitemap/${today}.xml`)).toContain(`<loc>${site}/c/${shared}-bmw-320d-2019</loc>`)
  expect(await read(`/sitemap/${today}.xml`)).not.toContain(off)
})

test('a search is a feed in Atom and in JSON', async () => {
  await offerCar(app, alice, { brand: 'Audi', model: 'A4' })
  const atom = await ask('/feed.atom?brand=BMW')
  expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(atom.body).toContain(`<link rel="self" href="${site}/feed.atom?brand=BMW" />`)
  expect(atom.body).toContain(`<id>tag:volan,2026:/cars/${id}</id>`)
  expect(atom.body).not.toContain('Audi')
  expect(JSON.parse(await page('/feed.json?brand=BMW'))).toMatchObject({
    home_page_url: `${site}/themes?brand=BMW`,
    items: [{ id, url: site + path, title: 'BMW 320d, 2019, 61800 km, Diesel, Automatic, 38900 BGN, 19889.25 EUR' }],
  })
})

test('the window sheet says what its title does not, with the code of the page, and can be printed', async () => {
  const html = await page(`/c/${id}/sheet`)
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).not.toContain('<dt>Brand</dt>')
  expect(html).toContain('<dt>Mileage</dt>')
  expect(html).toContain(`src="/c/${id}/qr.svg"`)
  expect(html).toMatch(/<button[^>]*>Print<\/button>/)
  const code = await ask(`/c/${id}/qr.svg`)
  expect(code.headers['content-type']).toContain('image/svg+xml')
  expect(code.body).toMatch(/^<svg/)
})

test('the operator says which currency comes first', async () => {
  const euro = await openTestApp({ pages, env: { FIRST_CURRENCY: 'EUR' } })
  const bobby = await signUp(euro.app, 'bobby')
  const other = await offerCar(euro.app, bobby, buildCar({ model: 'X' }))
  for (const url of [publicAddress(other, { brand: 'BMW', model: 'X', year: 2019 }), `/c/${other}/sheet`]) {
    const text = textOf((await euro.app.inject(url)).body)
    expect(text.indexOf('19889.25 EUR'), url).toBeLessThan(text.indexOf('38900 BGN'))
  }
  expect((await euro.app.inject('/feed.atom')).body).toContain('19889.25 EUR, 38900 BGN')
})
