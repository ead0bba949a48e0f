import { beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { composeLetters } from '../letters.ts'
import { CountingLimits } from '../limits/rate-limits.ts'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const env = { SMTP_URL: 'smtp://127.0.0.1:1', SITE_URL: 'https://cars.example' }
const server = await useWorld(['alice', 'bobby', 'erica', 'frank'], {
  env,
  limits: new CountingLimits(),
  roles: { erica: 'moderator', frank: 'moderator' },
})
const { app, db, tokenKey, alice, bobby, erica, frank } = server
const { report: compose } = composeLetters({ config: readConfig(env), db, tokenKey })

beforeEach(() => db.deleteFrom('letters').execute())

const illegal = { why: 'It is stolen.', name: 'Ivan', email: 'ivan@example.com', isGoodFaith: true }
const report = (targetId: string, more: object = {}, language = 'bg') =>
  call(app, 'POST reports', {
    body: { kind: 'offer', targetId, reason: 'illegal', text: '', illegal, ...more },
    headers: { 'accept-language': language },
  })
const queued = () => db.selectFrom('letters').selectAll().where('kind', '=', 'report').orderBy('createdAt').execute()
async function lastLetter() {
  const letter = await compose((await queued()).at(-1)!)
  if (!letter) throw new Error('There is no letter.')
  return letter
}
async function decide(decision: string) {
  const [{ id, version }] = (await call(app, 'GET moderation/cases', { as: erica })).body.cases
  const body = { decision, ground: 'law', facts: 'The owner says so.', version }
  expect((await call(app, `PUT moderation/cases/${id}/decision`, { as: erica, body })).status).toBe(200)
  return id as string
}

test('a visitor gets a receipt and the outcome by letter, in their language, with a link that opens the page', async () => {
  const { body: receipt } = await report(await offerCar(app, alice))
  const first = await lastLetter()
  expect([first.to, first.subject]).toEqual(['ivan@example.com', `Volan: вашият сигнал ${receipt.number}`])
  expect(first.text).toContain('Получихме го')
  expect(first.text).toContain(`https://cars.example/reports/${receipt.id}#key=${receipt.key}\n`)

  await decide('hide')
  const second = await lastLetter()
  expect(second.text).toContain('Модератор реши: скрито е')
  expect(second.text).toContain('Можете да възразите')
  // The facts are for the person concerned, and what others wrote does not go to an address that nobody has confirmed.
  expect(second.text).not.toMatch(/The owner says so|It is stolen|BMW/)
  const key = second.text.match(/#key=([\w-]+)/)?.[1]
  const page = await call(app, `GET reports/${receipt.id}?key=${key}`)
  expect(page.body).toMatchObject({ state: 'decided', outcome: { decision: 'hide' } })
})

test('the decision on an appeal is told, too, and nothing that is gone', async () => {
  const { body: receipt } = await report(await offerCar(app, alice), {}, 'en')
  const caseId = await decide('dismiss')
  const appeal = { text: 'Look again.', key: receipt.key }
  expect((await call(app, `POST reports/${receipt.id}/appeal`, { body: appeal })).status).toBe(200)
  const { appeals, version } = (await call(app, `GET moderation/cases/${caseId}`, { as: frank })).body
  const body = { state: 'rejected', answer: 'It stays.', version }
  await call(app, `PUT moderation/appeals/${appeals[0].id}`, { as: frank, body })
  expect((await lastLetter()).text).toContain('Your appeal is decided.')
  const [letter] = await queued()
  await db.deleteFrom('cases').execute()
  expect(await compose(letter!)).toBeUndefined()
})

test('who reported hears that a decision was undone', async () => {
  await report(await offerCar(app, alice), {}, 'en')
  const caseId = await decide('hide')
  await call(app, `POST decisions/${caseId}/appeal`, { as: alice, body: { text: 'It is mine.' } })
  const { appeals, version } = (await call(app, `GET moderation/cases/${caseId}`, { as: frank })).body
  const body = { state: 'upheld', answer: 'It is.', version }
  await call(app, `PUT moderation/appeals/${appeals[0].id}`, { as: frank, body })
  expect((await lastLetter()).text).toContain('another moderator undid it')
})

test('people with an account get notices, and who gave no address nothing', async () => {
  const targetId = await offerCar(app, alice)
  const body = { kind: 'offer', targetId, reason: 'fraud', text: '' }
  await call(app, 'POST reports', { as: bobby, body: { ...body, illegal } })
  await report(targetId, { illegal: { why: 'A child.', isChildAbuse: true, isGoodFaith: true } })
  await decide('hide')
  expect(await queued()).toEqual([])
})

test('an address gets three receipts a day, whoever types it', async () => {
  const email = 'petar@example.com'
  for (let i = 0; i < 5; i++) {
    const { status } = await report(await offerCar(app, alice), { illegal: { ...illegal, email } })
    expect(status).toBe(200)
  }
  expect((await queued()).map(({ address }) => address)).toEqual([email, email, email])
})
