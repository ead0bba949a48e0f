import { beforeEach, expect, test } from 'vitest'
import { write } from '../db/database.ts'
import { lockRow } from '../db/locks.ts'
import { CountingLimits } from '../limits/rate-limits.ts'
import { offerCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'
import { createComments } from './comment-store.ts'

const { app, db } = await openTestApp()
let alice: TestPerson
let bobby: TestPerson
let carId: string

beforeEach(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  bobby = await signUp(app, 'bobby')
  carId = await offerCar(app, alice)
})

test('a comment carries its sender as the server knows them', async () => {
  const body = { comments: 'Is it still there?', senderId: alice.id, user: 'somebody', gender: 'Female' }
  const { name } = (await call(app, `POST cars/${carId}/comments.json`, { as: bobby, body })).body
  const expected = { comments: 'Is it still there?', senderId: bobby.id, user: 'bobby.one', gender: 'Male' }
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
])('%j is no comment', async (comments, sentence) => {
  const { status, body } = await call(app, `POST cars/${carId}/comments.json`, { as: bobby, body: { comments } })
  expect([status, body.error]).toEqual([400, sentence])
  expect((await call(app, `GET cars/${carId}/comments.json`, { as: alice })).body).toBeNull()
})

test('a car that is not there takes none', async () => {
  const { status } = await call(app, 'POST cars/-Nothing/comments.json', { as: bobby, body: { comments: 'Hello' } })
  expect(status).toBe(404)
  expect(await db.selectFrom('comments').select('id').execute()).toEqual([])
})

test('markup is kept as the text it is', async () => {
  const comments = '<img src=x onerror=alert(1)> & "quotes"'
  await call(app, `POST cars/${carId}/comments.json`, { as: bobby, body: { comments } })
  const [kept] = Object.values<{ comments: string }>(
    (await call(app, `GET cars/${carId}/comments.json`, { as: alice })).body,
  )
  expect(kept?.comments).toBe(comments)
})

test('a retry with the same key makes one comment', async () => {
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

test('comments that come at once all stand under the ids that were answered', async () => {
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
  const kept = await db.selectFrom('comments').select(['id', 'senderId', 'comments']).execute()
  const told = posts.map(({ as, comments }, at) => ({ id: answers[at]?.body.name, senderId: as.id, comments }))
  expect(kept).toHaveLength(posts.length)
  expect(kept).toEqual(expect.arrayContaining(told))
  expect(answers[30]?.body).toEqual(answers[20]?.body)
})

test('comments that come at once are each answered as if they came alone', async () => {
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
  const kept = await db.selectFrom('comments').select(['id', 'carId', 'senderId', 'comments']).execute()
  const written = posts
    .filter(({ isSeen }) => isSeen)
    .map(({ as, id, at }) => ({ id: answers[at]?.body.name, carId: id, senderId: as.id, comments: `${at}` }))
  expect(kept).toHaveLength(written.length)
  expect(kept).toEqual(expect.arrayContaining(written))
})

test('who was suspended or deleted after the call was let in comments no more', async () => {
  const comment = { userId: bobby.id, carId, comments: 'Hello' }
  await db.updateTable('users').set({ suspendedAt: 1 }).where('id', '=', bobby.id).execute()
  await expect(createComments(db, [comment])).rejects.toMatchObject({ code: 'accountSuspended' })
  await db.deleteFrom('users').where('id', '=', bobby.id).execute()
  await expect(createComments(db, [comment])).rejects.toMatchObject({ code: 'tokenExpired' })
  expect(await db.selectFrom('comments').select('id').execute()).toEqual([])
})

// SQLite has one writer at a time.
test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'who comments on an offer that is held keeps nobody waiting',
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

test('the twenty-first comment within a minute is asked to wait', async () => {
  const limited = await openTestApp({ limits: new CountingLimits() })
  const carol = await signUp(limited.app, 'carol')
  const id = await offerCar(limited.app, carol)
  const post = () => call(limited.app, `POST cars/${id}/comments.json`, { as: carol, body: { comments: 'Hello' } })
  for (let i = 0; i < 20; i++) expect((await post()).status).toBe(200)
  const refused = await post()
  expect([refused.status, refused.body.code]).toEqual([429, 'tooManyRequests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
