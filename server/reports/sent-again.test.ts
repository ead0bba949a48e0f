import { expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const env = { SMTP_URL: 'smtp://127.0.0.1:1', SITE_URL: 'https://cars.example' }
const { app, db, alice } = await useWorld(['alice'], { env })

const illegal = { why: 'It is stolen.', name: 'Ivan', email: 'ivan@example.com', isGoodFaith: true }
const report = (targetId: string, more: object = {}) =>
  call(app, 'POST reports', { body: { kind: 'offer', targetId, reason: 'illegal', text: '', illegal, ...more } })
const queued = () => db.selectFrom('letters').select('id').where('kind', '=', 'report').execute()

test('the same notice that is sent again, because its answer was lost, is one, with one letter', async () => {
  const car = await offerCar(app, alice)
  const { body: receipt } = await report(car)
  expect((await report(car)).body).toEqual(receipt)
  expect(await queued()).toHaveLength(1)
  const others = [
    await report(car, { text: 'And the photos.' }),
    await report(car, { illegal: { ...illegal, email: 'maria@example.com' } }),
    await report(await offerCar(app, alice)),
  ]
  expect(new Set([receipt.id, ...others.map(({ body }) => body.id)]).size).toBe(4)
})

test('two visitors who give no name and say the same are two', async () => {
  const car = await offerCar(app, alice)
  const nameless = { illegal: { why: 'A child.', isChildAbuse: true, isGoodFaith: true } }
  expect((await report(car, nameless)).body.id).not.toBe((await report(car, nameless)).body.id)
})
