import { beforeEach, expect, test } from 'vitest'
import { publicAddress } from '../../contract/public-address.ts'
import { updateCarRows } from '../cars/car-rows-store.ts'
import { write } from '../db/write.ts'
import { expireOffers } from '../publishing/offer-state-store.ts'
import { makeBuiltPages } from '../testing/built-pages.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const site = 'https://cars.example'
const pages = await makeBuiltPages()
const { app, db, alice } = await useWorld(['alice'], { pages, env: { SITE_URL: site } })
const facts = { mileage: 61_800, power: 190, firstRegistration: '2019-05', region: 'Varna', displacement: 1995 }
const hostile = `</script><script>alert("1")</script> & 'x'`
let id: string
let path: string

beforeEach(async () => {
  id = await offerCar(app, alice, facts)
  path = publicAddress(id, { brand: 'BMW', model: '320d', year: 2019 })
})

const ask = (url: string) => app.inject({ url, headers: { host: 'elsewhere.example' } })
const page = async (url = path) => (await ask(url)).body
/** The text of a page as a person reads it. */
const textOf = (html: string) =>
  html
    .replaceAll(/<i>|<\/i>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test("the page gives address and picture under the site's public address, whatever the Host header", async () => {
  const html = await page()
  expect(html).toContain(`<link rel="canonical" href="${site}${path}"`)
  expect(html).toContain(`<meta property="og:url" content="${site}${path}"`)
  expect(html).toContain(`<meta property="og:image" content="${site}/links/${id}/0-preview.jpg"`)
  expect(html).not.toContain('elsewhere.example')
  expect(html).not.toContain('noindex')
  const redirect = await ask(`/c/${id}`)
  expect([redirect.statusCode, redirect.headers.location]).toEqual([301, path])
})

test('the page links the feeds of its model', async () => {
  const [, href = ''] =
    /<link\s+rel="alternate"\s+type="application\/atom\+xml"[^>]*href="([^"]+)"/.exec(await page()) ?? []
  expect(href).toBe('/feed.atom?model=BMW%20320')
  await offerCar(app, alice, { brand: 'Audi', model: 'A4' })
  const feed = await page(href)
  expect(feed).toContain(id)
  expect(feed).not.toContain('Audi')
  expect(await page(`/c/${id}/sheet`)).not.toContain('application/atom+xml')
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

test('the description begins with what the title does not say', async () => {
  expect(await page()).toContain('<meta name="description" content="Sofia, Varna. One owner')
})

test('the page has the answers of its first calls, and is rendered for visitors only', async () => {
  const other = await offerCar(app, alice, { model: '320i', price: 39_000 })
  const html = await page()
  expect(html).toContain('<div id="root"><main></main></div>')
  const [, json = ''] = /id="preloaded">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(json).answers).toMatchObject({
    [`/api/cars-now.json?id=${id}`]: [{ id, price: 38_900, owner_id: '' }],
    [`/api/similar-cars/${id}.json`]: { isGone: false, cars: [{ id: other, owner_id: '' }] },
  })
  const forMember = await app.inject({ url: path, headers: { cookie: 'member=1' } })
  expect(forMember.body).toContain('<div id="root"></div>')
})

test('the page of a deleted offer answers 410 and leads to similar ones', async () => {
  const other = await offerCar(app, alice, { model: '320i', price: 39_000 })
  await call(app, `DELETE cars/${id}.json`, { as: alice })
  const gone = await ask(path)
  expect(gone.statusCode).toBe(410)
  expect(gone.body).toContain('<title>This offer is no longer there. · Volan</title>')
  expect(gone.body).toContain('noindex')
  expect(gone.body).toContain(other)
})

