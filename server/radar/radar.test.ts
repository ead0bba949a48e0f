import { afterEach, beforeEach, expect, test } from 'vitest'
import { newAccountMs } from '../lib/new-account.ts'
import { offerCar } from '../testing/cars.ts'
import { storePhoto } from '../testing/fingerprinted-photos.ts'
import { registrationOf, type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['alice', 'bobby', 'carol', 'erica'], { roles: { erica: 'moderator' } })
const { app, db, alice, bobby, carol, erica } = server

const deposit = 'Преди огледа искам да преведете капаро 300 лв по Revolut.'
const description =
  'The car stands in a garage and was serviced every year by the same mechanic in our town. All papers are here, from the first day until now, and you can call me after six.'

beforeEach(async () => {
  await db
    .updateTable('users')
    .set({ createdAt: Date.now() - 2 * newAccountMs })
    .execute()
})

// PostgreSQL refuses to delete a photo before the pictures that show it.
afterEach(async () => {
  await db.deleteFrom('cars').execute()
})

const beNew = (person: TestPerson) =>
  db.updateTable('users').set({ createdAt: Date.now() }).where('id', '=', person.id).execute()
const warningsAt = async (id: string, as?: TestPerson) =>
  (await call(app, `GET cars/${id}/warnings.json`, as ? { as } : {})).body
const write = async (from: TestPerson, to: TestPerson, content: string, about?: string) => {
  const { body } = await call(app, 'POST messages.json', { as: from, body: { sendTo: to.id, content, about } })
  return body.name as string
}
const read = async (id: string, as: TestPerson) => (await call(app, `GET messages/${id}.json`, { as })).body

test('an offer whose text asks for money before the viewing is warned of, to visitors, too', async () => {
  const id = await offerCar(app, alice, { description: 'Пратете капаро по Revolut и я пазя за вас.' })
  expect(await warningsAt(id)).toEqual({ warnings: ['deposit', 'iban'] })
  expect(await warningsAt(await offerCar(app, alice))).toEqual({ warnings: [] })
  await db.updateTable('cars').set({ hiddenAt: Date.now() }).execute()
  expect(await warningsAt(id)).toBeNull()
})

test('a message that is refused leaves no signs', async () => {
  await db.updateTable('users').set({ messagesFrom: 'nobody' }).where('id', '=', bobby.id).execute()
  const body = { sendTo: bobby.id, content: deposit }
  expect((await call(app, 'POST messages.json', { as: alice, body })).body.code).toBe('messagesRefused')
  expect(await db.selectFrom('talkSigns').selectAll().execute()).toEqual([])
  await write(alice, carol, deposit)
  expect(await db.selectFrom('talkSigns').select('readerId').execute()).toEqual([{ readerId: carol.id }])
})

test('an edited description is read again', async () => {
  const id = await offerCar(app, alice, { description: 'Send a deposit of 300 euro by Western Union.' })
  expect((await warningsAt(id)).warnings).toEqual(['transfer', 'deposit'])
  const body = { ...(await call(app, `GET cars/${id}.json`, { as: alice })).body, description: 'Come and see it.' }
  expect((await call(app, `PUT cars/${id}.json`, { as: alice, body })).status).toBe(200)
  expect(await warningsAt(id)).toEqual({ warnings: [] })
})

test('photos and a description of an older offer are signs of the newer one only', async () => {
  const photo = [await storePhoto(db, alice.id, [1, 2, 3, 4])]
  const mine = await offerCar(app, alice, { img: photo[0], images: photo, description })
  const copied = { img: photo[0], images: photo, description: `${description} Call me!` }
  const theirs = await offerCar(app, bobby, copied)
  expect((await warningsAt(theirs)).warnings).toEqual(['photos', 'repeatedText'])
  expect((await warningsAt(mine)).warnings).toEqual([])
})

test('the owner answers warnings, and others do not', async () => {
  const id = await offerCar(app, alice, { description: 'Пратете капаро по Revolut и я пазя за вас.' })
  const answer = (as: TestPerson, text: string) =>
    call(app, `PUT cars/${id}/warnings.json`, { as, body: { answer: text } })
  expect((await answer(alice, 'Само след огледа.')).status).toBe(200)
  expect((await warningsAt(id)).answer).toEqual({ text: 'Само след огледа.', at: expect.any(Number) })
  expect((await answer(bobby, 'Mine now')).status).toBe(403)
  expect((await answer(alice, 'x'.repeat(501))).body.error).toBe('answer: An answer may have at most 500 characters.')
  expect((await warningsAt(id)).answer.text).toBe('Само след огледа.')
  expect((await answer(alice, ' ')).status).toBe(200)
  expect((await warningsAt(id)).answer).toBeUndefined()
})

test('a message that asks for money first says so to both of the two', async () => {
  const id = await write(alice, bobby, deposit)
  expect((await read(id, bobby)).warnings).toEqual(['deposit', 'iban'])
  expect((await read(id, alice)).warnings).toEqual(['deposit', 'iban'])
  const honest = await write(bobby, alice, 'Може ли да я видя в събота? Капаро давам при нотариуса.')
  expect((await read(honest, alice)).warnings).toBeUndefined()
})

test('signs of a conversation add up for each writer, with those of their offer', async () => {
  await beNew(alice)
  const about = await offerCar(app, alice)
  const first = await write(alice, bobby, 'I am in London now and work here.', about)
  expect((await read(first, bobby)).warnings).toBeUndefined()
  await write(bobby, alice, 'Please send it with a courier.')
  const second = await write(alice, bobby, 'A transport company brings it.')
  expect((await read(second, bobby)).warnings).toEqual(['courier', 'absent', 'newAccount'])
  const other = await write(alice, carol, 'A transport company brings it.')
  expect((await read(other, carol)).warnings).toBeUndefined()
})

