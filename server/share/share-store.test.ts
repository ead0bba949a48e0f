import { expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'
import { findShared, findSimilar, sharedOfPart, sitemapParts } from './share-store.ts'

const { app, db } = await openTestApp()

test('finds similar offers for one that was deleted while its page was made', async () => {
  const alice = await signUp(app, 'alice')
  const [id, other] = [await offerCar(app, alice), await offerCar(app, alice, { model: '320i' })]
  const car = await findShared(db, id)
  expect((await findSimilar(db, car!)).map((similar) => similar.id)).toEqual([other])
  await call(app, `DELETE cars/${id}.json`, { as: alice })
  expect((await findSimilar(db, car!)).map((similar) => similar.id)).toEqual([other])
})

test('splits a day with too many offers for one sitemap, and every offer is in exactly one part', async () => {
  const bobby = await signUp(app, 'bobby')
  const ids: string[] = []
  for (let i = 0; i < 5; i++) ids.push(await offerCar(app, bobby))
  const parts = await sitemapParts(db, 2)
  const offers = await Promise.all(parts.map((part) => sharedOfPart(db, part, 2)))
  const listed = offers.flat().map((offer) => offer.id)
  expect(offers.map((part) => part.length).every((length) => length <= 2)).toBe(true)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed).toEqual(expect.arrayContaining(ids))
})
