import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { emptyStore, openTestApp } from '../testing/test-app.ts'
import { KeptSitemaps } from './kept-sitemaps.ts'

const { app, db } = await openTestApp()
const dayMs = 24 * 60 * 60 * 1000

beforeEach(() => emptyStore(db))
afterEach(() => vi.restoreAllMocks())

test('every listed offer is read once in ten minutes, however often anybody asks', async () => {
  const alice = await signUp(app, 'alice')
  const id = await offerCar(app, alice)
  const sitemaps = new KeptSitemaps(db)
  const [first, ...others] = await sitemaps.all()
  const today = first ?? { day: 0, part: 0 }
  expect([today.day % dayMs, today.part, others]).toEqual([0, 1, []])
  expect(await sitemaps.offersOf(today)).toMatchObject([{ path: `/c/${id}-bmw-320d-2019` }])
  const next = await offerCar(app, alice)
  expect(await sitemaps.offersOf(today)).toHaveLength(1)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 10 * 60 * 1000)
  expect((await sitemaps.offersOf(today)).map((offer) => offer.id)).toEqual([id, next])
})

test('a day with more offers than a sitemap takes has several, which hold them all', async () => {
  const alice = await signUp(app, 'alice')
  const ids: string[] = []
  while (ids.length < 5) ids.push(await offerCar(app, alice))
  const sitemaps = new KeptSitemaps(db, 2)
  const found = await Promise.all((await sitemaps.all()).map((part) => sitemaps.offersOf(part)))
  expect(found.map((offers) => offers.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)])
})

test.each([-dayMs, 1, Number.NaN, 8.64e15])('a day without offers has no sitemap: %d', async (day) => {
  await offerCar(app, await signUp(app, 'alice'))
  await expect(new KeptSitemaps(db).offersOf({ day, part: 1 })).rejects.toMatchObject({ code: 'notFound' })
})
