import { beforeEach, expect, test } from 'vitest'
import { saidFacts } from '../../contract/limits.ts'
import { sweepSaidFacts } from '../cars/said-facts-store.ts'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, hub, alice, bobby } = await useWorld(['alice', 'bobby'])
const vin = 'WBA8D9C50JA001234'
const belt = { name: 'Timing belt', value: '2024' }
let carId: string

beforeEach(async () => {
  carId = await offerCar(app, alice, { vin })
})

async function post(as: typeof alice, comments: string, id = carId): Promise<string> {
  return (await call(app, `POST cars/${id}/comments.json`, { as, body: { comments } })).body.name
}

const say = (comment: string, body: object = belt, as = alice, id = carId) =>
  call(app, `PUT cars/${id}/comments/${comment}/fact.json`, { as, body })

async function said(id = carId) {
  const facts: { name: string; value: string }[] = (await call(app, `GET cars/${id}/said.json`)).body
  return facts.map(({ name, value }) => `${name}: ${value}`)
}

test("a seller's answer becomes a fact of the offer, the last one of each answer", async () => {
  const heard: string[] = []
  const stop = hub.subscribe(`cars/${carId}`, ({ kind }) => heard.push(kind))
  const answer = await post(alice, 'Changed in 2024.')
  await say(answer)
  await say(answer, { name: ' Timing  belt ', value: '2024, with the pump' })
  expect(await said()).toEqual(['Timing belt: 2024, with the pump'])
  await expect.poll(() => heard.filter((kind) => kind === 'saidFactsChanged')).toHaveLength(2)
  stop()
})

test("nobody makes a fact of another's comment, or of an offer that is not theirs", async () => {
  const [hers, his] = [await post(alice, 'Changed in 2024.'), await post(bobby, 'It was not.')]
  expect((await say(his)).body.code).toBe('notYours')
  expect((await say(his, belt, bobby)).body.code).toBe('notYours')
  expect((await say(hers, belt, bobby)).body.code).toBe('notYours')
  expect((await say('-NoSuchComment')).body.code).toBe('commentGone')
  const other = await offerCar(app, alice)
  expect((await say(hers, belt, alice, other)).body.code).toBe('commentGone')
  expect(await said()).toEqual([])
})

test.each([
  [{ name: '', value: '2024' }, 'name: Say what it is about.'],
  [{ name: 'Belt', value: ' ' }, 'value: Say what holds.'],
  [{ name: 'x'.repeat(41), value: '2024' }, 'name: It may have at most 40 characters.'],
  [{ name: 'Belt', value: 'x'.repeat(81) }, 'value: It may have at most 80 characters.'],
  [{ name: 'Be\u0007lt', value: '2024' }, 'name: It may hold no control characters.'],
])('%j is refused as a fact', async (fact, sentence) => {
  const { status, body } = await say(await post(alice, 'Changed.'), fact)
  expect([status, body.error]).toEqual([400, sentence])
})

test('an offer has 20 such facts at most, and its owner takes one back', async () => {
  for (let at = 0; at < saidFacts.perOffer; at++)
    await say(await post(alice, `${at}`), { name: `Fact ${at}`, value: 'yes' })
  const one = await post(alice, 'One more.')
  expect((await say(one)).body.code).toBe('factsFull')
  const [first] = (await call(app, `GET cars/${carId}/said.json`)).body
  const takeBack = (as: typeof alice) => call(app, `DELETE cars/${carId}/said/${first.id}.json`, { as })
  expect((await takeBack(bobby)).body.code).toBe('notYours')
  expect(await said()).toHaveLength(saidFacts.perOffer)
  await takeBack(alice)
  expect((await say(one)).status).toBe(200)
  expect((await said()).at(-1)).toBe('Timing belt: 2024')
})

test('what was said comes along when its seller offers the same car again, from a deleted offer and from another', async () => {
  await say(await post(alice, 'Changed in 2024.'))
  const copy = await offerCar(app, alice, { vin })
  expect(await said(copy)).toEqual(['Timing belt: 2024'])
  await say(await post(alice, 'Two keys.', copy), { name: 'Keys', value: '2' }, alice, copy)
  for (const id of [carId, copy]) await call(app, `DELETE cars/${id}.json`, { as: alice })
  expect(await said(copy)).toEqual([])
  expect((await said(await offerCar(app, alice, { vin }))).toSorted()).toEqual(['Keys: 2', 'Timing belt: 2024'])
})

test("what was said comes along neither to another car nor to another's offer, nor after 90 days", async () => {
  await say(await post(alice, 'Changed in 2024.'))
  expect(await said(await offerCar(app, bobby, { vin }))).toEqual([])
  expect(await said(await offerCar(app, alice, { vin: 'WBA8D9C50JA009999' }))).toEqual([])
  expect(await said(await offerCar(app, alice))).toEqual([])
  await call(app, `DELETE cars/${carId}.json`, { as: alice })
  await sweepSaidFacts(db, Date.now() + 91 * 24 * 60 * 60 * 1000)
  expect(await db.selectFrom('saidFacts').select('id').execute()).toEqual([])
})

test('without a VIN nothing is kept of a deleted offer', async () => {
  carId = await offerCar(app, alice)
  await say(await post(alice, 'Changed in 2024.'))
  await call(app, `DELETE cars/${carId}.json`, { as: alice })
  expect(await db.selectFrom('saidFacts').select('id').execute()).toEqual([])
})
