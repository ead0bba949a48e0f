import { expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, alice, bobby, carol, danny } = await useWorld(['alice', 'bobby', 'carol', 'danny'])

const comment = async (as: TestPerson, carId: string, comments: string) =>
  (await call(app, `POST cars/${carId}/comments.json`, { as, body: { comments } })).body.name as string
const hideAll = (as: TestPerson, carId: string, id: string) =>
  call(app, `PUT cars/${carId}/comments/${id}/hidden.json`, {
    as,
    body: { isHidden: true, reason: 'advertising', isOfAll: true },
  })
const texts = async (carId: string) => {
  const comments = (await call(app, `GET cars/${carId}/comments.json`, { as: danny })).body as object | null
  return Object.values(comments ?? {}).map((one: { comments: string }) => one.comments)
}
const discussion = async (carId: string) => (await call(app, `GET cars/${carId}/discussion.json`, { as: danny })).body

test('a seller hides all that a nuisance wrote under their offers at once, counted, and nothing else', async () => {
  const [one, two, carols] = [await offerCar(app, alice), await offerCar(app, alice), await offerCar(app, carol)]
  await comment(bobby, one, 'Is it stolen?')
  const last = await comment(bobby, one, 'Buy from me.')
  await comment(bobby, two, 'Buy from me, too.')
  await comment(carol, one, 'Is the belt new?')
  await comment(bobby, carols, 'Nice.')
  expect((await hideAll(carol, one, last)).body.code).toBe('notYours')
  expect((await hideAll(alice, one, last)).status).toBe(200)
  expect([await texts(one), await texts(two), await texts(carols)]).toEqual([['Is the belt new?'], [], ['Nice.']])
  expect(await discussion(one)).toMatchObject({ questions: 1, hidden: { advertising: 2 } })
  expect(await discussion(two)).toMatchObject({ questions: 0, hidden: { advertising: 1 } })
  expect((await call(app, 'GET open-questions.json', { as: alice })).body).toEqual({ [one]: 1 })
  await call(app, `PUT cars/${one}/comments/${last}/hidden.json`, { as: alice, body: { isHidden: false } })
  expect(await texts(one)).toEqual(['Buy from me.', 'Is the belt new?'])
})

test('all of one’s own are not hidden at once, because answers are among them', async () => {
  const car = await offerCar(app, alice)
  await comment(alice, car, 'It was serviced.')
  const last = await comment(alice, car, 'And washed.')
  await hideAll(alice, car, last)
  expect(await texts(car)).toEqual(['It was serviced.'])
})
