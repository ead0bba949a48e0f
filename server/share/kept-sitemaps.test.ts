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
  const [today, ...others] = await sitemaps.days()
  expect([Number(today) % dayMs, others]).toEqual([0, []])
  expect(await sitemaps.ofDay(Number(today))).toMatchObject([{ path: `/c/${id}-bmw-320d-2019` }])
  const next = await offerCar(app, alice)
  expect(await sitemaps.ofDay(Number(today))).toHaveLength(1)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 10 * 60 * 1000)
  expect((await sitemaps.ofDay(Number(today))).map(({ path }) => path.slice(3, 23))).toEqual([id, next])
})

test.each([-dayMs, 1, Number.NaN, 8.64e15])('a day without offers has no sitemap: %d', async (day) => {
  await offerCar(app, await signUp(app, 'alice'))
  await expect(new KeptSitemaps(db).ofDay(day)).rejects.toMatchObject({ code: 'notFound' })
})
