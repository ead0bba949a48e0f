import { beforeEach, expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, hub, db, alice, bobby, carol } = await useWorld(['alice', 'bobby', 'carol'])
let carId: string

beforeEach(async () => {
  carId = await offerCar(app, alice)
})

async function post(as: typeof alice, comments: string, more: object = {}): Promise<string> {
  return (await call(app, `POST cars/${carId}/comments.json`, { as, body: { comments, ...more } })).body.name
}

const read = async (path: string, as = carol) => (await call(app, `GET ${path}`, { as })).body
const stateOf = async (id: string) => (await read(`cars/${carId}/comments/${id}.json`)).question

test.each([
  ['Is the belt new?', {}, 'open'],
  ['Сменян ли е ремъкът? ', {}, 'open'],
  ['Really?!', {}, 'open'],
  ['He said "is it new?"', {}, 'open'],
  ['How much? I take it.', {}, undefined],
  ['Nice car', {}, undefined],
  ['Tell me about the belt', { isQuestion: true }, 'open'],
  ['Why not?', { isQuestion: false }, undefined],
])('%j with %j is a question: %s', async (text, more, state) => {
  expect(await stateOf(await post(bobby, text, more))).toBe(state)
})

test('neither the seller nor a reply asks', async () => {
  const id = await post(alice, 'Anything else?', { isQuestion: true })
  expect(await stateOf(id)).toBeUndefined()
  expect(await stateOf(await post(bobby, 'Is the belt new?', { replyTo: id }))).toBeUndefined()
})

test("a question is answered by the seller's reply, by nobody else's", async () => {
  const [asked, other] = [await post(bobby, 'Is the belt new?'), await post(bobby, 'And the tyres?')]
  await post(carol, 'I think so.', { replyTo: asked })
  expect(await stateOf(asked)).toBe('open')
  expect(await read('open-questions.json', alice)).toEqual({ [carId]: 2 })
  await post(alice, 'Changed in 2024.', { replyTo: asked })
  expect([await stateOf(asked), await stateOf(other)]).toEqual(['answered', 'open'])
  expect(await read(`cars/${carId}/discussion.json`)).toMatchObject({ questions: 2, openQuestions: 1 })
  expect(await read('open-questions.json', alice)).toEqual({ [carId]: 1 })
  expect(await read('open-questions.json', bobby)).toEqual({})
})

test('questions come with their replies, page by page, and open ones by themselves', async () => {
  const asked = await post(bobby, 'Is the belt new?')
  await post(bobby, 'Nice car')
  const answer = await post(alice, 'Changed in 2024.', { replyTo: asked })
  const rows = Array.from({ length: 50 }, (_, createdAt) => {
    const id = `-Zz${String(createdAt).padStart(17, '0')}`
    return { id, carId, senderId: bobby.id, comments: 'And this?', createdAt, question: 'open' as const }
  })
  await db.insertInto('comments').values(rows).execute()
  const newest = await read(`cars/${carId}/questions.json`)
  expect(newest.comments).toHaveLength(50)
  expect(newest.next).toBe(rows[0]?.id)
  const earlier = await read(`cars/${carId}/questions.json?before=${newest.next}`)
  expect([earlier.comments.map(({ id }: { id: string }) => id), earlier.next]).toEqual([[asked, answer], null])
  expect((await read(`cars/${carId}/questions.json?only=open&before=${newest.next}`)).comments).toEqual([])
  expect((await call(app, `GET cars/${carId}/questions.json?only=mine`, { as: bobby })).status).toBe(400)
  expect((await call(app, `GET cars/${carId}/questions.json?before=a/b`, { as: bobby })).status).toBe(400)
})

test('a hidden offer has no questions for anybody but its owner', async () => {
  await post(bobby, 'Is the belt new?')
  await db.updateTable('cars').set({ hiddenAt: 1 }).where('id', '=', carId).execute()
  expect(await read(`cars/${carId}/discussion.json`)).toBeNull()
  expect(await read(`cars/${carId}/questions.json`)).toEqual({ comments: [], next: null })
  expect(await read(`cars/${carId}/discussion.json`, alice)).toMatchObject({ questions: 1, openQuestions: 1 })
})

test('viewers of the car and its owner hear of a question and of its answer', async () => {
  const received: [string, string][] = []
  const topics = [`cars/${carId}`, `alerts/${alice.id}`, `alerts/${bobby.id}`] as const
  const stops = topics.map((topic) => hub.subscribe(topic, ({ kind }) => received.push([topic, kind])))
  const asked = await post(bobby, 'Is the belt new?')
  const seller = [`alerts/${alice.id}`, 'openQuestionsChanged']
  const [added, discussion, changed] = ['commentAdded', 'discussionChanged', 'commentChanged'].map((kind) => [
    `cars/${carId}`,
    kind,
  ])
  await expect.poll(() => received).toEqual([added, discussion, seller])
  received.length = 0
  await post(alice, 'Changed in 2024.', { replyTo: asked })
  await expect.poll(() => received).toEqual([added, changed, discussion, seller])
  for (const stop of stops) stop()
})
