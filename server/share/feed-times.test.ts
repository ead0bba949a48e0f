import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { publicAddress } from '../../contract/public-address.ts'
import { makeBuiltPages } from '../testing/built-pages.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const site = 'https://cars.example'
const { app, alice } = await useWorld(['alice'], { pages: await makeBuiltPages(), env: { SITE_URL: site } })
let id: string

beforeEach(async () => {
  id = await offerCar(app, alice)
})

async function atom() {
  const { body } = await app.inject('/feed.atom?brand=BMW')
  const [feed = '', entry = ''] = body.split('<entry>')
  const read = (part: string, name: string) => new RegExp(`<${name}>([^<]*)`).exec(part)?.[1]
  return {
    ids: [read(feed, 'id'), read(entry, 'id')],
    updated: [read(feed, 'updated'), read(entry, 'updated')],
    link: /<entry>[^]*?<link href="([^"]*)"/.exec(body)?.[1],
  }
}

const json = async () => JSON.parse((await app.inject('/feed.json?brand=BMW')).body).items[0]

test("an entry's id does not change with the model and address", async () => {
  const before = [await atom(), await json()] as const
  await call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ model: '330d', year: 2020 }) })
  const after = [await atom(), await json()] as const
  expect(after[0].link).toBe(site + publicAddress(id, { brand: 'BMW', model: '330d', year: 2020 }))
  expect(after[0].ids).toEqual(before[0].ids)
  expect(after[0].ids[1]).toBe(`tag:volan,2026:/cars/${id}`)
  expect(after[1].id).toBe(before[1].id)
})

test.each([
  ['the price', () => call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ price: 41_000 }) })],
  ['the text', () => call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ description: 'New brakes.' }) })],
  ['the state', () => call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'reserved' } })],
])('%s changes the updated time of the entry and of the feed', async (_, change) => {
  const [before, itemBefore] = [await atom(), await json()]
  await sleep(2)
  expect((await change()).status).toBe(200)
  const [after, itemAfter] = [await atom(), await json()]
  expect(after.updated[1]! > before.updated[1]!).toBe(true)
  expect(after.updated[0]).toBe(after.updated[1])
  expect(itemAfter.date_modified).toBe(after.updated[1])
  expect(itemAfter.date_published).toBe(itemBefore.date_published)
})

test('confirming that an offer is for sale does not change its updated time', async () => {
  const before = await atom()
  await sleep(2)
  const { status } = await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'forSale' } })
  expect([status, (await atom()).updated]).toEqual([200, before.updated])
})

test('a link to an offer previews as its public page', async () => {
  const { body, statusCode } = await app.inject(`/themes/${id}`)
  const address = site + publicAddress(id, { brand: 'BMW', model: '320d', year: 2019 })
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>BMW 320d, 2019, Diesel, Automatic, 38900 BGN, 19889.25 EUR · Volan</title>')
  expect(body).toContain(`<link rel="canonical" href="${address}" />`)
  expect(body).toContain(`<meta property="og:image" content="${site}/links/${id}/0-preview.jpg" />`)
  expect(body).toContain('<meta property="og:description" content="Sofia (city). One owner')
  expect(body).not.toContain('noindex')
  expect(body.match(/name="description"/g)).toHaveLength(1)
  const public1 = (await app.inject(address.slice(site.length))).body
  for (const tag of body.match(/<meta property="og:[^>]*>/g) ?? []) expect(public1).toContain(tag)
})

test.each([
  ['switched off', () => call(app, `PUT cars/${id}/sharing.json`, { as: alice, body: { isShared: false } })],
  ['paused', () => call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'paused' } })],
  ['deleted', () => call(app, `DELETE cars/${id}.json`, { as: alice })],
])('the preview of an offer that is %s reveals nothing of it', async (_, hide) => {
  expect((await hide()).status).toBe(200)
  const { body } = await app.inject(`/themes/${id}`)
  expect(body).not.toContain('BMW')
  expect(body).toContain('<meta name="robots" content="noindex">')
})

test('a logged-in person gets the page without a preview, and an invalid key causes no error', async () => {
  expect((await app.inject('/themes/%00%7f..')).body).not.toContain('og:image')
  const { body } = await app.inject({ url: `/themes/${id}`, headers: { cookie: 'member=1' } })
  expect(body).not.toContain('og:image')
})
