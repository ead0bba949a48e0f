import { beforeEach, expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, alice, bobby, carol } = await useWorld(['alice', 'bobby', 'carol'])
let carId: string

beforeEach(async () => {
  carId = await offerCar(app, alice)
})

async function post(as: typeof alice, comments: string, more: object = {}, car = carId) {
  const { body, status } = await call(app, `POST cars/${car}/comments.json`, { as, body: { comments, ...more } })
  return { ...body, status } as { name: string; status: number; code?: string }
}

const comments = async () => (await call(app, `GET cars/${carId}/comments.json`, { as: carol })).body

test('a reply names the comment that it answers, and a reply to a reply the same one', async () => {
  const asked = await post(bobby, 'Is the belt new?')
  const answered = await post(alice, 'Changed in 2024.', { replyTo: asked.name })
  const again = await post(carol, 'By whom?', { replyTo: answered.name })
  const found = await comments()
  expect(found[asked.name]).not.toHaveProperty('replyTo')
  expect([found[answered.name].replyTo, found[again.name].replyTo]).toEqual([asked.name, asked.name])
})

test('a comment on another car, a hidden one and a missing one cannot be answered', async () => {
  const other = await post(bobby, 'Elsewhere', {}, await offerCar(app, alice))
  const hidden = await post(bobby, 'Hidden')
  await db.updateTable('comments').set({ hiddenAt: 1 }).where('id', '=', hidden.name).execute()
  for (const replyTo of [other.name, hidden.name, '-NoSuchComment']) {
    const { status, code } = await post(alice, 'Answer', { replyTo })
    expect([status, code]).toEqual([404, 'commentGone'])
  }
  expect((await post(alice, 'Answer', { replyTo: 'a/b' })).status).toBe(400)
  expect(await comments()).toBeNull()
})

test('a comment knows when it was written', async () => {
  const before = Date.now()
  const { name } = await post(bobby, 'Now')
  const { timestamp } = (await comments())[name]
  expect(timestamp).toBeGreaterThanOrEqual(before)
  expect(timestamp).toBeLessThanOrEqual(Date.now())
})
