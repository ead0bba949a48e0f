import { expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app } = await useWorld()

test('sellers of saved brands are suggested, most offers first, without followed or excluded people and oneself', async () => {
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
  await offerCar(app, me, { brand: 'Lexus', location: 'Varna' })
  const saved = await offerCar(app, one, { brand: 'Lexus' })
  for (const seller of [two, two, leftOut]) await offerCar(app, seller, { brand: 'Lexus' })
  for (let offer = 0; offer < 3; offer += 1) await offerCar(app, jaguars, { brand: 'Jaguar', location: 'Burgas' })
  await call(app, 'PUT exclusions.json', { as: me, body: { kind: 'seller', value: leftOut.id, isLeftOut: true } })
  expect(await suggested()).toEqual([jaguars.id, two.id, one.id])

  await call(app, `PUT saved-cars/${saved}.json`, { as: me, body: {} })
  expect(await suggested()).toEqual([two.id, one.id])
  await call(app, `POST users/${two.id}/followers/${me.id}.json`, { as: me, body: true })
  expect(await suggested()).toEqual([one.id])
  await call(app, `POST users/${one.id}/followers/${me.id}.json`, { as: me, body: true })
  expect(await suggested()).toEqual([jaguars.id])
})

test('sellers near saved cars and own offers are suggested after those of the brands, each once', async () => {
  const me = await signUp(app, 'alice')
  const [lexus, both, near, far] = [
    await signUp(app, 'bobby'),
    await signUp(app, 'carol'),
    await signUp(app, 'danny'),
    await signUp(app, 'erica'),
  ]
  const suggested = async () => {
    const { body } = await call(app, 'GET feed/people.json', { as: me })
    return body.map((person: { id: string }) => person.id)
  }
  const saved = await offerCar(app, lexus, { brand: 'Lexus', location: 'Varna' })
  for (const location of ['Varna', 'Sofia']) await offerCar(app, both, { brand: 'Lexus', location })
  for (let offer = 0; offer < 4; offer += 1) await offerCar(app, near, { brand: 'Jaguar', location: 'Varna' })
  for (let offer = 0; offer < 5; offer += 1) await offerCar(app, far, { brand: 'Jaguar', location: 'Burgas' })
  await call(app, `PUT saved-cars/${saved}.json`, { as: me, body: {} })
  expect(await suggested()).toEqual([both.id, lexus.id, near.id])
  await offerCar(app, me, { brand: 'Audi', location: 'Burgas' })
  expect(await suggested()).toEqual([both.id, lexus.id, far.id, near.id])
})
