import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { emptyStore, openTestApp } from '../testing/test-app.ts'
import { KeptSitemaps } from './kept-sitemaps.ts'

const { app, db } = await openTestApp()

beforeEach(() => emptyStore(db))
afterEach(() => vi.restoreAllMocks())

test('every listed offer is read once in ten minutes, however often anybody asks', async () => {
  const alice = await signUp(app, 'alice')
  const id = await offerCar(app, alice)
  const sitemaps = new KeptSitemaps(db)
  const [today = '', ...others] = await sitemaps.names()
  expect([today, others]).toEqual([new Date().toISOString().slice(0, 10), []])
  expect(await sitemaps.offersOf(today)).toMatchObject([{ path: `/c/${id}-bmw-320d-2019` }])
  const next = await offerCar(app, alice)
  expect(await sitemaps.offersOf(today)).toHaveLength(1)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 10 * 60 * 1000)
  expect((await sitemaps.offersOf(today)).map(({ path }) => path.slice(3, 23))).toEqual([id, next])
})

test.each(['2020-01-01', '2020-13-45', '', '__proto__', '..'])('what is no part has no sitemap: %s', async (name) => {
  await offerCar(app, await signUp(app, 'alice'))
  await expect(new KeptSitemaps(db).offersOf(name)).rejects.toMatchObject({ code: 'notFound' })
})
