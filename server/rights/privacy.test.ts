import { beforeEach, describe, expect, test } from 'vitest'
import { type Privacy } from '../../contract/privacy.ts'
import { offerCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, hub, alice } = await useWorld(['alice'])
/** A number that only Alice has. */
const telephone = '0899 777 111'
let bobby: TestPerson

beforeEach(async () => {
  await db.updateTable('users').set({ telephone }).where('id', '=', alice.id).execute()
  bobby = await signUp(app, 'bobby')
})

async function choose(choices: Partial<Privacy>): Promise<void> {
  const body = { telephoneShown: 'shown', emailShown: 'shown', ...choices }
  expect((await call(app, 'PUT auth/privacy', { as: alice, body })).status).toBe(200)
}

/** Everything that Bobby can read of Alice. */
async function allThatBobbyReads(): Promise<string> {
  const car = await offerCar(app, alice)
  await call(app, `POST cars/${car}/comments.json`, { as: alice, body: { comments: 'Come and see it.' } })
  await call(app, `POST users/${alice.id}/following/${bobby.id}.json`, { as: alice, body: true })
  await call(app, 'POST messages.json', { as: alice, body: { sendTo: bobby.email, content: 'Hello' } })
  await call(app, 'POST messages.json', { as: bobby, body: { sendTo: alice.id, content: 'Hello back' } })
  const lines = [
    'users.json',
    'users.json?orderBy="$key"',
    'users.json?orderBy="username"',
    'users.json?orderBy="email"',
    `users.json?orderBy="email"&equalTo="${alice.email}"`,
    `users/${alice.id}.json`,
    `users/${alice.id}/email.json`,
    `users/${alice.id}/telephone.json`,
    'people.json',
    'people.json?q=alice',
    `profiles/${alice.id}.json`,
    'cars.json',
    `cars/${car}.json`,
    `cars/${car}/comments.json`,
    'messages.json',
    `messages.json?with=${alice.id}`,
    'messages.json?orderBy="sendTo"',
    `users/${bobby.id}/sent.json`,
  ]
  const answers = await Promise.all(lines.map((line) => call(app, `GET ${line}`, { as: bobby })))
  expect(answers.map((answer) => answer.status)).toEqual(lines.map(() => 200))
  return answers.map((answer) => answer.text).join('\n')
}

test('by default everybody who is logged in sees e-mail and telephone', async () => {
  const { body } = await call(app, 'GET auth/account', { as: alice })
  expect(body).toMatchObject({ telephoneShown: 'shown', emailShown: 'shown' })
  const { body: user } = await call(app, `GET users/${alice.id}.json`, { as: bobby })
  expect(user).toMatchObject({ email: alice.email, telephone })
  const { body: found } = await call(app, `GET users.json?orderBy="email"&equalTo="${alice.email}"`, { as: bobby })
  expect(Object.keys(found)).toEqual([alice.id])
})

test("a suspended person's telephone number cannot be read", async () => {
  expect((await call(app, `GET profiles/${alice.id}/telephone.json`, { as: bobby })).body).toBe(telephone)
  await db.updateTable('users').set({ suspendedAt: Date.now() }).where('id', '=', alice.id).execute()
  expect((await call(app, `GET profiles/${alice.id}/telephone.json`, { as: bobby })).body).toBeNull()
})

test('hidden fields are in no answer to anybody else, and in all answers to the person', async () => {
  const before = await allThatBobbyReads()
  expect(before).toContain(alice.email)
  expect(before).toContain(telephone)
  await choose({ telephoneShown: 'hidden', emailShown: 'hidden' })
  const read = await allThatBobbyReads()
  expect(read).not.toContain(alice.email)
  expect(read).not.toContain(telephone)
  const { body: own } = await call(app, `GET users/${alice.id}.json`, { as: alice })
  expect(own).toMatchObject({ email: alice.email, telephone })
})

