import { beforeEach, expect, test } from 'vitest'
import { changeableMs } from '../../contract/limits.ts'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, hub, db, alice, bobby, carol } = await useWorld(['alice', 'bobby', 'carol'])
let carId: string
/** Bobby's, and the neighbour that no call may change. */
let asked: string
let neighbour: string

beforeEach(async () => {
  carId = await offerCar(app, alice)
  asked = await post(bobby, 'Is the belt new?')
  neighbour = await post(carol, 'Nice car')
})

async function post(as: typeof alice, comments: string, more: object = {}): Promise<string> {
  return (await call(app, `POST cars/${carId}/comments.json`, { as, body: { comments, ...more } })).body.name
}

const change = (verb: string, id: string, as: typeof alice, body?: object) => {
  const [method = '', child = ''] = verb.split(' ')
  return call(app, `${method} cars/${carId}/comments/${id}${child}.json`, { as, ...(body && { body }) })
}
const edit = (id: string, as: typeof alice, comments: string) => change('PUT', id, as, { comments })
const pin = (id: string, isPinned = true, as = alice) => change('PUT /pinned', id, as, { isPinned })
const hide = (id: string, body: object = { isHidden: true, reason: 'offTopic' }, as = alice) =>
  change('PUT /hidden', id, as, body)
const read = async (path: string, as = carol) => (await call(app, `GET cars/${carId}/${path}.json`, { as })).body
const node = async (id: string) => read(`comments/${id}`)

test('a comment is corrected by its writer within 15 minutes, and says so', async () => {
  const before = await node(neighbour)
  const { status, body } = await edit(asked, bobby, 'Is the timing belt new?')
  expect([status, body]).toEqual([200, await node(asked)])
  expect(body).toMatchObject({ comments: 'Is the timing belt new?', question: 'open', editedAt: expect.any(Number) })
  expect((await edit(asked, carol, 'Mine now')).body.code).toBe('notYours')
  expect((await edit(asked, bobby, ' ')).status).toBe(400)
  const createdAt = Date.now() - changeableMs - 1000
  await db.updateTable('comments').set({ createdAt }).where('id', '=', asked).execute()
  const late = await edit(asked, bobby, 'Too late')
  expect([late.status, late.body.code]).toEqual([409, 'changeTooLate'])
  expect((await node(asked)).comments).toBe('Is the timing belt new?')
  expect(await node(neighbour)).toEqual(before)
})

test('a correction that changes nothing leaves no mark, and one that asks makes a question', async () => {
  expect((await edit(neighbour, carol, 'Nice car')).body).not.toHaveProperty('editedAt')
  expect((await edit(neighbour, carol, 'Nice car?')).body.question).toBe('open')
  expect(await read('discussion')).toMatchObject({ questions: 2, openQuestions: 2 })
})

test("a person deletes their own comment, and nobody else's", async () => {
  expect((await change('DELETE', asked, carol)).body.code).toBe('notYours')
  expect((await change('DELETE', asked, alice)).body.code).toBe('notYours')
  expect((await change('DELETE', asked, bobby)).status).toBe(200)
  expect((await change('DELETE', asked, bobby)).status).toBe(200)
  expect(Object.keys(await read('comments'))).toEqual([neighbour])
})

test('a deleted comment stays without its text while replies hang on it', async () => {
  const [first, second] = [
    await post(alice, 'In 2024.', { replyTo: asked }),
    await post(carol, 'Good.', { replyTo: asked }),
  ]
  await change('DELETE', asked, bobby)
  expect(await node(asked)).toMatchObject({ comments: '', isDeleted: true, user: 'bobby.one' })
  expect(await node(asked)).not.toHaveProperty('question')
  expect((await edit(asked, bobby, 'Back again')).body.code).toBe('commentGone')
  await change('DELETE', first, alice)
  expect(await node(asked)).not.toBeNull()
  await change('DELETE', second, carol)
  expect(Object.keys(await read('comments'))).toEqual([neighbour])
})

