import { expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { testPassword, type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['alice', 'bobby', 'erica', 'frank'], {
  roles: { erica: 'moderator', frank: 'operator' },
})
const { app, db, alice, bobby, erica, frank } = server

const moderate = (path: string, state: string, { as = erica, reason = 'Not a car.' } = {}) =>
  call(app, `PUT moderation/${path}`, { as, body: { state, reason } })
const read = async (path: string, as?: TestPerson) => (await call(app, `GET ${path}`, as ? { as } : {})).body
const auditLength = async () => (await db.selectFrom('auditLog').select('id').execute()).length
const logIn = (password: string, email = alice.email) => call(app, 'POST auth/login', { body: { email, password } })

test('suspending an account ends its sessions at once, by token and by cookie', async () => {
  await moderate(`accounts/${alice.id}`, 'suspended')
  expect((await call(app, 'GET users.json', { as: alice })).body.code).toBe('tokenExpired')
  const renewed = await call(app, 'POST auth/token', { headers: { cookie: alice.cookie } })
  expect(renewed.status).toBe(401)
  expect((await call(app, 'GET users.json', { as: bobby })).status).toBe(200)
})

test('a login to a suspended account is told why, with the right password only', async () => {
  await moderate(`accounts/${alice.id}`, 'suspended', { reason: 'Sold one car twice.' })
  const right = await logIn(testPassword)
  expect([right.status, right.body.error]).toEqual([403, 'This account is suspended. Reason: Sold one car twice.'])
  expect(right.headers['set-cookie']).toBeUndefined()
  const [wrong, unknown] = [await logIn('wrong horse'), await logIn('wrong horse', 'nobody.one@gmail.com')]
  expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text])
})

test('a suspended account is not among the people, and its offers and comments are missing', async () => {
  const id = await offerCar(app, alice)
  const bobbys = await offerCar(app, bobby)
  await call(app, `POST cars/${bobbys}/comments.json`, { as: alice, body: { comments: 'Hello' } })
  await moderate(`accounts/${alice.id}`, 'suspended')
  expect(Object.keys(await read('cars.json'))).toEqual([bobbys])
  expect(await read('counts.json')).toEqual({ cars: 1 })
  expect(Object.keys(await read('users.json', bobby))).not.toContain(alice.id)
  expect((await read('people.json?q=alice', bobby)).people).toEqual([])
  for (const path of [`users/${alice.id}`, `profiles/${alice.id}`, `users/${alice.id}/email`, `cars/${id}`]) {
    expect(await read(`${path}.json`, bobby)).toBeNull()
  }
  expect(await read(`cars/${bobbys}/comments.json`, bobby)).toBeNull()
  const follow = await call(app, `POST users/${bobby.id}/following/${alice.id}.json`, { as: bobby, body: true })
  const message = { sendTo: alice.email, content: 'Hello' }
  expect([follow.status, (await call(app, 'POST messages.json', { as: bobby, body: message })).status]).toEqual([
    404, 400,
  ])
})

test('a restored account has all its offers and comments that no moderator has hidden', async () => {
  const [shown, hidden] = [await offerCar(app, alice), await offerCar(app, alice)]
  await moderate(`offers/${hidden}`, 'hidden')
  await moderate(`accounts/${alice.id}`, 'suspended')
  await moderate(`accounts/${alice.id}`, 'active')
  expect((await logIn(testPassword)).status).toBe(200)
  expect(Object.keys(await read('cars.json'))).toEqual([shown])
  expect(await read('counts.json')).toEqual({ cars: 1 })
  expect(await read(`profiles/${alice.id}.json`, bobby)).toMatchObject({ posts: 1 })
})

test('the counts of a suspended account stay right when an offer is hidden and shown meanwhile', async () => {
  const id = await offerCar(app, alice)
  await moderate(`accounts/${alice.id}`, 'suspended')
  await moderate(`offers/${id}`, 'hidden')
  expect(await read('counts.json')).toEqual({ cars: 0 })
  await moderate(`offers/${id}`, 'shown')
  expect(await read('counts.json')).toEqual({ cars: 0 })
  await moderate(`accounts/${alice.id}`, 'active')
  expect(await read('counts.json')).toEqual({ cars: 1 })
})

test('an account is suspended once by many calls at the same time', async () => {
  await offerCar(app, alice)
  const before = await auditLength()
  await Promise.all([erica, frank, erica].map((as) => moderate(`accounts/${alice.id}`, 'suspended', { as })))
  // The two that came too late are known, too.
  expect(await auditLength()).toBe(before + 3)
  expect(await db.selectFrom('cases').select('id').execute()).toHaveLength(1)
  expect(await read('counts.json')).toEqual({ cars: 0 })
})

test('exclusions do not name a suspended account or its offers', async () => {
  const id = await offerCar(app, alice)
  for (const [kind, value] of [
    ['car', id],
    ['seller', alice.id],
  ]) {
    await call(app, 'PUT exclusions.json', { as: bobby, body: { kind, value, isLeftOut: true } })
  }
  const names = async () => (await read('exclusions.json', bobby)).map(({ name }: { name: string }) => name).toSorted()
  expect(await names()).toEqual(['BMW 320d, 2019', alice.username])
  await moderate(`accounts/${alice.id}`, 'suspended')
  expect(await names()).toEqual([id, alice.id].toSorted())
})
