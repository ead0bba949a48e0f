import { expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'
import { findShared, findSimilar } from './share-store.ts'

const { app, db } = await openTestApp()

test('an offer that goes while its page is made has similar ones all the same', async () => {
  const alice = await signUp(app, 'alice')
  const [id, other] = [await offerCar(app, alice), await offerCar(app, alice, { model: '320i' })]
  const car = await findShared(db, id)
  expect((await findSimilar(db, car!)).map((similar) => similar.id)).toEqual([other])
  await call(app, `DELETE cars/${id}.json`, { as: alice })
  expect((await findSimilar(db, car!)).map((similar) => similar.id)).toEqual([other])
})
