import { beforeEach, expect, test } from 'vitest'
import { CountingLimits } from '../limits/rate-limits.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const limits = new CountingLimits()
const { app } = await useWorld([], { limits })
let alice: TestPerson
let bobby: TestPerson

beforeEach(async () => {
  for (const _ of [1, 2]) await limits.refund('registerPerAddress', '127.0.0.1')
  alice = await signUp(app, 'alice')
  bobby = await signUp(app, 'bobby')
})

test('nobody can find out a masked VIN by trying VINs on their own offer', async () => {
  await offerCar(app, alice, { vin: 'WVWZZZ1KZ7W123456' })
  const id = await offerCar(app, bobby)
  const edit = (serial: number) =>
    call(app, `PUT cars/${id}.json`, { as: bobby, body: buildCar({ vin: `WVWZZZ1KZ7W${serial}` }) })
  for (let serial = 100_000; serial < 100_060; serial++) expect((await edit(serial)).status).toBe(200)
  expect((await edit(100_059)).status).toBe(200)
  const { status, body } = await edit(123_456)
  expect([status, body.code]).toEqual([429, 'tooManyRequests'])
  const { vin, sameVin } = (await call(app, `GET cars/${id}.json`, { as: bobby })).body
  expect([vin, sameVin]).toEqual(['WVWZZZ1KZ7W100059', undefined])
})

test.each([
  ['PUT cars/:id.json', buildCar()],
  ['PUT cars/:id/state.json', { state: 'sold' }],
  ['PUT cars/:id/sharing.json', { isShared: false }],
])('a person who changes offers too often is refused: %s', async (line, body) => {
  const id = await offerCar(app, alice)
  const change = () => call(app, line.replace(':id', id), { as: alice, body })
  expect((await change()).status).toBe(200)
  for (let changes = 1; changes < 600; changes++) await limits.consume('offerChangePerHour', alice.id)
  expect((await change()).status).toBe(429)
})