test('the page of an offer that has expired, is paused or hidden says so, tells nothing else of it, and leads to similar ones', async () => {
  const other = await offerCar(app, alice, { model: '320i', price: 39_000 })
  expect((await ask(path)).statusCode).toBe(200)
  const preloaded = async () => {
    const answer = await ask(path)
    const [, json = ''] = /id="preloaded">(.*?)<\/script>/s.exec(answer.body) ?? []
    const { answers } = JSON.parse(json)
    return {
      status: answer.statusCode,
      isUnlisted: answer.body.includes('noindex'),
      cars: answers[`/api/cars-now.json?id=${id}`],
      similar: answers[`/api/similar-cars/${id}.json`],
    }
  }
  await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'paused' } })
  const like = { brand: 'BMW', model: '320d', year: 2019 }
  const said = { status: 404, isUnlisted: true, cars: [] }
  const at = expect.any(Number)
  const cars = [expect.objectContaining({ id: other })]
  expect(await preloaded()).toEqual({ ...said, similar: { like, isGone: false, end: { what: 'paused', at }, cars } })
  await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'forSale' } })
  await expireOffers(db, Date.now() + 45 * 24 * 60 * 60 * 1000)
  await call(app, `PUT cars/${other}/state.json`, { as: alice, body: { state: 'forSale' } })
  expect(await preloaded()).toEqual({ ...said, similar: { like, isGone: false, end: { what: 'expired', at }, cars } })
  await write(db, (tx) => updateCarRows(tx, [id], { hiddenAt: Date.now() }))
  const hidden = { like: { ...like, model: '' }, isGone: false, end: { what: 'hidden' }, cars }
  expect(await preloaded()).toEqual({ ...said, similar: hidden })
})

test('the sheet writes amounts and months as in the app', async () => {
  const html = await page(`/c/${id}/sheet`)
  expect(html).toContain('61<i>800</i> km')
  expect(html).toContain('38<i>900</i> BGN')
  expect(textOf(html)).toContain('May 2019')
})

test('the sheet of an electric car states its battery and its range', async () => {
  const electric = await offerCar(app, alice, { model: 'i3', engine: 'Electric', battery: 42.2, electricRange: 310 })
  expect(textOf(await page(`/c/${electric}/sheet`))).toContain('Battery 42.2 kWh Electric range 310 km')
})

test('the sheet states a new import beside the registration', async () => {
  const imported = await offerCar(app, alice, { registered: 'No', newImport: 'Yes' })
  expect(textOf(await page(`/c/${imported}/sheet`))).toContain('Registered in Bulgaria No New import Yes')
})

test('no public answer contains the owner, contact data or comments', async () => {
  await call(app, `POST cars/${id}/comments.json`, { as: alice, body: { comments: 'Ask me anything.' } })
  for (const url of [path, `/c/${id}/sheet`, '/feed.atom', '/feed.json']) {
    const body = await page(url)
    for (const secret of [alice.id, alice.username, alice.email, '0888', 'Ask me anything.']) {
      expect(body, url).not.toContain(secret)
    }
  }
})

test('escapes hostile texts in every public answer', async () => {
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

test('an offer that is switched off, paused or hidden answers 404 with noindex and is in no list', async () => {
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

test('a sold offer has a banner', async () => {
  await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'sold' } })
  const html = await page()
  expect(html).toContain('Sold on ')
  expect(html).toContain('https://schema.org/SoldOut')
  expect(html).toMatch(/<meta property="og:description" content="Sold on /)
})

test('robots.txt and sitemaps lead to every shared offer', async () => {
  // Sitemaps are cached for ten minutes: a new app reads the offers of this test.
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

test('serves a search as a feed in Atom and in JSON', async () => {
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

test("the window sheet has the facts missing in its title and the page's QR code, and can be printed", async () => {
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

test('the operator sets which currency comes first', async () => {
  const euro = await openTestApp({ pages, env: { FIRST_CURRENCY: 'EUR' } })
  const bobby = await signUp(euro.app, 'bobby')
  const other = await offerCar(euro.app, bobby, buildCar({ model: 'X' }))
  for (const url of [publicAddress(other, { brand: 'BMW', model: 'X', year: 2019 }), `/c/${other}/sheet`]) {
    const text = textOf((await euro.app.inject(url)).body)
    expect(text.indexOf('19889.25 EUR'), url).toBeLessThan(text.indexOf('38900 BGN'))
  }
  expect((await euro.app.inject('/feed.atom')).body).toContain('19889.25 EUR, 38900 BGN')
})
