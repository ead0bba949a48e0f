import { afterEach, expect, test, vi } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { useWorld } from '../testing/world.ts'
import { SitemapCache } from './sitemap-cache.ts'

const { app, db } = await useWorld()

afterEach(() => vi.restoreAllMocks())

test('reads every listed offer once in ten minutes, for any number of requests', async () => {
  const alice = await signUp(app, 'alice')
  const id = await offerCar(app, alice)
  const sitemaps = new SitemapCache(db)
  const [today = '', ...others] = await sitemaps.names()
  expect([today, others]).toEqual([new Date().toISOString().slice(0, 10), []])
  expect(await sitemaps.offersOf(today)).toMatchObject([{ path: `/c/${id}-bmw-320d-2019` }])
  const next = await offerCar(app, alice)
  expect(await sitemaps.offersOf(today)).toHaveLength(1)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 10 * 60 * 1000)
  expect((await sitemaps.offersOf(today)).map(({ path }) => path.slice(3, 23))).toEqual([id, next])
})

test.each(['2020-01-01', '2020-13-45', '', '__proto__', '..'])(
  'has no sitemap for an invalid part: %s',
  async (name) => {
    await offerCar(app, await signUp(app, 'alice'))
    await expect(new SitemapCache(db).offersOf(name)).rejects.toMatchObject({ code: 'notFound' })
  },
)
