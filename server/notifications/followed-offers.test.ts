import { expect, test } from 'vitest'
import { followerCrowd } from '../testing/follower-crowd.ts'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { notifySomeFollowers } from './offer-fan-out-store.ts'

const { app, db, alice, bobby, carol } = await useWorld(['alice', 'bobby', 'carol'])

const tellAll = async () => {
  while (await notifySomeFollowers(db));
}
const told = () => db.selectFrom('notices').selectAll().where('type', '=', 'followedOffer').execute()

test('each follower is told once of a new offer, by several processes at once, and nobody else', async () => {
  await followerCrowd(db, alice.id, 450)
  const carId = await offerCar(app, alice)
  await Promise.all([tellAll(), tellAll(), tellAll()])
  const rows = await told()
  expect(rows.length).toBe(450)
  expect(new Set(rows.map(({ userId }) => userId)).size).toBe(450)
  expect(rows[0]).toMatchObject({ subject: alice.id, carId, count: 1, people: alice.id })
  expect(await db.selectFrom('offerFanOuts').select('id').execute()).toEqual([])
})

test('offers that come before the first follower is told are one notice', async () => {
  await followerCrowd(db, alice.id, 3)
  await offerCar(app, alice)
  const last = await offerCar(app, alice, { model: '330d' })
  expect(await db.selectFrom('offerFanOuts').select('count').execute()).toEqual([{ count: 2 }])
  await tellAll()
  const rows = await told()
  expect(rows.map(({ count, carId }) => [count, carId])).toEqual(Array.from({ length: 3 }, () => [2, last]))
})

test('an offer of somebody without followers is told to nobody, and one that is gone meanwhile neither', async () => {
  await offerCar(app, bobby)
  expect(await notifySomeFollowers(db)).toBe(false)
  await followerCrowd(db, alice.id, 3)
  const carId = await offerCar(app, alice)
  await call(app, `DELETE cars/${carId}.json`, { as: alice })
  await tellAll()
  expect(await told()).toEqual([])
})

test('who leaves a seller out of their lists is not told of the seller’s offers', async () => {
  for (const follower of [bobby, carol])
    await call(app, `POST users/${follower.id}/following/${alice.id}.json`, { as: follower, body: true })
  await call(app, 'PUT exclusions.json', { as: bobby, body: { kind: 'seller', value: alice.id, isLeftOut: true } })
  await offerCar(app, alice)
  await tellAll()
  expect((await told()).map(({ userId }) => userId)).toEqual([carol.id])
  const [notice] = (await call(app, 'GET notices.json', { as: carol })).body.notices
  expect(notice).toMatchObject({ people: [{ id: alice.id }], details: { car: 'BMW 320d, 2019' } })
})
