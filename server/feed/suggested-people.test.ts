import { expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'

const { app } = await openTestApp()

test('sellers of saved brands are suggested, most offers first; nobody followed or left out, and not oneself', async () => {
  const me = await signUp(app, 'alice')
  const one = await signUp(app, 'bobby')
  const two = await signUp(app, 'carol')
  const leftOut = await signUp(app, 'danny')
  const jaguars = await signUp(app, 'erica')
  const suggested = async () => {
    const { body } = await call(app, 'GET feed/people.json', { as: me })
    return body.map((person: { id: string }) => person.id)
  }
  expect(await suggested()).toEqual([])
  await offerCar(app, me, { brand: 'Lexus' })
  const saved = await offerCar(app, one, { brand: 'Lexus' })
  for (const seller of [two, two, leftOut]) await offerCar(app, seller, { brand: 'Lexus' })
  for (let offer = 0; offer < 3; offer += 1) await offerCar(app, jaguars, { brand: 'Jaguar' })
  await call(app, 'PUT exclusions.json', { as: me, body: { kind: 'seller', value: leftOut.id, isLeftOut: true } })
  expect(await suggested()).toEqual([jaguars.id, two.id, one.id])

  await call(app, `PUT saved-cars/${saved}.json`, { as: me, body: {} })
  expect(await suggested()).toEqual([two.id, one.id])
  await call(app, `POST users/${two.id}/followers/${me.id}.json`, { as: me, body: true })
  expect(await suggested()).toEqual([one.id])
  await call(app, `POST users/${one.id}/followers/${me.id}.json`, { as: me, body: true })
  expect(await suggested()).toEqual([jaguars.id])
})
