import { expect, test } from 'vitest'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { brandsOf, readHomeTexts } from './site-store.ts'

const { app, db, erica, frank } = await useWorld(['erica', 'frank'], {
  roles: { erica: 'moderator', frank: 'operator' },
})
const usual = { texts: { en: {}, bg: {} }, lists: { makes: [], lastYear: 2023 } }
const set = async (different: object, as = frank) =>
  call(app, 'PUT console/site.json', { as, body: { ...usual, ...different } })
const readNow = async () => (await call(app, 'GET console/site.json', { as: frank })).body
const read = async () => {
  const { usual: _usual, ...site } = await readNow()
  return site
}

test("words and lists are the specification's until an operator sets others, and again when they are emptied", async () => {
  expect(await read()).toEqual(usual)
  await set({ texts: { en: { headline: ' New  cars ', platform: '' }, bg: { headline: 'Нови автомобили' } } })
  expect((await read()).texts).toEqual({ en: { headline: 'New cars' }, bg: { headline: 'Нови автомобили' } })
  expect(await readHomeTexts(db, 'bg')).toEqual({ headline: 'Нови автомобили' })
  await set({ texts: { en: { headline: '' }, bg: {} } })
  expect(await read()).toEqual(usual)
  expect(await readHomeTexts(db, 'bg')).toEqual({})
})

test('the usual words are told in both languages, whatever is set', async () => {
  const { body } = await set({ texts: { en: { headline: 'New cars' }, bg: {} } })
  expect(body.usual).toMatchObject({
    en: { headline: 'Find your Dream Car Here!' },
    bg: { headline: 'Намерете мечтания автомобил тук!' },
  })
  expect((await readNow()).usual).toEqual(body.usual)
})

test("makes are added to the specification's brands, which always stay", async () => {
  const lists = { makes: ['Skoda', 'Opel'], lastYear: null }
  expect((await set({ lists })).body.lists).toEqual({ makes: ['Opel', 'Skoda'], lastYear: null })
  const brands = brandsOf((await read()).lists)
  expect(brands).toHaveLength(22)
  expect(brands).toEqual(expect.arrayContaining(['Toyota', 'Opel', 'Skoda']))
  expect(brandsOf(usual.lists as never)).toBeNull()
})

test.each([
  [{ lists: { makes: ['Tatra'], lastYear: null } }],
  [{ lists: { makes: [], lastYear: 2022 } }],
  [{ lists: { makes: [], lastYear: new Date().getFullYear() + 1 } }],
  [{ lists: { makes: [], lastYear: 2023.5 } }],
  [{ texts: { en: { headline: 'x'.repeat(121) }, bg: {} } }],
  [{ texts: { en: {} } }],
])('%j is refused and changes nothing', async (different) => {
  expect((await set(different)).status).toBe(400)
  expect(await read()).toEqual(usual)
})

test('each change is one row of the audit log, and a moderator changes nothing', async () => {
  const newest = async () =>
    (await call(app, 'GET moderation/audit?kind=site&limit=200', { as: frank })).body.entries.length as number
  const before = await newest()
  for (let i = 0; i < 2; i++) await set({ texts: { en: { headline: 'Cars' }, bg: {} } })
  expect(await newest()).toBe(before + 1)
  expect((await set({ texts: { en: { headline: 'Hacked' }, bg: {} } }, erica)).status).toBe(403)
  expect((await read()).texts.en).toEqual({ headline: 'Cars' })
})
