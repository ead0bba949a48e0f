import { expect, test } from 'vitest'
import { type HubEvent } from '../events/hub.ts'
import { allHeard } from '../testing/all-heard.ts'
import { offerCar } from '../testing/cars.ts'
import { drawnPhoto } from '../testing/drawn-photo.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { tidyProfileFacts } from './profile-facts-store.ts'

const server = await useWorld(['alice', 'bobby', 'carol', 'danny', 'erica', 'frank'])
const { app, db, hub, alice, bobby, carol, danny, erica, frank } = server
const others = [bobby, carol, danny, erica, frank]
const hour = 60 * 60 * 1000
const day = 24 * hour

const facts = async (of: TestPerson, as: TestPerson) =>
  (await call(app, `GET profiles/${of.id}/facts.json`, { as })).body
const write = (as: TestPerson, to: TestPerson) =>
  call(app, 'POST messages.json', { as, body: { sendTo: to.email, content: 'Is it still there?' } })
const setOwn = (as: TestPerson, body: object) => call(app, 'PUT own-profile.json', { as, body })
const follow = (as: TestPerson, whom: TestPerson) =>
  call(app, `POST users/${as.id}/following/${whom.id}.json`, { as, body: true })

/** Moves the beginnings and answers of a person's conversations into the past. */
async function makeOlder(person: TestPerson, by: number): Promise<void> {
  await db
    .updateTable('conversations')
    .set((eb) => ({ gotFirstAt: eb('gotFirstAt', '-', by), wroteFirstAt: eb('wroteFirstAt', '-', by) }))
    .where('userId', '=', person.id)
    .execute()
  await db.updateTable('profileFacts').set({ dueAt: 0 }).execute()
  await tidyProfileFacts(db)
}

test('replies are shown from five conversations on, as a median and never as a rate of 0 %', async () => {
  for (const other of others.slice(0, 4)) {
    await write(other, alice)
    await write(alice, other)
  }
  expect((await facts(alice, bobby)).replies).toBeUndefined()
  await write(frank, alice)
  expect((await facts(alice, bobby)).replies).toBeUndefined()
  await makeOlder(alice, 2 * day)
  expect((await facts(alice, bobby)).replies).toMatchObject({ asked: 5, answered: 4 })
  await write(alice, frank)
  const { replies } = await facts(alice, bobby)
  expect(replies).toMatchObject({ asked: 5, answered: 5 })
  expect(replies.usualMs).toBeLessThan(hour)
  expect((await facts(bobby, alice)).replies).toBeUndefined()
})

test('who has a day left to answer is not counted, and what is older than 90 days counts no more', async () => {
  for (const other of others) await write(other, alice)
  const row = async () =>
    db
      .selectFrom('profileFacts')
      .select(['asked', 'answered', 'dueAt'])
      .where('userId', '=', alice.id)
      .executeTakeFirst()
  expect(await row()).toMatchObject({ asked: 0, answered: 0 })
  expect((await row())?.dueAt).toBeGreaterThan(Date.now() + 23 * hour)
  await makeOlder(alice, 25 * hour)
  expect(await row()).toMatchObject({ asked: 5, answered: 0 })
  await makeOlder(alice, 90 * day)
  expect(await row()).toMatchObject({ asked: 0, answered: 0, dueAt: null })
})

test('whoever wrote first is asked nothing, and later messages change nothing', async () => {
  await write(alice, bobby)
  await write(bobby, alice)
  await write(alice, bobby)
  await makeOlder(alice, 2 * day)
  await makeOlder(bobby, 2 * day)
  const rows = await db.selectFrom('profileFacts').select(['userId', 'asked', 'answered']).execute()
  expect(rows.filter(({ asked }) => asked > 0)).toEqual([{ userId: bobby.id, asked: 1, answered: 1 }])
})

test('offers of now, sales and being new are facts, too', async () => {
  const [first] = [await offerCar(app, alice), await offerCar(app, alice), await offerCar(app, alice)]
  expect(await facts(alice, bobby)).toMatchObject({ offers: 3, sold: 0, isNew: true, about: '' })
  await call(app, `PUT cars/${first}/state.json`, { as: alice, body: { state: 'sold' } })
  expect(await facts(alice, bobby)).toMatchObject({ offers: 2, sold: 1, isNew: false })
  await call(app, `PUT cars/${first}/state.json`, { as: alice, body: { state: 'forSale' } })
  expect(await facts(alice, bobby)).toMatchObject({ offers: 3, sold: 0, isNew: true })
  await call(app, `DELETE cars/${first}.json`, { as: alice })
  expect(await facts(alice, bobby)).toMatchObject({ offers: 2, sold: 0 })
  await db
    .updateTable('users')
    .set({ createdAt: Date.now() - 31 * day })
    .execute()
  expect(await facts(alice, bobby)).toMatchObject({ isNew: false })
  expect(await facts({ ...alice, id: '-Nobody' }, bobby)).toBeNull()
})

