import { beforeEach, expect, test } from 'vitest'
import { newAccountMs } from '../lib/new-account.ts'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, alice, bobby, carol, erica } = await useWorld(['alice', 'bobby', 'carol', 'erica'], {
  roles: { erica: 'moderator' },
})
const deposit = 'Имам същата по-евтино, пратете капаро 300 лв по Revolut и я пазя.'

let car = ''
const say = async (comments: string, as = bobby) =>
  (await call(app, `POST cars/${car}/comments.json`, { as, body: { comments } })).body.name as string
const at = (id: string) => `cars/${car}/comments/${id}.json`
const warningsOf = async (id: string) => (await call(app, `GET ${at(id)}`, { as: carol })).body.warnings
const listed = async (query = '') =>
  (await call(app, `GET moderation/warned-comments${query}`, { as: erica })).body as { comments: { id: string }[] }

beforeEach(async () => {
  car = await offerCar(app, alice)
  const createdAt = Date.now() - 2 * newAccountMs
  await db.updateTable('users').set({ createdAt }).execute()
})

test('a comment that asks for money first says so to all readers, and an honest one says nothing', async () => {
  expect(await warningsOf(await say(deposit))).toEqual(['deposit', 'iban'])
  expect(await warningsOf(await say('Ще пратите ли снимка? Капаро давам при огледа.'))).toBeUndefined()
  const list = (await call(app, `GET cars/${car}/comments.json`, { as: carol })).body as Record<string, object>
  expect(Object.values(list)).toMatchObject([{ warnings: ['deposit', 'iban'] }, { comments: expect.any(String) }])
})

test('the same words weigh more from an account of this week', async () => {
  const words = 'Моята ще дойде с куриер, пишете ми във Viber.'
  expect(await warningsOf(await say(words))).toBeUndefined()
  await db.updateTable('users').set({ createdAt: Date.now() }).where('id', '=', bobby.id).execute()
  expect(await warningsOf(await say(words))).toEqual(['courier', 'newAccount', 'messenger'])
})

test("a newcomer's comment that is little besides a link says so, another's does not", async () => {
  const spam = 'Вижте тук: evtini-koli.shop'
  expect(await warningsOf(await say(spam))).toBeUndefined()
  await db.updateTable('users').set({ createdAt: Date.now() }).where('id', '=', bobby.id).execute()
  expect(await warningsOf(await say(spam))).toEqual(['newAccount', 'link', 'bareLink'])
  expect(await warningsOf(await say('Тази същата ли е: evtini-koli.shop?'))).toBeUndefined()
})

test("the same comment under a third offer of others says so, but no question and nothing under one's own", async () => {
  const spam = 'Изкупуваме коли веднага, 0888 123 456'
  const sayUnder = async (words: string, owner = alice, as = bobby) => {
    car = await offerCar(app, owner)
    return warningsOf(await say(words, as))
  }
  expect(await sayUnder(spam)).toBeUndefined()
  expect(await sayUnder('Изкупуваме коли веднага! 0888/123 456')).toBeUndefined()
  // Twice under one offer is one offer.
  expect(await warningsOf(await say(spam))).toBeUndefined()
  expect(await sayUnder(spam)).toEqual(['repeatedComment'])
  expect(await sayUnder(spam, alice, carol)).toBeUndefined()
  for (let i = 0; i < 4; i++) expect(await sayUnder('Може ли оглед в събота?')).toBeUndefined()
  for (let i = 0; i < 4; i++) expect(await sayUnder('Обадете ми се на 0899 765 432', bobby)).toBeUndefined()
  await db.updateTable('comments').set({ createdAt: 1 }).execute()
  expect(await sayUnder(spam)).toBeUndefined()
})

test('once a comment repeats, readers are warned of the earlier copies, too, and moderators find them', async () => {
  const spam = 'Изкупуваме коли веднага, 0888 123 456'
  const places: string[] = []
  for (let i = 0; i < 3; i++) {
    places.push(at(await say(spam)))
    car = await offerCar(app, alice)
  }
  const others = at(await say(spam, carol))
  const seen = async (place: string) => (await call(app, `GET ${place}`, { as: carol })).body.warnings
  expect(await Promise.all(places.map(seen))).toEqual(places.map(() => ['repeatedComment']))
  expect(await seen(others)).toBeUndefined()
  expect((await listed()).comments).toHaveLength(3)
})

test('a comment that is corrected into a repeated one says so', async () => {
  const spam = 'Изкупуваме коли веднага, 0888 123 456'
  for (let i = 0; i < 2; i++) {
    await say(spam)
    car = await offerCar(app, alice)
  }
  const id = await say('Хубава кола.')
  await call(app, `PUT ${at(id)}`, { as: bobby, body: { comments: spam } })
  expect(await warningsOf(id)).toEqual(['repeatedComment'])
})

test('a corrected comment is read again, and a deleted one says nothing', async () => {
  const id = await say('Хубава кола.')
  await call(app, `PUT ${at(id)}`, { as: bobby, body: { comments: deposit } })
  expect(await warningsOf(id)).toEqual(['deposit', 'iban'])
  await call(app, `POST cars/${car}/comments.json`, { as: carol, body: { comments: 'Не пращайте!', replyTo: id } })
  await call(app, `DELETE ${at(id)}`, { as: bobby })
  expect(await warningsOf(id)).toBeUndefined()
  expect((await listed()).comments).toEqual([])
})

test('moderators see them with their points, also after hiding', async () => {
  const [first, second] = [await say(deposit), await say(deposit, carol)]
  const { comments } = await listed()
  const writer = { id: carol.id, username: carol.username }
  const seen = { id: second, carId: car, writer, text: deposit, points: 80, isHidden: false }
  expect(comments).toMatchObject([seen, { id: first }])
  await call(app, `PUT moderation/comments/${second}`, { as: erica, body: { state: 'hidden', reason: 'Fraud.' } })
  expect((await listed()).comments[0]).toMatchObject({ id: second, isHidden: true })
  expect((await listed(`?before=${second}`)).comments).toMatchObject([{ id: first }])
  expect((await call(app, 'GET moderation/warned-comments?before=%2F', { as: erica })).status).toBe(400)
  expect((await call(app, 'GET moderation/warned-comments', { as: bobby })).status).toBe(403)
})

test('a case of a comment shows what the radar sees in it', async () => {
  const targetId = await say('Пишете ми във Viber.')
  await call(app, 'POST reports', { as: carol, body: { kind: 'comment', targetId, reason: 'fraud', text: '' } })
  const [{ id }] = (await call(app, 'GET moderation/cases', { as: erica })).body.cases
  const { radar } = (await call(app, `GET moderation/cases/${id}`, { as: erica })).body
  expect(radar).toEqual({ points: 15, signs: [{ rule: 'messenger', points: 15 }] })
})
