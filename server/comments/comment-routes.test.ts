import { beforeEach, expect, test } from 'vitest'
import { write } from '../db/write.ts'
import { lockRow } from '../db/locks.ts'
import { CountingLimits } from '../limits/rate-limits.ts'
import { offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { createComment } from './comment-store.ts'

const { app, db, alice, bobby } = await useWorld(['alice', 'bobby'])
let carId: string

beforeEach(async () => {
  carId = await offerCar(app, alice)
})

test('a comment carries the sender that the server knows, not the one in the body', async () => {
  const body = { comments: 'Is it still there?', senderId: alice.id, user: 'somebody', gender: 'Female' }
  const { name } = (await call(app, `POST cars/${carId}/comments.json`, { as: bobby, body })).body
  const sender = { senderId: bobby.id, user: 'bobby.one', gender: 'Male' }
  const expected = { comments: 'Is it still there?', ...sender, timestamp: expect.any(Number), question: 'open' }
  expect((await call(app, `GET cars/${carId}/comments.json`, { as: alice })).body).toEqual({ [name]: expected })
  expect((await call(app, `GET cars/${carId}/comments/${name}.json`, { as: alice })).body).toEqual(expected)
})

test('a car does not carry its comments', async () => {
  await call(app, `POST cars/${carId}/comments.json`, { as: bobby, body: { comments: 'Hello' } })
  expect((await call(app, `GET cars/${carId}.json`, { as: alice })).body).not.toHaveProperty('comments')
})

test('a visitor neither reads nor writes comments', async () => {
  expect((await call(app, `POST cars/${carId}/comments.json`, { body: { comments: 'Hello' } })).status).toBe(401)
  expect((await call(app, `GET cars/${carId}/comments.json`)).status).toBe(401)
  expect((await call(app, `GET cars/${carId}/comments.json`, { as: alice })).body).toBeNull()
})

test.each([
  ['', 'comments: Comment is required.'],
  ['  \n', 'comments: Comment is required.'],
  ['x'.repeat(2001), 'comments: Comment may have at most 2000 characters.'],
  [['a'], 'comments: Comment is required.'],
  ['nul \u0000 byte', 'comments: Comment may hold no control characters.'],
])('%j is refused as a comment', async (comments, sentence) => {
  const { status, body } = await call(app, `POST cars/${carId}/comments.json`, { as: bobby, body: { comments } })
  expect([status, body.error]).toEqual([400, sentence])
  expect((await call(app, `GET cars/${carId}/comments.json`, { as: alice })).body).toBeNull()
})

test('a comment on a missing car is refused', async () => {
  const { status } = await call(app, 'POST cars/-Nothing/comments.json', { as: bobby, body: { comments: 'Hello' } })
  expect(status).toBe(404)
  expect(await db.selectFrom('comments').select('id').execute()).toEqual([])
})

test('markup in a comment is stored as plain text', async () => {
  const comments = '<img src=x onerror=alert(1)> & "quotes"'
  await call(app, `POST cars/${carId}/comments.json`, { as: bobby, body: { comments } })
  const [stored] = Object.values<{ comments: string }>(
    (await call(app, `GET cars/${carId}/comments.json`, { as: alice })).body,
  )
  expect(stored?.comments).toBe(comments)
})

test('a comment sent again with the same key is stored once', async () => {
  const post = () =>
    call(app, `POST cars/${carId}/comments.json`, {
      as: bobby,
      body: { comments: 'Once' },
      headers: { 'idempotency-key': 'key-of-one-try' },
    })
  const answers = await Promise.all(Array.from({ length: 8 }, post))
  expect(new Set(answers.map(({ body }) => body.name)).size).toBe(1)
  expect(Object.keys((await call(app, `GET cars/${carId}/comments.json`, { as: alice })).body)).toHaveLength(1)
})

test('comments that come at once are all stored under the answered ids', async () => {
  const posts = Array.from({ length: 30 }, (_, at) => ({
    as: at % 2 === 0 ? alice : bobby,
    comments: `${at}`,
    key: at,
  }))
  // One of them is sent twice.
  const sent = [...posts, ...posts.slice(20, 21)]
  const answers = await Promise.all(
    sent.map(({ as, comments, key }) =>
      call(app, `POST cars/${carId}/comments.json`, {
        as,
        body: { comments },
        headers: { 'idempotency-key': `key-number-${key}` },
      }),
    ),
  )
  const stored = await db.selectFrom('comments').select(['id', 'senderId', 'comments']).execute()
  const expected = posts.map(({ as, comments }, at) => ({ id: answers[at]?.body.name, senderId: as.id, comments }))
  expect(stored).toHaveLength(posts.length)
  expect(stored).toEqual(expect.arrayContaining(expected))
  expect(answers[30]?.body).toEqual(answers[20]?.body)
})

test('comments that come at once fail or succeed each by itself', async () => {
  const [other, hidden] = [await offerCar(app, alice), await offerCar(app, alice)]
  await db.updateTable('cars').set({ hiddenAt: 1 }).where('id', '=', hidden).execute()
  const posts = Array.from({ length: 30 }, (_, at) => {
    const as = at % 2 === 0 ? alice : bobby
    const id = [carId, other, hidden, '-Nothing', carId][at % 5] ?? ''
    return { as, id, at, isSeen: id !== '-Nothing' && (id !== hidden || as === alice) }
  })
  const answers = await Promise.all(
    posts.map(({ as, id, at }) => call(app, `POST cars/${id}/comments.json`, { as, body: { comments: `${at}` } })),
  )
  expect(answers.map(({ status }) => status)).toEqual(posts.map(({ isSeen }) => (isSeen ? 200 : 404)))
  const stored = await db.selectFrom('comments').select(['id', 'carId', 'senderId', 'comments']).execute()
  const written = posts
    .filter(({ isSeen }) => isSeen)
    .map(({ as, id, at }) => ({ id: answers[at]?.body.name, carId: id, senderId: as.id, comments: `${at}` }))
  expect(stored).toHaveLength(written.length)
  expect(stored).toEqual(expect.arrayContaining(written))
})

test('a person suspended or deleted after the call was accepted cannot comment', async () => {
  const comment = { userId: bobby.id, carId, comments: 'Hello' }
  await db.updateTable('users').set({ suspendedAt: 1 }).where('id', '=', bobby.id).execute()
  await expect(createComment(db, comment)).rejects.toMatchObject({ code: 'accountSuspended' })
  await db.deleteFrom('users').where('id', '=', bobby.id).execute()
  await expect(createComment(db, comment)).rejects.toMatchObject({ code: 'tokenExpired' })
  expect(await db.selectFrom('comments').select('id').execute()).toEqual([])
})

// SQLite has one writer at a time.
test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a comment that waits for a locked offer does not delay others',
  async () => {
    const other = await offerCar(app, alice)
    const post = (id: string) => call(app, `POST cars/${id}/comments.json`, { as: bobby, body: { comments: 'Hello' } })
    const { waiting } = await write(db, async (tx) => {
      await lockRow(tx, 'cars', carId)
      const held = Array.from({ length: 5 }, () => post(carId))
      expect((await post(other)).status).toBe(200)
      return { waiting: held }
    })
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(200)
  },
)

test('the twenty-first comment within a minute is refused by the rate limit', async () => {
  const limited = await openTestApp({ limits: new CountingLimits() })
  const carol = await signUp(limited.app, 'carol')
  const id = await offerCar(limited.app, carol)
  const post = () => call(limited.app, `POST cars/${id}/comments.json`, { as: carol, body: { comments: 'Hello' } })
  for (let i = 0; i < 20; i++) expect((await post()).status).toBe(200)
  const refused = await post()
  expect([refused.status, refused.body.code]).toEqual([429, 'tooManyRequests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
