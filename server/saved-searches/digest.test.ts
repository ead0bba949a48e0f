import { expect, test } from 'vitest'
import { type Letter } from '../mail/mail.ts'
import { offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'
import { sendDigests } from './digest-sweep.ts'

const { app, db } = await openTestApp()
const dayMs = 24 * 60 * 60 * 1000
const siteUrl = 'https://cars.example'
const site = { siteUrl, firstCurrency: 'BGN', defaultLanguage: 'en' } as const

test('matches of daily searches are sent once a day, in one letter per person; those of live searches are not', async () => {
  const [alice, bobby, carol] = [await signUp(app, 'alice'), await signUp(app, 'bobby'), await signUp(app, 'carol')]
  const save = (as: typeof alice, name: string, alert: string) =>
    call(app, 'POST saved-searches.json', { as, body: { name, address: 'brand=BMW', alert } })
  await save(bobby, 'Any BMW', 'daily')
  await save(carol, 'Now', 'live')
  const letters: Letter[] = []
  const mail = { send: async (letter: Letter) => void letters.push(letter) }
  const now = Date.now()
  expect(await sendDigests(db, mail, { ...site, now: now - dayMs })).toBe(0)
  const id = await offerCar(app, alice)
  expect(await sendDigests(db, mail, { ...site, now: now - dayMs / 2 })).toBe(0)
  expect(await sendDigests(db, mail, { ...site, now: now + 1000 })).toBe(1)
  expect(letters).toMatchObject([{ to: bobby.email, stopAddress: expect.stringContaining(`${siteUrl}/stop-letters/`) }])
  expect(letters[0]?.text).toContain(`BMW 320d, 2019, 38900 BGN, 19889.25 EUR: ${siteUrl}/themes/${id}`)
  expect(await sendDigests(db, mail, { ...site, now: now + 2000 })).toBe(0)
  expect(await sendDigests(db, mail, { ...site, now: now + 2 * dayMs })).toBe(0)
})

test("a letter has both currencies, the operator's first", async () => {
  const { app: other, db: store } = await openTestApp()
  const [alice, bobby] = [await signUp(other, 'alice'), await signUp(other, 'bobby')]
  await call(other, 'POST saved-searches.json', {
    as: bobby,
    body: { name: 'Any BMW', address: 'brand=BMW', alert: 'daily' },
  })
  const letters: Letter[] = []
  const mail = { send: async (letter: Letter) => void letters.push(letter) }
  const now = Date.now()
  await sendDigests(store, mail, { ...site, now: now - dayMs })
  await offerCar(other, alice)
  await sendDigests(store, mail, { ...site, firstCurrency: 'EUR', now: now + 1000 })
  expect(letters[0]?.text).toContain('BMW 320d, 2019, 19889.25 EUR, 38900 BGN: ')
})