test('a question is open again when the answer is deleted or hidden', async () => {
  const answer = await post(alice, 'In 2024.', { replyTo: asked })
  expect((await node(asked)).question).toBe('answered')
  await hide(answer)
  expect((await node(asked)).question).toBe('open')
  await hide(answer, { isHidden: false })
  expect((await node(asked)).question).toBe('answered')
  await change('DELETE', answer, alice)
  expect((await node(asked)).question).toBe('open')
})

test('the seller pins one comment at a time', async () => {
  expect((await pin(asked, true, bobby)).body.code).toBe('notYours')
  await pin(asked)
  const answer = await post(alice, 'In 2024.', { replyTo: asked })
  expect((await read('discussion')).pinned.map(({ id }: { id: string }) => id)).toEqual([asked, answer])
  expect((await pin(answer)).body.code).toBe('commentGone')
  await pin(neighbour)
  expect([(await node(asked)).isPinned, (await node(neighbour)).isPinned]).toEqual([undefined, true])
  await pin(neighbour, false)
  expect((await read('discussion')).pinned).toEqual([])
})

test('the seller hides a comment for a reason that everybody can count, and shows it again', async () => {
  expect((await hide(asked, { isHidden: true, reason: 'offTopic' }, bobby)).body.code).toBe('notYours')
  expect((await hide(asked, { isHidden: true })).status).toBe(400)
  expect((await hide(asked, { isHidden: true, reason: 'I dislike it' })).status).toBe(400)
  await pin(asked)
  await hide(asked)
  expect(await node(asked)).toBeNull()
  expect(Object.keys(await read('comments'))).toEqual([neighbour])
  const counts = { questions: 0, openQuestions: 0, hidden: { offTopic: 1 }, pinned: [] }
  expect(await read('discussion', carol)).toEqual({ ...counts, hiddenComments: [] })
  for (const reader of [alice, bobby]) {
    const hidden = [expect.objectContaining({ id: asked, reason: 'offTopic', comments: 'Is the belt new?' })]
    expect(await read('discussion', reader)).toEqual({ ...counts, hiddenComments: hidden })
  }
  expect((await edit(asked, bobby, 'Let me in')).body.code).toBe('commentGone')
  expect((await pin(asked)).body.code).toBe('commentGone')
  await hide(asked, { isHidden: false })
  expect(await node(asked)).toMatchObject({ comments: 'Is the belt new?', question: 'open' })
})

test("a seller changes nothing under another's offer", async () => {
  const own = carId
  carId = await offerCar(app, bobby)
  const elsewhere = await post(carol, 'Elsewhere')
  carId = own
  for (const { body } of [await pin(elsewhere), await hide(elsewhere)]) expect(body.code).toBe('commentGone')
  carId = await offerCar(app, bobby)
  for (const { body } of [await pin(elsewhere), await hide(elsewhere)]) expect(body.code).toBe('notYours')
})

test('viewers hear of what changes', async () => {
  carId = await offerCar(app, alice)
  const kinds: string[] = []
  const stop = hub.subscribe(`cars/${carId}`, ({ kind }) => kinds.push(kind))
  const heard = async (expected: string[]) => {
    await expect.poll(() => kinds).toEqual(expected)
    kinds.length = 0
  }
  neighbour = await post(carol, 'Nice car')
  await heard(['commentAdded'])
  await edit(neighbour, carol, 'Nice, nice car')
  await heard(['commentChanged'])
  await pin(neighbour)
  await heard(['commentChanged', 'discussionChanged'])
  await hide(neighbour)
  await heard(['commentsGone', 'discussionChanged'])
  await hide(neighbour, { isHidden: false })
  await heard(['commentAdded', 'discussionChanged'])
  await change('DELETE', neighbour, carol)
  await heard(['discussionChanged', 'commentsGone'])
  stop()
})
