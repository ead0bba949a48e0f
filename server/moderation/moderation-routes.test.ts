import { beforeEach, describe, expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { signUpWithRole, type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['alice', 'bobby', 'erica', 'frank'], {
  roles: { erica: 'moderator', frank: 'operator' },
})
const { app, db, alice, bobby, erica, frank } = server

const moderate = (path: string, state: string, { as = erica, reason = 'Not a car.' } = {}) =>
  call(app, `PUT moderation/${path}`, { as, body: { state, reason } })
const read = async (path: string, as?: TestPerson) => (await call(app, `GET ${path}`, as ? { as } : {})).body
const newestActions = async (count: number) =>
  (await read(`moderation/audit?limit=${count}`, frank)).entries.map(
    ({ action, targetId, actorId }: Record<string, unknown>) => [action, targetId, actorId],
  )
const auditLength = async () => (await db.selectFrom('auditLog').select('id').execute()).length

describe('the rights of moderation', () => {
  test('are denied to a plain user, and to a visitor', async () => {
    const id = await offerCar(app, alice)
    for (const path of [`accounts/${alice.id}`, `offers/${id}`]) {
      expect((await moderate(path, 'hidden', { as: bobby })).status).toBe(403)
      expect((await call(app, `PUT moderation/${path}`, { body: {} })).status).toBe(401)
    }
    expect((await call(app, 'GET moderation/audit', { as: erica })).status).toBe(403)
  })

  test.each([
    ['moderator', 'user', 200],
    ['moderator', 'moderator', 403],
    ['moderator', 'operator', 403],
    ['operator', 'user', 200],
    ['operator', 'moderator', 200],
    ['operator', 'operator', 403],
  ] as const)('let a %s suspend a %s: %i', async (moderator, role, status) => {
    const as = moderator === 'moderator' ? erica : frank
    const target = await signUpWithRole(server, 'danny', role)
    expect((await moderate(`accounts/${target.id}`, 'suspended', { as })).status).toBe(status)
    const { suspendedAt } = await db
      .selectFrom('users')
      .select('suspendedAt')
      .where('id', '=', target.id)
      .executeTakeFirstOrThrow()
    expect(suspendedAt === null).toBe(status === 403)
  })

  test('let nobody suspend themselves', async () => {
    for (const as of [erica, frank]) {
      expect((await moderate(`accounts/${as.id}`, 'suspended', { as })).status).toBe(403)
    }
  })

  test('end at once with the role', async () => {
    const id = await offerCar(app, alice)
    await db.updateTable('users').set({ role: 'user' }).where('id', '=', erica.id).execute()
    expect((await moderate(`offers/${id}`, 'hidden')).status).toBe(403)
  })

  test.each([
    [undefined, 'reason: Reason is required.'],
    ['   ', 'reason: Reason is required.'],
    [' ab ', 'reason: Reason should be at least 3 characters.'],
    ['x'.repeat(501), 'reason: Reason may have at most 500 characters.'],
    ['a\u0000bc', 'reason: Reason may hold no control characters.'],
  ])('do not accept %j as a reason', async (reason, sentence) => {
    const id = await offerCar(app, alice)
    const before = await auditLength()
    const answer = await call(app, `PUT moderation/offers/${id}`, { as: erica, body: { state: 'hidden', reason } })
    expect([answer.status, answer.body.error]).toEqual([400, sentence])
    expect(Object.keys(await read('cars.json'))).toEqual([id])
    expect(await auditLength()).toBe(before)
  })

  test('answer 404 for an unknown id and 400 for an unknown state', async () => {
    for (const [path, state] of [
      ['accounts', 'suspended'],
      ['offers', 'hidden'],
      ['comments', 'hidden'],
    ] as const) {
      expect((await moderate(`${path}/-Nothing`, state)).status).toBe(404)
      expect((await moderate(`${path}/-Nothing`, 'gone')).status).toBe(400)
    }
  })
})

describe('a hidden offer', () => {
  let id: string
  let other: string

  beforeEach(async () => {
    id = await offerCar(app, alice, { price: 100 })
    other = await offerCar(app, alice, { price: 200 })
    await call(app, `POST cars/${id}/comments.json`, { as: bobby, body: { comments: 'Hello' } })
    await moderate(`offers/${id}`, 'hidden', { reason: 'It is a boat.' })
  })

  test('is in no list, count or profile that others see', async () => {
    for (const query of ['', '?orderBy="$key"&limitToLast=9', '?orderBy="price"&startAt=0', '?orderBy="brand"']) {
      expect(Object.keys(await read(`cars.json${query}`))).toEqual([other])
    }
    const ofAlice = `cars.json?orderBy="owner_id"&equalTo="${alice.id}"`
    expect(Object.keys(await read(ofAlice))).toEqual([other])
    expect(Object.keys(await read(ofAlice, bobby))).toEqual([other])
    expect(await read('counts.json')).toEqual({ cars: 1 })
    expect(await read(`profiles/${alice.id}.json`, bobby)).toMatchObject({ posts: 1 })
    expect(await read(`users/${alice.id}/posts.json`, bobby)).toEqual({ [other]: true })
    expect((await read(`users/${alice.id}.json`, bobby)).posts).toEqual({ [other]: true })
    expect(await read(`users/${alice.id}/posts/${id}.json`, bobby)).toBeNull()
  })

  test('does not exist for others, nor do its comments', async () => {
    for (const path of [`cars/${id}.json`, `cars/${id}/price.json`, `cars/${id}/comments.json`]) {
      expect(await read(path, bobby)).toBeNull()
    }
    const body = { comments: 'Still there?' }
    expect((await call(app, `POST cars/${id}/comments.json`, { as: bobby, body })).status).toBe(404)
  })

  test('is seen by its owner, with the reason, and by moderators', async () => {
    for (const as of [alice, erica, frank]) {
      expect(await read(`cars/${id}.json`, as)).toMatchObject({ price: 100, hiddenReason: 'It is a boat.' })
      expect(Object.keys(await read(`cars/${id}/comments.json`, as))).toHaveLength(1)
    }
    expect(await read(`cars/${other}.json`, alice)).not.toHaveProperty('hiddenReason')
    const own = await read(`cars.json?orderBy="owner_id"&startAt="${alice.id}"&endAt="${alice.id}"`, alice)
    expect(Object.keys(own)).toEqual([id, other])
    expect([own[id].isHidden, own[other].isHidden]).toEqual([true, undefined])
    expect(await read(`cars/${id}.json`, erica)).not.toHaveProperty('isHidden')
  })

  test('stays hidden when its owner edits it', async () => {
    const car = await read(`cars/${id}.json`, alice)
    const { status, body } = await call(app, `PUT cars/${id}.json`, { as: alice, body: { ...car, price: 300 } })
    expect([status, body.price, body.hiddenReason]).toEqual([200, 300, 'It is a boat.'])
    expect(Object.keys(await read('cars.json'))).toEqual([other])
    expect((await call(app, `PUT cars/${id}.json`, { as: bobby, body: car })).status).toBe(404)
  })

  test('is not counted down again when its owner deletes it', async () => {
    await call(app, `DELETE cars/${id}.json`, { as: alice })
    expect(await read('counts.json')).toEqual({ cars: 1 })
    expect(await read(`profiles/${alice.id}.json`, bobby)).toMatchObject({ posts: 1 })
  })

  test('is shown again as it was', async () => {
    const { headers } = await call(app, 'GET cars.json')
    expect((await moderate(`offers/${id}`, 'shown')).body).toEqual({ state: 'shown' })
    const list = await call(app, 'GET cars.json', { headers: { 'if-none-match': String(headers.etag) } })
    expect([list.status, Object.keys(list.body)]).toEqual([200, [id, other]])
    expect(await read('counts.json')).toEqual({ cars: 2 })
    expect(await read(`profiles/${alice.id}.json`, bobby)).toMatchObject({ posts: 2 })
    expect(await read(`cars/${id}.json`, bobby)).not.toHaveProperty('hiddenReason')
  })

  test('is hidden once and recorded once, however often it is asked for', async () => {
    const before = await auditLength()
    const answers = await Promise.all([1, 2, 3].map(() => moderate(`offers/${id}`, 'hidden')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await read('counts.json')).toEqual({ cars: 1 })
    expect(await auditLength()).toBe(before)
  })
})

describe('a hidden comment', () => {
  test('is seen by nobody until it is shown again', async () => {
    const carId = await offerCar(app, alice)
    const comment = async (comments: string) =>
      (await call(app, `POST cars/${carId}/comments.json`, { as: bobby, body: { comments } })).body.name as string
    const [rude, kind] = [await comment('Rude'), await comment('Kind')]
    await moderate(`comments/${rude}`, 'hidden')
    for (const as of [alice, bobby, erica]) {
      expect(Object.keys(await read(`cars/${carId}/comments.json`, as))).toEqual([kind])
      expect(await read(`cars/${carId}/comments/${rude}.json`, as)).toBeNull()
    }
    await moderate(`comments/${rude}`, 'shown')
    expect(Object.keys(await read(`cars/${carId}/comments.json`, alice))).toEqual([rude, kind])
    expect(await newestActions(2)).toEqual([
      ['show', rude, erica.id],
      ['hide', rude, erica.id],
    ])
  })
})

test('the audit log is read newest first, page by page', async () => {
  const id = await offerCar(app, alice)
  for (const state of ['hidden', 'shown', 'hidden']) await moderate(`offers/${id}`, state, { reason: `Now ${state}.` })
  const first = await read('moderation/audit?limit=2', frank)
  expect(first.entries[0]).toEqual({
    id: expect.any(String),
    at: expect.any(Number),
    actorId: erica.id,
    actor: erica.username,
    action: 'hide',
    kind: 'offer',
    targetId: id,
    reason: 'Now hidden.',
  })
  const second = await read(`moderation/audit?limit=2&before=${first.next}`, frank)
  const reasons = [...first.entries, ...second.entries].map((entry) => entry.reason)
  expect(reasons.slice(0, 3)).toEqual(['Now hidden.', 'Now shown.', 'Now hidden.'])
})
