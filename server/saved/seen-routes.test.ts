import { expect, test } from 'vitest'
import { personal } from '../../contract/limits.ts'
import { deleteAccount } from '../rights/deletion-store.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, alice, bobby } = await useWorld(['alice', 'bobby'])

const mark = (cars: object[], as = bobby) => call(app, 'PUT seen-cars.json', { as, body: { cars } })
const list = async (as = bobby) => (await call(app, 'GET seen-cars.json', { as })).body
const idsOf = (cars: { id: string }[]) => cars.map(({ id }) => id)

test('opened cars stand newest first, as they are now, and only with the person who opened them', async () => {
  const [first, second] = [await offerCar(app, alice), await offerCar(app, alice)]
  await mark([{ id: first, seenAt: 1 }])
  await mark([{ id: second, seenAt: 2 }], alice)
  await mark([
    { id: second, seenAt: 2 },
    { id: first, seenAt: 3 },
  ])
  // An older visit, from another browser, changes nothing.
  await mark([{ id: first, seenAt: 1 }])
  await call(app, `PUT cars/${second}.json`, { as: alice, body: buildCar({ price: 37_000 }) })
  await call(app, `PUT cars/${second}/state.json`, { as: alice, body: { state: 'sold' } })
  expect(await list()).toMatchObject([{ id: first }, { id: second, price: 37_000, state: 'sold' }])
  expect(idsOf(await list(alice))).toEqual([second])
})

test('a time that is yet to come counts as now, and what does not exist or is deleted is left out', async () => {
  const [first, second, third] = [await offerCar(app, alice), await offerCar(app, alice), await offerCar(app, alice)]
  await mark([{ id: first, seenAt: Date.now() + 1e9 }])
  await mark([{ id: '-NoSuchCar' }, { id: second }, { id: third }].map((car) => ({ ...car, seenAt: 5 })))
  const { seenAt } = await db
    .selectFrom('seenCars')
    .select('seenAt')
    .where('carId', '=', first)
    .executeTakeFirstOrThrow()
  expect(seenAt).toBeLessThanOrEqual(Date.now())
  await call(app, `DELETE cars/${third}.json`, { as: alice })
  expect(idsOf(await list())).toEqual([first, second])
  expect((await mark([{ id: first, seenAt: -1 }])).status).toBe(400)
  expect((await mark(Array.from({ length: 51 }, () => ({ id: first, seenAt: 1 })))).status).toBe(400)
})

test('the newest 50 stay, until they are cleared or the account is deleted', async () => {
  const ids = []
  for (let i = 0; i < personal.seenCars + 2; i++) ids.push(await offerCar(app, alice))
  for (const [at, id] of ids.entries()) await mark([{ id, seenAt: at + 1 }])
  expect(idsOf(await list())).toEqual(ids.slice(2).toReversed())
  await mark([{ id: ids[0], seenAt: 1 }], alice)
  expect((await call(app, 'DELETE seen-cars.json', { as: bobby })).status).toBe(200)
  expect(await list()).toEqual([])
  expect(idsOf(await list(alice))).toEqual([ids[0]])

  await mark([{ id: ids[1], seenAt: 1 }])
  await db.updateTable('users').set({ deletionAt: 1 }).where('id', '=', bobby.id).execute()
  await deleteAccount(db, bobby.id, Date.now())
  const left = await db.selectFrom('seenCars').select('userId').execute()
  expect(left.map(({ userId }) => userId)).toEqual([alice.id])
})
