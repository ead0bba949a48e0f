import { beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { composeLetters } from '../letters.ts'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const env = { SMTP_URL: 'smtp://127.0.0.1:1', SITE_URL: 'https://cars.example' }
const server = await useWorld(['alice', 'bobby', 'erica', 'frank'], {
  env,
  roles: { erica: 'moderator', frank: 'moderator' },
})
const { app, db, tokenKey, alice, bobby, erica, frank } = server
const { decision: compose } = composeLetters({ config: readConfig(env), db, tokenKey })

beforeEach(() => db.deleteFrom('letters').execute())

const queued = () =>
  db.selectFrom('letters').selectAll().where('kind', '=', 'decision').orderBy('createdAt').orderBy('id').execute()
async function lastLetter() {
  const letter = await compose((await queued()).at(-1)!)
  if (!letter) throw new Error('There is no letter.')
  return letter
}
const moderate = (path: string, state: string, more: object = {}) =>
  call(app, `PUT moderation/${path}`, {
    as: erica,
    body: { state, ground: 'fraud', reason: 'Sold one car twice.', ...more },
  })
const speak = (language: 'bg' | 'en') => db.updateTable('users').set({ language }).where('id', '=', alice.id).execute()
const linkIn = (text: string) => /https:\/\/cars\.example\/decisions\/([\w-]+)#key=([\w-]+)\n/.exec(text)!

async function decideAppeal(state: string, text: string) {
  const [, id, key] = linkIn(text)
  const body = { text: 'I sold two.', key }
  expect((await call(app, `POST decisions/${id}/appeal`, { body })).status).toBe(200)
  const { appeals, version } = (await call(app, `GET moderation/cases/${id}`, { as: frank })).body
  const answer = { state, answer: 'The papers say so.', version }
  expect((await call(app, `PUT moderation/appeals/${appeals[0].id}`, { as: frank, body: answer })).status).toBe(200)
}

test.each([
  [
    'bg',
    'Volan: решение на модератор',
    'Акаунтът Ви е спрян за 7 дни.',
    'Правило: купувачи и продавачи не се заблуждават.',
  ],
  ['en', 'Volan: a decision of a moderator', 'suspended for 7 days', 'Rule: no deception of buyers or sellers.'],
] as const)(
  'a suspended person gets the statement of reasons by letter, in their language (%s), with a link that opens it',
  async (language, subject, scope, ground) => {
    await speak(language)
    await moderate(`accounts/${alice.id}`, 'suspended', { days: 7 })
    const letter = await lastLetter()
    expect([letter.to, letter.subject]).toEqual([alice.email, subject])
    for (const said of [scope, ground, 'Sold one car twice.']) expect(letter.text).toContain(said)
    const [, id, key] = linkIn(letter.text)
    const page = await call(app, `GET decisions/${id}?key=${key}`)
    expect(page.body).toMatchObject({ outcome: { decision: 'suspend', ground: 'fraud' }, mayAppeal: true })
    expect((await queued())[0]).toMatchObject({ rank: 0, userId: alice.id })
  },
)

test('a decided case tells the suspended person by letter, too, and nobody else', async () => {
  const targetId = await offerCar(app, alice)
  const other = await offerCar(app, bobby)
  const body = { kind: 'offer', targetId, reason: 'fraud', text: '' }
  await call(app, 'POST reports', { as: bobby, body })
  const [{ id, version }] = (await call(app, 'GET moderation/cases', { as: erica })).body.cases
  const decision = { decision: 'suspend', days: null, ground: 'fraud', facts: 'A copy.', version }
  await call(app, `PUT moderation/cases/${id}/decision`, { as: erica, body: decision })
  await moderate(`offers/${other}`, 'hidden')
  expect((await queued()).map(({ userId }) => userId)).toEqual([alice.id])
})

test('what is decided about somebody who is suspended already comes by letter', async () => {
  const id = await offerCar(app, alice)
  await speak('en')
  await moderate(`accounts/${alice.id}`, 'suspended')
  await moderate(`offers/${id}`, 'hidden')
  expect((await lastLetter()).text).toContain('is hidden everywhere until it is changed')
})

test('the appeal of a suspended person is answered by letter, and so is a suspension that ends before its time', async () => {
  await speak('en')
  await moderate(`accounts/${alice.id}`, 'suspended')
  await decideAppeal('rejected', (await lastLetter()).text)
  const rejected = await lastLetter()
  expect(rejected.text).toMatch(/Another moderator looked, and it stays\.\nAnswer: The papers say so\./)
  await moderate(`accounts/${alice.id}`, 'active')
  const back = (await lastLetter()).text
  expect(back).toContain('Your account is there again')
  expect(back).not.toContain('You can contest this')
})

test('a statement that waits while its decision is undone is not sent', async () => {
  await speak('en')
  await moderate(`accounts/${alice.id}`, 'suspended')
  const [statement] = await queued()
  await decideAppeal('upheld', (await lastLetter()).text)
  expect(await compose(statement!)).toBeUndefined()
  expect((await lastLetter()).text).toContain('Another moderator undid it.')
  await db.deleteFrom('cases').execute()
  expect(await compose((await queued()).at(-1)!)).toBeUndefined()
})
