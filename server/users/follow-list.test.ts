import { beforeEach, expect, test } from 'vitest'
import { pages } from '../../contract/limits.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { listFollowPeople } from './follow-list-store.ts'

const { app, db, alice, bobby, carol } = await useWorld(['alice', 'bobby', 'carol'])

beforeEach(async () => {
  for (const follower of [bobby, carol]) await follow(follower, alice)
  await follow(carol, bobby)
})

async function follow(who: TestPerson, whom: TestPerson): Promise<void> {
  await call(app, `POST users/${who.id}/following/${whom.id}.json`, { as: who, body: true })
}

const read = async (person: TestPerson, side: string, query = '', as = carol) =>
  (await call(app, `GET profiles/${person.id}/${side}.json${query}`, { as })).body

test('followers and followed people are listed with whether the asker follows each', async () => {
  expect(await read(alice, 'followers')).toEqual({
    people: [
      { id: bobby.id, username: bobby.username, email: bobby.email, gender: expect.any(String), isFollowed: true },
      { id: carol.id, username: carol.username, email: carol.email, gender: expect.any(String), isFollowed: false },
    ],
    next: null,
  })
  expect((await read(carol, 'following')).people).toMatchObject([{ id: alice.id }, { id: bobby.id }])
  expect((await read(carol, 'followers')).people).toEqual([])
})

test('a page of followers begins after the last person of the previous page', async () => {
  const page = { userId: alice.id, side: 'followers', limit: 1 } as const
  const first = await listFollowPeople(db, carol.id, page)
  expect(first).toMatchObject({ people: [{ id: bobby.id }], next: bobby.id })
  expect(await read(alice, 'followers', `?after=${bobby.id}`)).toMatchObject({ people: [{ id: carol.id }], next: null })
  expect(pages.people).toBeGreaterThan(1)
})

test('a list of followers has no hidden e-mails and no suspended people, and a suspended person has no lists', async () => {
  await db.updateTable('users').set({ emailShown: 'hidden' }).where('id', '=', bobby.id).execute()
  expect((await read(alice, 'followers')).people).toMatchObject([{ email: null }, { email: carol.email }])
  expect((await read(alice, 'followers', '', bobby)).people[0].email).toBe(bobby.email)
  await db.updateTable('users').set({ suspendedAt: 1 }).where('id', '=', bobby.id).execute()
  expect((await read(alice, 'followers')).people).toMatchObject([{ id: carol.id }])
  expect((await call(app, `GET profiles/${bobby.id}/followers.json`, { as: carol })).status).toBe(404)
  expect((await call(app, 'GET profiles/-Nobody/following.json', { as: carol })).status).toBe(404)
})
