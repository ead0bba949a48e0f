import { beforeEach, describe, expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, alice, bobby, carol, danny } = await useWorld(['alice', 'bobby', 'carol', 'danny'])

/** Bobby's offer, on which Carol wrote; Alice's, and Carol's, on which Alice and Bobby wrote. */
let bobbys = ''
let alices = ''
let carols = ''

const set = (who: TestPerson, whom: { id: string }, kind: 'block' | 'mute', isOn = true) =>
  call(app, `PUT blocks/${whom.id}.json`, { as: who, body: { kind, isOn } })
const read = async (path: string, as: TestPerson) => (await call(app, `GET ${path}`, { as })).body
const follow = (who: TestPerson, whom: TestPerson) =>
  call(app, `POST users/${who.id}/following/${whom.id}.json`, { as: who, body: true })
const write = (who: TestPerson, whom: TestPerson, content = 'Is it still there?') =>
  call(app, 'POST messages.json', { as: who, body: { sendTo: whom.email, content } })
const comment = (who: TestPerson, car: string, comments = 'Nice.', replyTo?: string) =>
  call(app, `POST cars/${car}/comments.json`, { as: who, body: { comments, ...(replyTo && { replyTo }) } })
const notices = async (who: TestPerson) => (await read('notices.json', who)).notices as { type: string }[]

beforeEach(async () => {
  bobbys = await offerCar(app, bobby, { model: 'of Bobby' })
  alices = await offerCar(app, alice, { model: 'of Alice' })
  carols = await offerCar(app, carol, { model: 'of Carol' })
})

describe('a block', () => {
  test('keeps what the blocked one wrote under the other’s offer as it is', async () => {
    const { name } = (await comment(bobby, alices)).body
    const correct = () =>
      call(app, `PUT cars/${alices}/comments/${name}.json`, { as: bobby, body: { comments: 'Buy from me instead.' } })
    await set(alice, bobby, 'block')
    expect((await correct()).body.code).toBe('commentGone')
    expect(await read(`cars/${alices}/comments/${name}.json`, carol)).toMatchObject({ comments: 'Nice.' })
    await set(alice, bobby, 'block', false)
    expect((await correct()).status).toBe(200)
  })

  test('is undone from the list, which names whom one blocks and mutes, and is nobody else’s', async () => {
    expect((await set(alice, bobby, 'block')).status).toBe(200)
    await set(alice, bobby, 'block')
    await set(alice, carol, 'mute')
    const blocks = await read('blocks.json', alice)
    expect(blocks).toHaveLength(2)
    expect(blocks).toContainEqual({
      id: bobby.id,
      kind: 'block',
      since: expect.any(Number),
      username: bobby.username,
      gender: 'Male',
    })
    for (const other of [bobby, carol]) expect(await read('blocks.json', other)).toEqual([])
    await set(alice, bobby, 'block', false)
    expect(await read('blocks.json', alice)).toMatchObject([{ id: carol.id, kind: 'mute' }])
    expect(await read(`profiles/${bobby.id}.json`, alice)).toMatchObject({ id: bobby.id })
    expect((await write(bobby, alice)).status).toBe(200)
  })

  test('is not put on oneself, on nobody, or without saying what', async () => {
    for (const id of [alice.id, 'nobody']) expect((await set(alice, { id }, 'block')).status).toBe(404)
    expect((await call(app, `PUT blocks/${bobby.id}.json`, { as: alice, body: { isOn: true } })).status).toBe(400)
    expect(await db.selectFrom('blocks').selectAll().execute()).toEqual([])
  })

  test('ends follows of the two and no others, with their counts', async () => {
    for (const [who, whom] of [
      [alice, bobby],
      [bobby, alice],
      [carol, bobby],
    ] as const)
      await follow(who, whom)
    await set(bobby, alice, 'block')
    expect(await db.selectFrom('follows').select(['followerId', 'followedId']).execute()).toEqual([
      { followerId: carol.id, followedId: bobby.id },
    ])
    expect(await read(`profiles/${bobby.id}.json`, carol)).toMatchObject({ followers: 1, following: 0 })
    expect(await read(`profiles/${alice.id}.json`, carol)).toMatchObject({ followers: 0, following: 0 })
  })

  test('takes back what each was told about the other, and what was to be pushed', async () => {
    await write(bobby, alice)
    await comment(bobby, alices)
    await comment(carol, alices)
    await follow(alice, bobby)
    expect((await notices(alice)).map(({ type }) => type).toSorted()).toEqual(['comment', 'message'])
    await set(alice, bobby, 'block')
    expect(await notices(bobby)).toEqual([])
    // What Carol wrote in the same notice stays.
    expect(await notices(alice)).toMatchObject([{ type: 'comment', people: [{ id: carol.id }] }])
  })
})

