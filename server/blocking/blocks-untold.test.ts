import { expect, test, vi } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, alice, bobby, danny, erica } = await useWorld(['alice', 'bobby', 'danny', 'erica'], {
  roles: { erica: 'moderator' },
})

const write = (who: TestPerson, whom: TestPerson) =>
  call(app, 'POST messages.json', { as: who, body: { sendTo: whom.email, content: 'Is it still there?' } })
const follow = (who: TestPerson, whom: TestPerson) =>
  call(app, `POST users/${who.id}/following/${whom.id}.json`, { as: who, body: true })
const comment = (who: TestPerson, car: string) =>
  call(app, `POST cars/${car}/comments.json`, { as: who, body: { comments: 'Nice.' } })

/** What each call answers about a person who is suspended, and about one of a block: the same. */
const deeds: Record<
  string,
  (who: TestPerson, whom: TestPerson, car: string) => Promise<{ status: number; body: unknown }>
> = {
  'a message by e-mail': (who, whom) => write(who, whom),
  'a message by id': (who, whom) =>
    call(app, 'POST messages.json', { as: who, body: { sendTo: whom.id, content: 'Hello?' } }),
  'a follow': (who, whom) => follow(who, whom),
  'a follow from the other side': (who, whom) =>
    call(app, `POST users/${whom.id}/followers/${who.id}.json`, { as: who, body: true }),
  'a comment': (who, _whom, car) => comment(who, car),
  'a price offer': (who, _whom, car) =>
    call(app, 'POST price-offers.json', { as: who, body: { carId: car, amount: 5000 } }),
  'a viewing': (who, whom, car) =>
    call(app, 'POST viewings.json', {
      as: who,
      body: { carId: car, withId: whom.id, times: [Date.now() + 86_400_000], place: 'Sofia' },
    }),
  'the offer': (who, _whom, car) => call(app, `GET cars/${car}.json`, { as: who }),
  'a field of the offer': (who, _whom, car) => call(app, `GET cars/${car}/price.json`, { as: who }),
  'its history': (who, _whom, car) => call(app, `GET cars/${car}/history.json`, { as: who }),
  'its comments': (who, _whom, car) => call(app, `GET cars/${car}/comments.json`, { as: who }),
  'its discussion': (who, _whom, car) => call(app, `GET cars/${car}/discussion.json`, { as: who }),
  'saving it': (who, _whom, car) => call(app, `PUT saved-cars/${car}.json`, { as: who, body: {} }),
  'the list of offers': (who) => call(app, 'GET cars.json', { as: who }),
  'offers now': (who, _whom, car) => call(app, `GET cars-now.json?id=${car}`, { as: who }),
  'a search of offers': (who) => call(app, 'GET search.json?q=bmw', { as: who }),
  'the profile': (who, whom) => call(app, `GET profiles/${whom.id}.json`, { as: who }),
  'the person': (who, whom) => call(app, `GET users/${whom.id}.json`, { as: who }),
  'a field of the person': (who, whom) => call(app, `GET users/${whom.id}/username.json`, { as: who }),
  'the telephone number': (who, whom) => call(app, `GET profiles/${whom.id}/telephone.json`, { as: who }),
  'their facts': (who, whom) => call(app, `GET profiles/${whom.id}/facts.json`, { as: who }),
  'their offers': (who, whom) => call(app, `GET users/${whom.id}/posts.json`, { as: who }),
  'their followers': (who, whom) => call(app, `GET profiles/${whom.id}/followers.json`, { as: who }),
  'all people': (who) => call(app, 'GET people.json', { as: who }),
  'people by name': (who, whom) => call(app, `GET people.json?q=${whom.username}`, { as: who }),
  users: (who) => call(app, 'GET users.json', { as: who }),
  'the conversation': (who, whom) => call(app, `GET conversations/${whom.id}.json`, { as: who }),
  conversations: (who) => call(app, 'GET conversations.json', { as: who }),
  messages: (who) => call(app, 'GET messages.json', { as: who }),
}

const sides = {
  'the blocked one': (one: TestPerson, other: TestPerson) => [other, one] as const,
  'the blocker': (one: TestPerson, other: TestPerson) => [one, other] as const,
}

test.each(
  Object.keys(deeds).flatMap((deed) =>
    (Object.keys(sides) as (keyof typeof sides)[]).map((side) => [deed, side] as const),
  ),
)('%s: %s cannot tell a block from a suspension', async (name, side) => {
  const car = await offerCar(app, bobby)
  await comment(bobby, car)
  await write(alice, bobby)
  const answerTo = async (who: TestPerson) => {
    const { status, body } = await deeds[name]!(who, bobby, car)
    return { status, body }
  }
  const [who, whom] = sides[side](alice, bobby)
  const block = (isOn: boolean) => call(app, `PUT blocks/${whom.id}.json`, { as: who, body: { kind: 'block', isOn } })

  await block(true)
  const blocked = await answerTo(alice)
  const toDanny = await answerTo(danny)
  expect(toDanny.status).toBe(200)
  expect(toDanny).not.toEqual(blocked)

  await block(false)
  const body = { state: 'suspended', reason: 'Fraud.' }
  expect((await call(app, `PUT moderation/accounts/${bobby.id}`, { as: erica, body })).status).toBe(200)
  // The search learns of a suspension a moment later.
  await vi.waitFor(async () => expect(await answerTo(alice)).toEqual(blocked), { timeout: 5000 })
})

test('somebody who mutes who blocks them learns their name no more than that of a suspended one', async () => {
  const set = (who: TestPerson, whom: TestPerson, kind: 'block' | 'mute', isOn = true) =>
    call(app, `PUT blocks/${whom.id}.json`, { as: who, body: { kind, isOn } })
  const namesFor = async (who: TestPerson) =>
    (await call(app, 'GET blocks.json', { as: who })).body.map(({ username }: { username?: string }) => username)

  await set(bobby, alice, 'mute')
  expect(await namesFor(bobby)).toEqual([alice.username])
  await set(alice, bobby, 'block')
  expect(await namesFor(bobby)).toEqual([undefined])
  await set(bobby, alice, 'mute', false)
  await set(bobby, alice, 'block')
  expect(await namesFor(bobby)).toEqual([undefined])
  // Who blocked first can undo it by the name, whatever the other does then.
  expect(await namesFor(alice)).toEqual([bobby.username])
  await set(alice, bobby, 'block', false)
  expect(await namesFor(bobby)).toEqual([alice.username])
})
