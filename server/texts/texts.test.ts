import { beforeAll, expect, test, vi } from 'vitest'
import { appShellPath } from '../../contract/app-shell.ts'
import { publicAddress } from '../../contract/public-address.ts'
import { screens } from '../../contract/screens.ts'
import { composeDescription } from '../import/composed-description.ts'
import { queueLetters } from '../mail/letter-queue-store.ts'
import { queueDigests } from '../saved-searches/digest-store.ts'
import { makeBuiltPages } from '../testing/built-pages.ts'
import { offerCar } from '../testing/cars.ts'
import { openLetterDesk } from '../testing/letter-desk.ts'
import { signUp } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'
import { write } from '../db/write.ts'
import { catalogues } from './texts.ts'
import type * as Catalogue from './texts.ts'

// A language in which every text is between marks, so that any other text is not from the catalogue.
vi.mock('./texts.ts', async (original) => {
  const marked = (part: unknown): unknown => {
    if (typeof part === 'string') return `⟦${part}⟧`
    if (typeof part === 'function') return (...given: unknown[]) => marked(part(...given))
    if (Array.isArray(part)) return part.map(marked)
    if (part === null || typeof part !== 'object' || part instanceof Intl.PluralRules) return part
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, marked(value)]))
  }
  const { catalogues: unmarked } = await original<typeof Catalogue>()
  return { catalogues: { en: marked({ ...unmarked.en }), bg: marked({ ...unmarked.bg }) } }
})

const siteUrl = 'https://cars.example'
const server = await openTestApp({ pages: await makeBuiltPages(), env: { SITE_URL: siteUrl } })
const { app, db } = server
const desk = openLetterDesk(server)
const { letters } = desk
const dayMs = 24 * 60 * 60 * 1000
const facts = {
  mileage: 61_800,
  power: 190,
  displacement: 1995,
  battery: 70.5,
  electricRange: 452,
  owners: 2,
  firstRegistration: '2019-05',
  emission: 'Euro 6',
  body: 'Sedan',
  colour: 'Black',
  doors: '4/5',
  drive: 'Rear',
  steering: 'Left',
  condition: 'Used',
  serviceBook: 'Yes',
  accident: 'Repaired',
  vat: 'Deductible',
  registered: 'No',
  newImport: 'Yes',
  seller: 'Private',
  priceKind: 'Negotiable',
  region: 'Varna',
  vin: 'WBA8E1C50JA000001',
  showsVin: true,
  extras: ['ABS'],
} as const
const offered = { brand: 'BMW', model: '320d', year: 2019, description: 'Full service history.' } as const
/** Texts that are data: what people write, codes of machines, the product's name. */
const data = [...Object.values(offered), facts.vin, 'EUR', 'Volan'].filter((value) => typeof value === 'string')
const ids: Record<string, string> = {}

beforeAll(async () => {
  const [alice, bobby] = [await signUp(app, 'alice'), await signUp(app, 'bobby')]
  const search = { name: 'BMW', address: 'brand=BMW', alert: 'daily' }
  await call(app, 'POST saved-searches.json', { as: bobby, body: search })
  await queueDigests(db, Date.now() - dayMs)
  for (const state of ['forSale', 'reserved', 'sold']) {
    const id = await offerCar(app, alice, { ...facts, ...offered })
    const estimate = { carId: id, price: 43_000, low: 1, high: 2, comparableCount: 8, details: '{}', computedAt: 1 }
    await db.insertInto('estimates').values(estimate).execute()
    await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state } })
    ids[state] = id
  }
  await queueDigests(db, Date.now() + dayMs)
  const ask = { kind: 'reset', userId: null, address: bobby.email, details: { language: 'en' } } as const
  await write(db, (tx) => queueLetters(tx, [ask], Date.now() + dayMs))
  await desk.send(Date.now() + dayMs)
})

/** A page's text for people: its text nodes, and attributes that are shown or spoken. */
function textsOf(page: string): string {
  const attributes = /\b(?:alt|aria-label|title|placeholder)="([^"]*)"/g
  const tellsOthers = /<meta\s+(?:name="description"|property="og:(?:title|description)")\s+content="([^"]*)"/g
  const shown = page.replaceAll(/<script[^>]*>.*?<\/script>/gs, '').replaceAll(/<[^>]*>/g, ' ')
  return [shown, ...[attributes, tellsOthers].flatMap((kind) => [...page.matchAll(kind)].map(([, text]) => text))].join(
    '\n',
  )
}

/** A text without what stands between marks, which enclose names within sentences. */
function withoutMarked(text: string): string {
  const outside = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')
  return outside === text ? text : withoutMarked(outside)
}

/** Words of a text that are neither in the catalogue nor data. */
function strangeWords(text: string): string[] {
  expect(text).toContain('⟦')
  const outside = withoutMarked(text).replaceAll(/(?:https|tag):\S+/g, ' ')
  return data.reduce((rest, word) => rest.replaceAll(word, ' '), outside).match(/\p{L}{2,}/gu) ?? []
}

test.each(['forSale', 'reserved', 'sold'])('every word of a public page is from the catalogue: %s', async (state) => {
  const address = publicAddress(ids[state] ?? '', offered)
  expect(strangeWords(textsOf((await app.inject(address)).body))).toEqual([])
})

test('every word of a window sheet is from the catalogue', async () => {
  const { body } = await app.inject(`/c/${ids.forSale}/sheet`)
  expect(strangeWords(textsOf(body))).toEqual([])
})

test('every word of a feed is from the catalogue', async () => {
  const { body } = await app.inject('/feed.atom')
  expect(strangeWords(textsOf(body))).toEqual([])
})

test('every word in the head of each screen is from the catalogue', async () => {
  for (const { path } of Object.values(screens)) {
    const { body } = await app.inject(path === screens.root.path ? appShellPath : path)
    expect(strangeWords(textsOf(body)), path).toEqual([])
  }
})

test('every word of a letter is from the catalogue', () => {
  expect(letters).toHaveLength(2)
  for (const { subject, text } of letters) {
    expect(strangeWords(subject)).toEqual([])
    expect(strangeWords(text)).toEqual([])
  }
})

test('every word of a composed description is from the catalogue', () => {
  const car = { brand: 'BMW', model: '320d', year: 2019, engine: 'Diesel', transmission: 'Automatic' } as const
  const stated = { displacement: 1400, power: 150, mileage: 16_093, colour: 'Black' } as const
  expect(strangeWords(composeDescription({ ...car, ...stated }, catalogues.en))).toEqual([])
})
