import { beforeEach, describe, expect, test } from 'vitest'
import { marketDay } from '../../contract/times.ts'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['alice', 'bobby', 'erica', 'frank'], {
  roles: { erica: 'moderator', frank: 'operator' },
})
const { app, db, alice, bobby, erica, frank } = server
const vin = 'WBA3D3105CF123456'
let car: string

beforeEach(async () => {
  await db.updateTable('users').set({ telephone: '+359 877 55-44-33' }).where('id', '=', bobby.id).execute()
  car = await offerCar(app, alice, { model: '320d xDrive', vin })
})

const read = async (path: string, as = erica) => (await call(app, `GET console/${path}`, { as })).body
const find = async (q: string) => {
  const { people, offers } = await read(`found.json?q=${encodeURIComponent(q)}`)
  return [people.map(({ username }: { username: string }) => username), offers.map(({ id }: { id: string }) => id)]
}

describe('moderators find', () => {
  test.each(['BOB', 'bobby.one@gm', '0877 554 433', '+359877554433', '00359 877 55 44 33', '877/554-433'])(
    'a person by %s',
    async (q) => {
      expect(await find(q)).toEqual([[bobby.username], []])
    },
  )

  test.each(['', '   ', 'nobody', '123', '%', '55 44 33'])('nobody by %j', async (q) => {
    expect(await find(q)).toEqual([[], []])
  })

  test('a person by id and address of the profile', async () => {
    for (const q of [bobby.id, `https://volan.example/all-users/${bobby.id}`]) {
      expect(await find(q)).toEqual([[bobby.username], []])
    }
  })

  test('an offer by id, address, VIN and name, also a hidden one', async () => {
    await call(app, `PUT moderation/offers/${car}`, { as: erica, body: { state: 'hidden', reason: 'A boat.' } })
    for (const q of [car, `https://volan.example/themes/${car}`, `/c/${car}-bmw`, 'wba3d', vin, 'bmw 320D x']) {
      expect(await find(q), q).toEqual([[], [car]])
    }
  })

  test('an offer by a photo', async () => {
    const id = '0123456789abcdef0123456789abcdef'
    const photo = { id, ownerId: alice.id, width: 8, height: 8, createdAt: 1 }
    await db
      .insertInto('photos')
      .values({ ...photo, hash1: null, hash2: null, hash3: null, hash4: null })
      .execute()
    await db
      .insertInto('pictures')
      .values({ carId: car, position: 9, address: `/photos/${id}-960.webp`, photoId: id })
      .execute()
    for (const q of [id, `https://volan.example/photos/${id}-480.webp`]) expect(await find(q)).toEqual([[], [car]])
  })
})

test("a person's file has counts, offers, comments, the same telephone, and what was done about them", async () => {
  await db.updateTable('users').set({ telephone: '0877554433' }).where('id', '=', frank.id).execute()
  const comment = await call(app, `POST cars/${car}/comments.json`, { as: bobby, body: { comments: 'Rude.' } })
  await call(app, `PUT moderation/comments/${comment.body.name}`, {
    as: erica,
    body: { state: 'hidden', reason: 'An insult.' },
  })
  const file = await read(`people/${bobby.id}.json`)
  expect(file).toMatchObject({
    email: bobby.email,
    isSuspended: false,
    sessions: 1,
    counts: { offers: 0, comments: 1, hiddenComments: 1 },
    comments: [{ carId: car, text: 'Rude.', isHidden: true }],
    sameTelephone: [{ username: frank.username }],
    audit: [{ action: 'hide', kind: 'comment', reason: 'An insult.' }],
  })
  expect((await call(app, 'GET console/people/-Nobody.json', { as: erica })).status).toBe(404)
  expect((await read(`people/${alice.id}.json`)).offers.map(({ id }: { id: string }) => id)).toEqual([car])
})

test("an offer's file has the whole VIN, its history and what was done about it", async () => {
  const again = await offerCar(app, bobby, { vin })
  await call(app, `PUT moderation/offers/${car}`, { as: erica, body: { state: 'hidden', reason: 'A boat.' } })
  expect(await read(`offers/${car}.json`)).toMatchObject({
    vin,
    isHidden: true,
    hiddenReason: 'A boat.',
    sameVin: [again],
    owner: { username: alice.username },
    history: [{ kind: 'added' }],
    audit: [{ action: 'hide', actor: erica.username }],
  })
  expect((await call(app, 'GET console/offers/-Nothing.json', { as: erica })).status).toBe(404)
})

test('answers are saved, changed and deleted, each with a row of the audit log', async () => {
  const answer = { title: ' Stolen  photos ', text: 'Please use your own photos.' }
  const { body } = await call(app, 'POST console/answers.json', { as: erica, body: answer })
  const path = `console/answers/${body.name}.json`
  await call(app, `PUT ${path}`, { as: erica, body: { ...answer, text: 'Your own photos, please.' } })
  expect(await read('answers.json')).toMatchObject([{ title: 'Stolen photos', text: 'Your own photos, please.' }])
  await call(app, `DELETE ${path}`, { as: erica })
  await call(app, `DELETE ${path}`, { as: erica })
  expect(await read('answers.json')).toEqual([])
  expect((await call(app, `PUT ${path}`, { as: erica, body: answer })).status).toBe(404)
  const log = await call(app, 'GET moderation/audit?kind=answer', { as: frank })
  expect(log.body.entries.map(({ action }: { action: string }) => action)).toEqual(['delete', 'change', 'add'])
})

test.each([
  [{ title: '', text: 'Some text.' }, 'title'],
  [{ title: 'x'.repeat(81), text: 'Some text.' }, 'title'],
  [{ title: 'A title' }, 'text'],
])('an answer %j is refused by its %s', async (body, field) => {
  const answer = await call(app, 'POST console/answers.json', { as: erica, body })
  expect([answer.status, answer.body.field]).toEqual([400, field])
  expect(await read('answers.json')).toEqual([])
})

describe('the audit log', () => {
  const filtered = async (query: string) =>
    (await call(app, `GET moderation/audit?${query}`, { as: frank })).body.entries.length

  test('is narrowed by who, what, on what and when', async () => {
    await call(app, `PUT moderation/offers/${car}`, { as: erica, body: { state: 'hidden', reason: 'A boat.' } })
    const own = `target=${car}`
    const today = marketDay(Date.now())
    expect(await filtered(own)).toBe(1)
    expect(await filtered(`${own}&actor=${erica.username.slice(0, 4)}&action=hide&kind=offer`)).toBe(1)
    expect(await filtered(`${own}&from=${today}&until=${today}`)).toBe(1)
    expect(await filtered(`${own}&actor=&action=&from=`)).toBe(1)
    for (const other of ['actor=frank', 'action=show', 'kind=comment', 'until=2026-01-01', 'from=2999-01-01']) {
      expect(await filtered(`${own}&${other}`), other).toBe(0)
    }
  })

  test.each(['action=jump', 'kind=planet', 'from=yesterday', 'until=2026-13-45'])('refuses %s', async (query) => {
    const answer = await call(app, `GET moderation/audit?${query}`, { as: frank })
    expect([answer.status, answer.body.field]).toEqual([400, query.split('=')[0]])
  })
})