test('a number for followers who are followed back is in no answer to anybody else', async () => {
  await choose({ telephoneShown: 'followedBack' })
  // Alice follows Bobby in all this, he not her.
  expect(await allThatBobbyReads()).not.toContain(telephone)
  const ask = () => call(app, `GET profiles/${alice.id}/telephone.json`, { as: bobby })
  expect((await ask()).body).toBeNull()
  await call(app, `POST users/${bobby.id}/following/${alice.id}.json`, { as: bobby, body: true })
  expect((await call(app, `GET users/${alice.id}/telephone.json`, { as: bobby })).body).toBe(telephone)
  expect((await call(app, `GET profiles/${alice.id}.json`, { as: bobby })).body.telephone).toBe(telephone)
  expect((await ask()).body).toBe(telephone)
  await call(app, `DELETE users/${alice.id}/following/${bobby.id}.json`, { as: alice })
  expect((await ask()).body).toBeNull()
  expect((await call(app, `GET users/${alice.id}/telephone.json`, { as: bobby })).body).toBeNull()
})

describe('a hidden e-mail', () => {
  beforeEach(() => choose({ emailShown: 'hidden' }))

  test('finds its owner neither by search, nor by order, nor as a recipient', async () => {
    for (const query of [
      `equalTo="${alice.email}"`,
      'startAt="alice"&endAt="alicf"',
      'limitToFirst=1',
      'limitToLast=5',
    ]) {
      const { body } = await call(app, `GET users.json?orderBy="email"&${query}`, { as: bobby })
      expect(Object.keys(body ?? {})).not.toContain(alice.id)
    }
    const written = await call(app, 'POST messages.json', { as: bobby, body: { sendTo: alice.email, content: 'Hi' } })
    const unknown = await call(app, 'POST messages.json', {
      as: bobby,
      body: { sendTo: 'no.body@gmail.com', content: 'Hi' },
    })
    expect([written.status, written.text]).toEqual([unknown.status, unknown.text])
    expect(await db.selectFrom('messages').select('id').execute()).toEqual([])
  })

  test('does not prevent messages: the id names the recipient, the username the sender', async () => {
    const { status } = await call(app, 'POST messages.json', { as: bobby, body: { sendTo: alice.id, content: 'Hi' } })
    await call(app, 'POST messages.json', { as: alice, body: { sendTo: bobby.email, content: 'Yes?' } })
    expect(status).toBe(200)
    const ofBobby = Object.values((await call(app, `GET messages.json?with=${alice.id}`, { as: bobby })).body)
    const ofAlice = Object.values((await call(app, `GET messages.json?with=${bobby.id}`, { as: alice })).body)
    expect(ofBobby).toMatchObject([
      { sendTo: alice.id, sender: bobby.email, content: 'Hi' },
      { sendTo: bobby.email, sender: alice.username, content: 'Yes?' },
    ])
    expect(ofAlice).toMatchObject([
      { sendTo: alice.email, sender: bobby.email },
      { sendTo: bobby.email, sender: alice.email },
    ])
  })

  test('is not in a live message either', async () => {
    const received: string[] = []
    const stop = hub.subscribe(`messages/${bobby.id}`, (event) => received.push(JSON.stringify(event)))
    await call(app, 'POST messages.json', { as: alice, body: { sendTo: bobby.email, content: 'Hello' } })
    await expect.poll(() => received.length).toBe(1)
    stop()
    expect(received[0]).toContain(alice.username)
    expect(received[0]).not.toContain(alice.email)
  })
})

describe('a telephone number on tap', () => {
  beforeEach(() => choose({ telephoneShown: 'onTap' }))

  test('is answered to those who ask for it, and nowhere else', async () => {
    const { body: profile } = await call(app, `GET profiles/${alice.id}.json`, { as: bobby })
    expect(profile).toMatchObject({ telephone: null, telephoneShown: 'onTap' })
    const { body } = await call(app, `GET profiles/${alice.id}/telephone.json`, { as: bobby })
    expect(body).toBe(telephone)
    await choose({ telephoneShown: 'hidden' })
    expect((await call(app, `GET profiles/${alice.id}/telephone.json`, { as: bobby })).body).toBeNull()
    expect((await call(app, `GET profiles/${alice.id}/telephone.json`, { as: alice })).body).toBe(telephone)
  })
})

test('an unknown privacy setting is refused and changes nothing', async () => {
  const { status } = await call(app, 'PUT auth/privacy', {
    as: alice,
    body: { telephoneShown: 'all', emailShown: 'shown' },
  })
  expect(status).toBe(400)
  expect((await call(app, 'GET auth/account', { as: alice })).body.telephoneShown).toBe('shown')
})