test('people whom both follow are named, and nobody else', async () => {
  for (const whom of [carol, danny]) await follow(bobby, whom)
  for (const whom of [carol, erica]) await follow(alice, whom)
  const both = { count: 1, people: [{ id: carol.id, username: 'carol.one' }] }
  expect((await facts(alice, bobby)).bothFollow).toEqual(both)
  expect((await facts(bobby, alice)).bothFollow).toEqual(both)
  expect((await facts(alice, frank)).bothFollow).toEqual({ count: 0, people: [] })
  expect((await facts(alice, alice)).bothFollow).toEqual({ count: 0, people: [] })
})

test('a picture and a few words are shown wherever people stand, until they are taken away', async () => {
  const { body: photo } = await call(app, 'POST photos', {
    as: alice,
    body: await drawnPhoto(1),
    headers: { 'content-type': 'image/jpeg' },
  })
  const heard: HubEvent[] = []
  hub.subscribe(`profiles/${alice.id}`, (event) => heard.push(event))
  expect((await setOwn(alice, { about: ' I restore old cars.\n', picture: photo.address })).status).toBe(200)
  await allHeard(server)
  expect(heard).toMatchObject([{ kind: 'profileChanged' }])
  const picture = photo.address.replace('-960', '-480')
  expect((await facts(alice, bobby)).about).toBe('I restore old cars.')
  expect((await call(app, `GET profiles/${alice.id}.json`, { as: bobby })).body.picture).toBe(picture)
  const people = async () => (await call(app, 'GET people.json', { as: bobby })).body.people
  expect((await people()).map((person: { picture?: string }) => person.picture)).toContain(picture)
  expect((await call(app, `GET users/${alice.id}.json`, { as: bobby })).body).not.toHaveProperty('picture')
  await setOwn(alice, { picture: null })
  await allHeard(server)
  expect((await people()).flatMap((person: { picture?: string }) => person.picture ?? [])).toEqual([])
  expect((await facts(alice, bobby)).about).toBe('I restore old cars.')
})

test('a picture is an uploaded photo, and the text is short and clean', async () => {
  const codes = []
  for (const body of [
    { picture: `/photos/${'0'.repeat(32)}-960.webp` },
    { picture: 'https://example.com/me.jpg' },
    { picture: 'javascript:alert(1)' },
    { about: 'x'.repeat(501) },
    { about: 'a\u0000b' },
  ])
    codes.push((await setOwn(alice, body)).body.code)
  expect(codes).toEqual(['unknownPhoto', 'invalid', 'invalid', 'invalid', 'invalid'])
  expect(await db.selectFrom('profiles').selectAll().execute()).toEqual([])
})

test('who is not among all profiles is found neither there nor by name, but by those who know the address', async () => {
  const names = async (query = '') =>
    (await call(app, `GET people.json${query}`, { as: bobby })).body.people.map(
      ({ username }: { username: string }) => username,
    )
  expect(await names()).toContain('alice.one')
  const privacy = { telephoneShown: 'shown', emailShown: 'shown', directoryShown: 'hidden' }
  expect((await call(app, 'PUT auth/privacy', { as: alice, body: privacy })).status).toBe(200)
  await allHeard(server)
  expect(await names()).not.toContain('alice.one')
  expect(await names('?q=alice')).toEqual([])
  expect(await names('?q=bobby')).toEqual(['bobby.one'])
  expect(Object.keys((await call(app, 'GET users.json', { as: bobby })).body)).not.toContain(alice.id)
  expect((await call(app, `GET users/${alice.id}.json`, { as: bobby })).body.username).toBe('alice.one')
  expect((await call(app, `GET profiles/${alice.id}.json`, { as: bobby })).body.username).toBe('alice.one')
  await call(app, 'PUT auth/privacy', { as: alice, body: { ...privacy, directoryShown: 'shown' } })
  await allHeard(server)
  expect(await names('?q=alice')).toEqual(['alice.one'])
})