test('a block counts what others did alone in the notices of each, and takes back what only the other did', async () => {
  const only = await offerCar(app, alice)
  for (const [who, car] of [
    [bobby, alices],
    [carol, alices],
    [bobby, alices],
    [bobby, only],
    [bobby, only],
  ] as const)
    await comment(who, car)
  for (const who of [bobby, carol, danny]) await follow(who, alice)
  const counts = async () =>
    (await read('notices.json', alice)).notices.map((one: { type: string; count: number }) => [one.type, one.count])
  expect(await counts()).toEqual(
    expect.arrayContaining([
      ['follower', 3],
      ['comment', 3],
      ['comment', 2],
    ]),
  )
  await set(alice, bobby, 'block')
  expect((await counts()).toSorted()).toEqual([
    ['comment', 1],
    ['follower', 2],
  ])
})

test('people of a block do not read each other under the offer of a third, and others read both', async () => {
  await comment(alice, carols, 'From Alice.')
  const { name } = (await comment(bobby, carols, 'From Bobby.')).body
  await set(alice, bobby, 'block')
  const texts = async (who: TestPerson) => {
    const comments = await read(`cars/${carols}/comments.json`, who)
    return Object.values(comments as Record<string, { comments: string }>).map((one) => one.comments)
  }
  expect(await texts(alice)).toEqual(['From Alice.'])
  expect(await texts(bobby)).toEqual(['From Bobby.'])
  expect(await texts(carol)).toEqual(['From Alice.', 'From Bobby.'])
  expect((await comment(alice, carols, 'An answer.', name)).status).toBe(404)
})

test('an old conversation stays readable to both, without names, and takes no edit', async () => {
  const { name } = (await write(bobby, alice, 'An old one.')).body
  await set(alice, bobby, 'block')
  for (const who of [alice, bobby]) {
    const other = who === alice ? bobby : alice
    const messages = await read(`messages.json?with=${other.id}`, who)
    expect(messages).toMatchObject({ [name]: { content: 'An old one.' } })
    expect(JSON.stringify(messages)).not.toContain(other.email)
    expect(await read(`conversations/${other.id}.json`, who)).not.toHaveProperty('person')
  }
  const edited = await call(app, `PUT messages/${name}.json`, { as: bobby, body: { content: 'Read this!' } })
  expect(edited.body).toMatchObject({ code: 'unknownRecipient', error: 'You cannot write to this person.' })
})

test('a block ends what the two had agreed, without a word, and no deals with others', async () => {
  const offer = (as: TestPerson, carId: string) =>
    call(app, 'POST price-offers.json', { as, body: { carId, amount: 5000 } })
  const times = [Date.now() + 86_400_000]
  const view = (as: TestPerson, withId: string, carId: string) =>
    call(app, 'POST viewings.json', { as, body: { carId, withId, times, place: 'Sofia' } })
  const { name: id } = (await offer(bobby, alices)).body
  await offer(carol, alices)
  await view(alice, bobby.id, bobbys)
  await view(bobby, alice.id, alices)
  const lines = Object.keys(await read('messages.json', bobby))
  await set(alice, bobby, 'block')
  const ended = { priceOffers: [{ state: 'ended' }], viewings: [{ state: 'ended' }, { state: 'ended' }] }
  expect(await read(`deals/${alice.id}.json`, bobby)).toMatchObject(ended)
  expect(await read(`deals/${bobby.id}.json`, alice)).toMatchObject(ended)
  expect(await read(`deals/${carol.id}.json`, alice)).toMatchObject({ priceOffers: [{ state: 'open' }] })
  expect(Object.keys(await read('messages.json', bobby))).toEqual(lines)
  const body = { action: 'accept', round: 1 }
  expect((await call(app, `PUT price-offers/${id}/action.json`, { as: alice, body })).body.code).toBe('dealChanged')
})

test('a mute keeps away notices of a person and their news, and nothing else, and is nobody else’s', async () => {
  await follow(alice, bobby)
  await set(alice, bobby, 'mute')
  await write(bobby, alice)
  await comment(bobby, alices)
  await comment(carol, alices)
  expect(await notices(alice)).toMatchObject([{ type: 'comment', count: 1, people: [{ id: carol.id }] }])
  expect(await read('unread.json', alice)).toEqual({ messages: 1 })
  expect(await read(`profiles/${bobby.id}.json`, alice)).toMatchObject({ isFollowed: true })
  expect((await read('feed.json', alice)).entries).toEqual([])
  await comment(alice, bobbys)
  expect(await notices(bobby)).toMatchObject([{ type: 'comment' }, { type: 'follower' }])
  await set(alice, bobby, 'mute', false)
  expect((await read('feed.json', alice)).entries).toMatchObject([{ owner: { id: bobby.id } }])
})

test.each(['block', 'mute'] as const)('a saved search finds no offer of a person of a %s', async (kind) => {
  for (const who of [alice, danny]) {
    const body = { name: 'Audi', address: 'brand=Audi', alert: 'live' }
    expect((await call(app, 'POST saved-searches.json', { as: who, body })).status).toBe(200)
  }
  await set(alice, bobby, kind)
  await offerCar(app, bobby, { brand: 'Audi', model: 'A6' })
  expect(await notices(alice)).toEqual([])
  expect((await notices(danny)).map(({ type }) => type)).toEqual(['searchHit'])
  expect(await read('saved-searches.json', alice)).toMatchObject([{ newCount: 0 }])
})
