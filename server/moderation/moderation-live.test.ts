import { beforeEach, expect, test } from 'vitest'
import { type HubEvent, type HubTopic } from '../events/hub.ts'
import { allHeard } from '../testing/all-heard.ts'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['alice', 'erica'], { roles: { erica: 'moderator' } })
const { app, db, hub, alice, erica } = server
let id: string

beforeEach(async () => {
  id = await offerCar(app, alice)
})

async function heardOn(topics: HubTopic[], work: () => Promise<unknown>): Promise<[HubTopic, HubEvent][]> {
  await allHeard(server)
  const heard: [HubTopic, HubEvent][] = []
  const stops = topics.map((topic) => hub.subscribe(topic, (event) => heard.push([topic, event])))
  await work()
  await allHeard(server)
  for (const stop of stops) stop()
  return heard.toSorted(([one], [other]) => (one < other ? -1 : 1))
}

const moderate = (path: string, state: string) =>
  call(app, `PUT moderation/${path}`, { as: erica, body: { state, reason: 'Not a car.' } })
const comment = async (as: TestPerson) =>
  (await call(app, `POST cars/${id}/comments.json`, { as, body: { comments: 'Hello' } })).body.name as string

test('viewers see a hidden offer disappear as a deleted one, and come back as a new one', async () => {
  const topics: HubTopic[] = ['cars', `cars/${id}`, `profiles/${alice.id}`, `users/${alice.id}`]
  expect(await heardOn(topics, () => moderate(`offers/${id}`, 'hidden'))).toEqual([
    ['cars', { kind: 'carDeleted', id }],
    [`cars/${id}`, { kind: 'carDeleted', id }],
    [`profiles/${alice.id}`, { kind: 'counts', followers: 0, following: 0, posts: 0 }],
    [`users/${alice.id}`, { kind: 'childChanged', path: `/posts/${id}`, value: null }],
  ])
  const car = expect.objectContaining({ price: 38_900 }) as unknown
  expect(await heardOn(topics, () => moderate(`offers/${id}`, 'shown'))).toEqual([
    ['cars', { kind: 'carAdded', id, car }],
    [`cars/${id}`, { kind: 'carChanged', id, car }],
    [`profiles/${alice.id}`, { kind: 'counts', followers: 0, following: 0, posts: 1 }],
    [`users/${alice.id}`, { kind: 'childChanged', path: `/posts/${id}`, value: true }],
  ])
})

test('nobody receives events of a hidden offer or of its comments', async () => {
  await moderate(`offers/${id}`, 'hidden')
  const car = (await call(app, `GET cars/${id}.json`, { as: alice })).body
  const heard = await heardOn(['cars', `cars/${id}`], async () => {
    await call(app, `PUT cars/${id}.json`, { as: alice, body: car })
    await comment(alice)
    await call(app, `DELETE cars/${id}.json`, { as: alice })
  })
  expect(heard).toEqual([])
})

test('readers see a hidden comment disappear and come back', async () => {
  const commentId = await comment(alice)
  const topics: HubTopic[] = [`cars/${id}`]
  expect(await heardOn(topics, () => moderate(`comments/${commentId}`, 'hidden'))).toEqual([
    [`cars/${id}`, { kind: 'commentsGone', ids: [commentId] }],
    [`cars/${id}`, { kind: 'discussionChanged' }],
  ])
  expect(await heardOn(topics, () => moderate(`comments/${commentId}`, 'shown'))).toEqual([
    [`cars/${id}`, { kind: 'commentAdded', id: commentId, comment: expect.objectContaining({ comments: 'Hello' }) }],
    [`cars/${id}`, { kind: 'discussionChanged' }],
  ])
})

test('suspending an account removes its sessions, offers and comments; restoring it brings back the offers', async () => {
  const ericas = await offerCar(app, erica)
  const { name } = (await call(app, `POST cars/${ericas}/comments.json`, { as: alice, body: { comments: 'Hello' } }))
    .body
  const session = await db.selectFrom('sessions').select('id').where('userId', '=', alice.id).executeTakeFirstOrThrow()
  const topics: HubTopic[] = ['cars', `cars/${id}`, `cars/${ericas}`, `sessions/${session.id}`]
  const heard = await heardOn(topics, () => moderate(`accounts/${alice.id}`, 'suspended'))
  expect(Object.fromEntries(heard)).toEqual({
    cars: { kind: 'carsGone', ids: [id] },
    [`cars/${id}`]: { kind: 'carsGone', ids: [id] },
    [`cars/${ericas}`]: { kind: 'commentsGone', ids: [name] },
    [`sessions/${session.id}`]: { kind: 'sessionEnded' },
  })
  expect(await heardOn(['cars', `cars/${id}`], () => moderate(`accounts/${alice.id}`, 'active'))).toEqual([
    ['cars', { kind: 'carsAdded', ids: [id] }],
    [`cars/${id}`, { kind: 'carsAdded', ids: [id] }],
  ])
})

test('a moderation that changes nothing publishes nothing', async () => {
  await moderate(`offers/${id}`, 'hidden')
  const again = await heardOn(['cars', `cars/${id}`, `profiles/${alice.id}`], () => moderate(`offers/${id}`, 'hidden'))
  expect(again).toEqual([])
})
