import { beforeEach, expect, test } from 'vitest'
import { smtpMail, type Letter } from '../mail/mail.ts'
import { offerCar } from '../testing/cars.ts'
import { openLetterDesk } from '../testing/letter-desk.ts'
import { openMailServer } from '../testing/mail-server.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { queueNoticeLetters } from './notice-letters-store.ts'

const world = await useWorld(['alice', 'bobby', 'carol'])
const { app, db, alice, bobby, carol } = world
const siteUrl = 'https://cars.example'
const minuteMs = 60_000
const letter = (choice: 'off' | 'atOnce' | 'daily') => ({ isListed: true, isPushed: false, letter: choice })

const desk = openLetterDesk(world)
const { letters } = desk
let carId: string

beforeEach(async () => {
  letters.length = 0
  carId = await offerCar(app, alice)
})

const choose = (as: TestPerson, choices: object) => call(app, 'PUT notice-settings.json', { as, body: { choices } })
const comment = (as: TestPerson) => call(app, `POST cars/${carId}/comments.json`, { as, body: { comments: 'Nice' } })
const send = (ms: number) => desk.send(Date.now() + ms)

test('what a person chose at once is in one letter after a minute, with a link and a way to stop', async () => {
  await choose(alice, { comment: letter('atOnce'), follower: letter('atOnce') })
  await comment(bobby)
  await comment(carol)
  await call(app, `POST users/${bobby.id}/following/${alice.id}.json`, { as: bobby, body: true })
  expect([await send(1000), letters]).toEqual([0, []])
  expect(await send(2 * minuteMs)).toBe(1)
  expect(letters).toMatchObject([{ to: alice.email, subject: 'Volan: 2 notifications' }])
  const [{ text, stopAddress }] = letters as [Letter]
  expect(text).toContain(`2 comments on your BMW 320d, 2019, the last by ${carol.username}\n${siteUrl}/themes/${carId}`)
  expect(text).toContain(`${bobby.username} follows you\n${siteUrl}/all-users/${bobby.id}`)
  expect(stopAddress).toMatch(/^https:\/\/cars\.example\/stop-letters\/[\w-]{43}$/)
  expect(text).toContain(stopAddress)
  expect(await send(60 * minuteMs)).toBe(0)
})

test('what was read meanwhile is in no letter, and nothing when letters are off', async () => {
  await choose(alice, { comment: letter('atOnce') })
  await comment(bobby)
  await call(app, 'PUT notices-read.json', { as: alice, body: { about: 'car', id: carId } })
  await choose(alice, { comment: letter('off') })
  await comment(bobby)
  expect([await send(2 * minuteMs), letters]).toEqual([0, []])
})

test('the daily letter comes at eight in the morning, in the person’s language', async () => {
  await call(app, 'PUT auth/language', { as: alice, body: { language: 'bg' } })
  await choose(alice, { comment: letter('daily') })
  await comment(bobby)
  const { letterAt } = await db.selectFrom('notices').select('letterAt').executeTakeFirstOrThrow()
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Sofia', hour: '2-digit', minute: '2-digit' })
  expect(hour.format(letterAt!)).toBe('08:00')
  expect(letterAt! - Date.now()).toBeLessThanOrEqual(25 * 60 * minuteMs)
  await send(25 * 60 * minuteMs)
  expect(letters).toMatchObject([{ subject: `Volan: ${bobby.username} коментира Вашата обява BMW 320d, 2019` }])
})

test('what is read while its letter waits is not told any more, and what happens meanwhile comes in the same letter', async () => {
  await choose(alice, { comment: letter('atOnce'), follower: letter('atOnce') })
  await comment(bobby)
  expect(await queueNoticeLetters(db, Date.now() + 2 * minuteMs)).toBe(true)
  await call(app, `POST users/${bobby.id}/following/${alice.id}.json`, { as: bobby, body: true })
  await call(app, `POST users/${carol.id}/following/${alice.id}.json`, { as: carol, body: true })
  await call(app, 'PUT notices-read.json', { as: alice, body: { about: 'car', id: carId } })
  expect(await send(4 * minuteMs)).toBe(1)
  expect(letters).toMatchObject([{ subject: expect.stringContaining('follow') }])
  expect(letters[0]?.text).not.toContain('comment')
})