test('a long message that another new account wrote, too, is a sign', async () => {
  await beNew(alice)
  await beNew(carol)
  const about = 'and the car is in the best condition that one can wish for, with all its papers and keys'
  const text = `Good day, I am ready to take your car at once ${about}.`
  const first = await write(alice, bobby, `${text} Send me a photo of your ID card.`)
  expect((await read(first, bobby)).warnings).toBeUndefined()
  const again = await write(carol, bobby, `${text} Send me a photo of your ID card!`)
  expect((await read(again, bobby)).warnings).toEqual(['repeatedText', 'papers', 'newAccount'])
})

test('moderators see who was warned of whom, without a word of it', async () => {
  await write(alice, bobby, deposit)
  await write(bobby, carol, 'Hello')
  const { body } = await call(app, 'GET moderation/warned-talks', { as: erica })
  const [of, to] = [alice, bobby].map(({ id, username }) => ({ id, username }))
  const talk = { writer: of, reader: to, signs: ['deposit', 'iban'], points: 80, at: expect.any(Number) }
  expect(body).toEqual({ talks: [talk], next: null })
  expect((await call(app, `GET moderation/warned-talks?before=${body.talks[0].at}`, { as: erica })).body.talks).toEqual(
    [],
  )
  expect((await call(app, 'GET moderation/warned-talks?before=x', { as: erica })).status).toBe(400)
})

test('an edited message is read again, and a deleted one says nothing', async () => {
  const id = await write(alice, bobby, 'Hello')
  await call(app, `PUT messages/${id}.json`, { as: alice, body: { content: deposit } })
  expect((await read(id, bobby)).warnings).toEqual(['deposit', 'iban'])
  await call(app, `DELETE messages/${id}.json`, { as: alice })
  expect((await read(id, bobby)).warnings).toBeUndefined()
})

test('moderators see the points of an offer and for what, and others do not', async () => {
  await beNew(alice)
  const id = await offerCar(app, alice, { description: 'Write me by WhatsApp only, please.' })
  const { body } = await call(app, `GET moderation/offers/${id}/radar`, { as: erica })
  expect(body).toEqual({
    points: 25,
    signs: [
      { rule: 'newAccount', points: 10 },
      { rule: 'messenger', points: 15 },
    ],
  })
  expect((await call(app, `GET moderation/offers/${id}/radar`, { as: bobby })).status).toBe(403)
})

test('whoever has a name like that of moderators has readers told that those never write here', async () => {
  const registration = { ...registrationOf('danny'), username: 'Volan Support' }
  const { body: session } = await call(app, 'POST auth/register', { body: registration })
  const danny = { id: session.userId, token: session.token } as TestPerson
  const message = await write(danny, bobby, 'Good day.')
  expect((await read(message, bobby)).warnings).toEqual(['staffName', 'newAccount'])
  expect((await warningsAt(await offerCar(app, danny))).warnings).toEqual(['staffName', 'newAccount'])
  const place = `cars/${await offerCar(app, alice)}/comments`
  const { name } = (await call(app, `POST ${place}.json`, { as: danny, body: { comments: 'Good day.' } })).body
  const commentNow = async () => (await call(app, `GET ${place}/${name}.json`, { as: bobby })).body
  expect((await commentNow()).warnings).toEqual(['staffName', 'newAccount'])
  await call(app, `PUT ${place}/${name}.json`, { as: danny, body: { comments: 'Good evening.' } })
  await call(app, `PUT messages/${message}.json`, { as: danny, body: { content: 'Good evening.' } })
  expect((await commentNow()).warnings).toEqual(['staffName', 'newAccount'])
  expect((await read(message, bobby)).warnings).toEqual(['staffName', 'newAccount'])
  expect((await read(await write(bobby, danny, 'Who are you?'), danny)).warnings).toBeUndefined()
})

test('moderators find offers that warn, also one that was honest when it was looked at, the last changed first', async () => {
  const listed = async (query = '') =>
    (await call(app, `GET moderation/warned-offers${query}`, { as: erica })).body.offers as { id: string }[]
  const edit = async (id: string, change: object) => {
    const { body } = await call(app, `GET cars/${id}.json`, { as: alice })
    expect((await call(app, `PUT cars/${id}.json`, { as: alice, body: { ...body, ...change } })).status).toBe(200)
  }
  const approved = await offerCar(app, alice, { description: 'Write me by Viber, please.' })
  const fraud = await offerCar(app, bobby, { description: deposit })
  expect(await listed()).toMatchObject([{ id: fraud, owner: { id: bobby.id }, signs: ['deposit', 'iban'], points: 80 }])
  await edit(approved, { description: 'Send a deposit of 300 euro by Western Union.' })
  expect((await listed()).map(({ id }) => id)).toEqual([approved, fraud])
  const ofApproved = db.selectFrom('offerTexts').select('readAt').where('carId', '=', approved)
  const { readAt } = await ofApproved.executeTakeFirstOrThrow()
  expect((await listed(`?before=${readAt}.${approved}`)).map(({ id }) => id)).toEqual([fraud])
  await call(app, `PUT moderation/offers/${fraud}`, { as: erica, body: { state: 'hidden', reason: 'Fraud.' } })
  expect((await listed())[1]).toMatchObject({ id: fraud, isHidden: true })
  await edit(approved, { description: 'Come and see it, please.' })
  expect((await listed()).map(({ id }) => id)).toEqual([fraud])
  expect((await call(app, 'GET moderation/warned-offers?before=x', { as: erica })).status).toBe(400)
  expect((await call(app, 'GET moderation/warned-offers', { as: bobby })).status).toBe(403)
})
