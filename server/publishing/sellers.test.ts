import { expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, alice, bobby } = await useWorld(['alice', 'bobby'])
const trader = { kind: 'Trader', name: 'Rila Cars EOOD', eik: 'BG 131129282', address: 'Sofia, 1 Rila St' }

const declare = (as: TestPerson, body: object) => call(app, 'PUT own-seller.json', { as, body })
const sellerOf = async (id: string) => (await call(app, `GET cars/${id}.json`, { as: bobby })).body.seller
const found = async (query: string) => (await call(app, `GET search.json?${query}`)).body.total
const facts = async (as: TestPerson) => (await call(app, `GET profiles/${alice.id}/facts.json`, { as })).body

test('a declaration decides what all offers of a person say, those of before and those to come', async () => {
  const [before, neighbours] = [await offerCar(app, alice, { seller: 'Private' }), await offerCar(app, bobby)]
  expect((await declare(alice, trader)).status).toBe(200)
  expect(await sellerOf(before)).toBe('Trader')
  const after = await offerCar(app, alice, { seller: 'Private' })
  expect(await sellerOf(after)).toBe('Trader')
  const { body: car } = await call(app, `GET cars/${after}.json`, { as: alice })
  await call(app, `PUT cars/${after}.json`, { as: alice, body: { ...car, seller: 'Private', price: 1 } })
  expect(await sellerOf(after)).toBe('Trader')
  expect(await sellerOf(neighbours)).toBeUndefined()
  expect([await found('seller=Trader'), await found('seller=Private'), await found('')]).toEqual([2, 0, 3])
  await declare(alice, { kind: 'Private' })
  expect([await found('seller=Trader'), await found('seller=Private')]).toEqual([0, 2])
})

test('who declared nothing says of each offer what they like', async () => {
  const id = await offerCar(app, alice, { seller: 'Trader' })
  expect(await sellerOf(id)).toBe('Trader')
  expect(await facts(bobby)).not.toHaveProperty('seller')
})

test('name, EIK and address of a trader stand on the profile, and go with the next declaration', async () => {
  await declare(alice, trader)
  const shown = { name: 'Rila Cars EOOD', eik: '131129282', address: 'Sofia, 1 Rila St' }
  expect(await facts(bobby)).toMatchObject({ seller: 'Trader', trader: shown })
  await declare(alice, { kind: 'Private' })
  expect(await facts(bobby)).toMatchObject({ seller: 'Private' })
  expect(await facts(bobby)).not.toHaveProperty('trader')
  expect(await db.selectFrom('profiles').select(['traderName', 'traderEik', 'traderAddress']).execute()).toEqual([
    { traderName: null, traderEik: null, traderAddress: null },
  ])
})

test('a trader without a name, an address or a true EIK is none', async () => {
  const fields = []
  for (const body of [
    { kind: 'Trader' },
    { ...trader, eik: '131129283' },
    { ...trader, eik: '' },
    { ...trader, name: ' ' },
    { ...trader, address: '\u200b' },
    { kind: 'Dealer' },
    {},
  ])
    fields.push((await declare(alice, body)).body.field)
  expect(fields).toEqual(['name', 'eik', 'eik', 'name', 'address', 'kind', 'kind'])
  expect(await db.selectFrom('profiles').selectAll().execute()).toEqual([])
})

test('many offers ask only their owner whether they trade', async () => {
  for (let at = 0; at < 6; at++) await offerCar(app, alice)
  expect(await facts(alice)).toMatchObject({ looksLikeTrader: true })
  expect(await facts(bobby)).not.toHaveProperty('looksLikeTrader')
  await declare(alice, trader)
  expect(await facts(alice)).not.toHaveProperty('looksLikeTrader')
})