test('letters carry the headers of one-press unsubscribe', async () => {
  const server = await openMailServer()
  await choose(alice, { comment: letter('atOnce') })
  await comment(bobby)
  const mail = smtpMail({ url: server.url, from: 'no-reply@cars.example' })
  await openLetterDesk(world, { mail }).send(Date.now() + 2 * minuteMs)
  mail.close()
  const [{ text } = { text: '' }] = server.letters
  expect(text.replaceAll(/\n\s+/g, ' ')).toMatch(
    /List-Unsubscribe: ?<https:\/\/cars\.example\/stop-letters\/[\w-]{43}>/,
  )
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(text).toMatch(/^List-ID: <letters\.cars\.example>$/im)
  expect(text).toContain('Auto-Submitted: auto-generated')
})

test('opening the address changes nothing, one POST stops all letters but those of passwords, again and again', async () => {
  await choose(alice, { comment: letter('atOnce') })
  await choose(bobby, { message: letter('atOnce') })
  const search = { name: 'Any BMW', address: 'brand=BMW', alert: 'daily' }
  await call(app, 'POST saved-searches.json', { as: alice, body: search })
  await comment(bobby)
  await send(2 * minuteMs)
  const path = (letters[0]?.stopAddress ?? '').slice(siteUrl.length)
  const asked = await app.inject({ url: path })
  expect(asked.headers['content-type']).toContain('text/html')
  expect(asked.body).toMatch(/<form method="post"><button>Stop the letters<\/button><\/form>/)
  await comment(carol)
  await send(4 * minuteMs)
  expect(letters).toHaveLength(2)
  await comment(carol)
  const body = 'List-Unsubscribe=One-Click'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  for (let press = 0; press < 2; press++)
    expect((await app.inject({ method: 'POST', url: path, headers, body })).statusCode).toBe(200)
  expect((await app.inject({ method: 'POST', url: '/stop-letters/nobody', headers, body })).statusCode).toBe(200)
  await comment(carol)
  await send(10 * minuteMs)
  expect(letters).toHaveLength(2)
  const settings = (await call(app, 'GET notice-settings.json', { as: alice })).body
  expect(Object.values(settings.choices).every((choice) => (choice as { letter: string }).letter === 'off')).toBe(true)
  expect(settings.choices.comment).toMatchObject({ isListed: true, isPushed: false })
  expect((await call(app, 'GET saved-searches.json', { as: alice })).body).toMatchObject([{ alert: 'off' }])
  expect((await call(app, 'GET notice-settings.json', { as: bobby })).body.choices.message.letter).toBe('atOnce')
})

test('settings are refused that do not exist, and others are left as they are', async () => {
  const bad = [
    { choices: { comment: { isListed: true, isPushed: true, letter: 'hourly' } } },
    { quietHours: { from: 0, until: 1440, timeZone: 'Europe/Sofia' } },
    { quietHours: { from: 0, until: 60, timeZone: 'Europe/Nowhere' } },
  ]
  for (const body of bad)
    expect((await call(app, 'PUT notice-settings.json', { as: alice, body })).body).toMatchObject({ code: 'invalid' })
  await choose(alice, { follower: letter('daily') })
  await choose(alice, { comment: letter('off'), __proto__: {} })
  const { choices } = (await call(app, 'GET notice-settings.json', { as: alice })).body
  expect([choices.follower.letter, choices.comment.isPushed, choices.message.letter]).toEqual(['daily', false, 'daily'])
})

test('hostile names of cars stay text in the list, in subjects and in letters', async () => {
  await choose(alice, { comment: letter('atOnce') })
  const model = '<img src=x onerror=alert(1)> "; Bcc: a@b.c'
  carId = await offerCar(app, alice, { model })
  await comment(bobby)
  const [{ details }] = (await call(app, 'GET notices.json', { as: alice })).body.notices
  expect(details.car).toBe(`BMW ${model}, 2019`)
  const server = await openMailServer()
  const mail = smtpMail({ url: server.url, from: 'no-reply@cars.example' })
  await openLetterDesk(world, { mail }).send(Date.now() + 2 * minuteMs)
  mail.close()
  expect(server.letters).toMatchObject([{ to: alice.email }])
  const [headers = ''] = server.letters[0]?.text.split('\n\n') ?? []
  expect(headers).not.toMatch(/^Bcc:/im)
})
