import { describe, expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, alice, bobby, carol } = await useWorld(['alice', 'bobby', 'carol'])

const read = async (path: string, as = carol) => (await call(app, `GET ${path}`, { as })).body

describe('following', () => {
  const both = async () => [
    await read(`users/${alice.id}/following.json`),
    await read(`users/${bobby.id}/followers.json`),
  ]

  test.each([
    ['following', () => `users/${alice.id}/following/${bobby.id}`],
    ['followers', () => `users/${bobby.id}/followers/${alice.id}`],
  ])('by either POST is complete, and either DELETE ends it: %s', async (_side, path) => {
    const { status, body } = await call(app, `POST ${path()}.json`, { as: alice, body: true })
    expect([status, typeof body.name]).toEqual([200, 'string'])
    await call(app, `POST ${path()}.json`, { as: alice, body: true })
    expect(await both()).toEqual([{ [bobby.id]: true }, { [alice.id]: true }])
    expect(await read(`profiles/${bobby.id}.json`)).toMatchObject({ followers: 1, following: 0, isFollowed: false })
    expect(await read(`profiles/${bobby.id}.json`, alice)).toMatchObject({ isFollowed: true })
    expect((await call(app, `DELETE ${path()}/.json`, { as: alice })).text).toBe('null')
    await call(app, `DELETE ${path()}.json`, { as: alice })
    expect(await both()).toEqual([null, null])
    expect(await read(`profiles/${bobby.id}.json`)).toMatchObject({ followers: 0 })
  })

  test("in another person's name is refused, and so is unfollowing", async () => {
    await call(app, `POST users/${alice.id}/following/${bobby.id}.json`, { as: alice, body: true })
    const attempts = [
      call(app, `POST users/${alice.id}/following/${carol.id}.json`, { as: bobby, body: true }),
      call(app, `POST users/${carol.id}/followers/${alice.id}.json`, { as: bobby, body: true }),
      call(app, `DELETE users/${alice.id}/following/${bobby.id}.json`, { as: bobby }),
      call(app, `DELETE users/${bobby.id}/followers/${alice.id}.json`, { as: bobby }),
    ]
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect((await call(app, `POST users/${alice.id}/following/${carol.id}.json`, { body: true })).status).toBe(401)
    expect(await both()).toEqual([{ [bobby.id]: true }, { [alice.id]: true }])
  })

  test('oneself, an unknown person, or with a value other than true is refused', async () => {
    const follow = (other: string, body: unknown = true) =>
      call(app, `POST users/${alice.id}/following/${other}.json`, { as: alice, body })
    expect((await follow(alice.id)).status).toBe(400)
    expect((await follow('-Nobody')).status).toBe(404)
    expect((await follow(bobby.id, 'yes')).status).toBe(400)
    expect(await read(`users/${alice.id}/following.json`)).toBeNull()
  })

  test('reads as true or null for one entry', async () => {
    await call(app, `POST users/${alice.id}/following/${bobby.id}.json`, { as: alice, body: true })
    expect(await read(`users/${bobby.id}/followers/${alice.id}.json`)).toBe(true)
    expect(await read(`users/${alice.id}/followers/${bobby.id}.json`)).toBeNull()
  })
})

describe('users', () => {
  test('are not shown to a visitor', async () => {
    for (const path of ['users.json', `users/${alice.id}.json`, 'people.json', `profiles/${alice.id}.json`]) {
      expect((await call(app, `GET ${path}`)).status).toBe(401)
    }
  })

  test('are a map by id at both endings, without empty maps', async () => {
    const all = await read('users/.json')
    expect(Object.keys(all)).toEqual([alice.id, bobby.id, carol.id])
    expect(all).toEqual(await read('users.json'))
    expect(all[alice.id]).toEqual({
      username: 'alice.one',
      email: alice.email,
      telephone: '0888 123 456',
      gender: 'Female',
    })
  })

  test('by username are in bytewise order', async () => {
    const found = await read('users.json?orderBy="username"&startAt="b"&endAt="b\uf8ff"')
    expect(Object.keys(found)).toEqual([bobby.id])
    expect(await read('users.json?orderBy="username"&startAt="B"&endAt="B\uf8ff"')).toBeNull()
  })

  test('never contain sent messages', async () => {
    await call(app, 'POST messages.json', { as: alice, body: { sendTo: bobby.email, content: 'secret' } })
    expect(JSON.stringify(await read('users.json'))).not.toContain('secret')
    expect(await read(`users/${alice.id}.json`, alice)).not.toHaveProperty('sent')
  })

  test('answer null for an unknown id and an unknown field', async () => {
    expect(await read('users/-Nobody.json')).toBeNull()
    expect(await read(`users/${alice.id}/passwordHash.json`)).toBeNull()
    expect(await read(`users/${alice.id}/telephone.json`)).toBe('0888 123 456')
  })

  test('are written by registration only', async () => {
    expect(
      (await call(app, `PUT users/${alice.id}.json`, { as: alice, body: { username: 'other.name' } })).status,
    ).toBe(405)
    expect((await call(app, `DELETE users/${alice.id}.json`, { as: alice })).status).toBe(405)
    expect((await call(app, 'PATCH users.json', { as: alice, body: {} })).status).toBe(405)
    expect(await read(`users/${alice.id}/username.json`)).toBe('alice.one')
  })
})

describe("an entry in a person's posts", () => {
  test("can be written again for the person's own car and changes nothing", async () => {
    const id = await offerCar(app, alice)
    const { status, body } = await call(app, `PUT users/${alice.id}/posts/${id}.json`, { as: alice, body: true })
    expect([status, body]).toEqual([200, true])
    expect(await read(`users/${alice.id}/posts.json`)).toEqual({ [id]: true })
  })

  test("cannot be written for another's car or person", async () => {
    const id = await offerCar(app, alice)
    expect((await call(app, `PUT users/${bobby.id}/posts/${id}.json`, { as: bobby, body: true })).status).toBe(403)
    expect((await call(app, `PUT users/${alice.id}/posts/${id}.json`, { as: bobby, body: true })).status).toBe(403)
    expect(await read(`users/${bobby.id}/posts.json`)).toBeNull()
  })
})

describe('people for the screens', () => {
  test('come page by page', async () => {
    const first = await read('people.json?limit=2')
    expect(first.people.map(({ id }: { id: string }) => id)).toEqual([alice.id, bobby.id])
    expect(await read(`people.json?limit=2&after=${first.next}`)).toEqual({
      people: [{ id: carol.id, username: 'carol.one', email: carol.email, gender: 'Female' }],
      next: null,
    })
  })

  test('are found by the beginning of their name in any letter case', async () => {
    expect((await read('people.json?q=BOB')).people.map(({ id }: { id: string }) => id)).toEqual([bobby.id])
    expect((await read('people.json?q=one')).people).toEqual([])
    expect((await read('people.json?q=%25')).people).toEqual([])
  })
})
