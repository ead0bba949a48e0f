import { beforeEach, expect, test } from 'vitest'
import { buildCar, offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, alice } = await useWorld(['alice'])
const vin = 'WBA3D3105CF123456'
const masked = 'WBA3D3105CF••••••'
const refused = [400, 'invalid', 'vin', 'vin: A VIN has 17 letters and digits, without I, O and Q.']
let id: string

beforeEach(async () => {
  id = await offerCar(app, alice, { vin })
})

const send = async (line: string, different: Record<string, unknown>, headers: Record<string, string> = {}) => {
  const { status, body } = await call(app, line, { as: alice, body: buildCar(different), headers })
  return status === 200 ? status : [status, body.code, body.field, body.error]
}
const storedVins = async () => (await db.selectFrom('cars').select('vin').orderBy('id').execute()).map((row) => row.vin)

test('a new offer with a masked VIN is refused', async () => {
  expect(await send('POST cars.json', { vin: masked })).toEqual(refused)
  expect(await storedVins()).toEqual([vin])
})

test.each([
  ['PUT', {}],
  ['POST', { 'x-http-method-override': 'PUT' }],
])('an edit with the masked VIN of the same offer keeps the VIN, by %s', async (method, headers) => {
  expect(await send(`${method} cars/${id}.json`, { vin: masked, price: 1 }, headers)).toBe(200)
  expect(await storedVins()).toEqual([vin])
})

test.each([
  ['of another vehicle', 'WVWZZZ1KZAW••••••'],
  ['with fewer masks', 'WBA3D3105CF1•••••'],
  ['masked by other signs', 'WBA3D3105CF******'],
])("an edit with a masked VIN that does not match the offer's is refused: %s", async (_what, other) => {
  expect(await send(`PUT cars/${id}.json`, { vin: other, price: 1 })).toEqual(refused)
  expect(await send(`POST cars/${id}.json`, { vin: other }, { 'x-http-method-override': 'PUT' })).toEqual(refused)
  expect(await db.selectFrom('cars').select(['vin', 'price']).execute()).toEqual([{ vin, price: 38_900 }])
})

test('an edit with a masked VIN is refused for an offer without a VIN', async () => {
  expect(await send(`PUT cars/${id}.json`, {})).toBe(200)
  expect(await send(`PUT cars/${id}.json`, { vin: masked })).toEqual(refused)
  expect(await storedVins()).toEqual([null])
})
