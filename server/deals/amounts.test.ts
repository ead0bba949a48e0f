import { beforeEach, expect, test } from 'vitest'
import { amountDays } from '../../contract/price-offer.ts'
import { allTables } from '../db/table-proofs.ts'
import { SweepStopped } from '../db/sweep-guard-store.ts'
import { ownDeals, ownNotices } from '../rights/own-talk-store.ts'
import { offerCar } from '../testing/cars.ts'
import { agreeOnViewing, confirmByCode, showCode } from '../testing/meetings.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { forgetAmounts } from './amount-sweep-store.ts'

const dayMs = 24 * 60 * 60 * 1000
const { app, db, alice, bobby, carol } = await useWorld(['alice', 'bobby', 'carol'])
const amount = 36_123
let car: string

beforeEach(async () => {
  car = await offerCar(app, alice)
})

const act = (as: TestPerson, id: string, action: string, more: object = {}) =>
  call(app, `PUT price-offers/${id}/action.json`, { as, body: { action, round: 1, ...more } })
const deals = async (as = bobby, other = alice) =>
  (await call(app, `GET deals/${other.id}.json`, { as })).body.priceOffers
const messages = async (as = bobby) =>
  Object.values<{ content: string; step?: object }>((await call(app, 'GET messages.json', { as })).body ?? {})
const afterDays = (days: number) => Date.now() + days * dayMs

/** Offers a price, which is accepted; answers the offer's id. */
async function agree(carId = car, buyer = bobby, price = amount): Promise<string> {
  const { name } = (await call(app, 'POST price-offers.json', { as: buyer, body: { carId, amount: price } })).body
  await act(alice, name, 'accept')
  return name
}

async function all<T>(entries: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const entry of entries) found.push(entry)
  return found
}

/** The tables in which something names the amount, in digits however grouped. */
async function tablesWithAmount(): Promise<string[]> {
  const found: string[] = []
  for (const table of allTables) {
    const text = JSON.stringify(await db.selectFrom(table).selectAll().execute()).replaceAll(/[\s\u00a0]/gu, '')
    if (text.includes(String(amount))) found.push(table)
  }
  return found
}

test('an accepted amount leaves every table 30 days after the handover, and not before', async () => {
  const id = await agree()
  const viewing = await agreeOnViewing(app, { seller: alice, buyer: bobby, carId: car })
  const code = await showCode(app, alice, viewing)
  await confirmByCode(app, bobby, { id: viewing, code })
  expect((await tablesWithAmount()).toSorted()).toEqual(['messages', 'notices', 'priceOffers'])
  expect(await forgetAmounts(db, afterDays(amountDays - 1))).toBe(0)
  expect((await deals())[0].amount).toBe(amount)
  expect(await forgetAmounts(db, afterDays(amountDays + 1))).toBe(1)
  expect(await tablesWithAmount()).toEqual([])
  expect(await forgetAmounts(db, afterDays(amountDays + 1))).toBe(0)

  const [offer] = await deals()
  expect([offer.id, offer.state, 'amount' in offer]).toEqual([id, 'accepted', false])
  const told = (await messages()).filter(({ step }) => step && (step as { kind: string }).kind === 'priceOffer')
  expect(told).toMatchObject([
    { content: 'Offer for BMW 320d, 2019', step: { kind: 'priceOffer', id, what: 'made' } },
    { content: 'Price agreed: BMW 320d, 2019', step: { kind: 'priceOffer', id, what: 'accepted' } },
  ])
  const found = async (q: string) => (await call(app, `GET messages/search.json?q=${q}`, { as: bobby })).body
  expect(JSON.stringify(await found(String(amount)))).not.toContain(id)
  const { conversations } = (await call(app, 'GET conversations.json', { as: bobby })).body
  expect(JSON.stringify(conversations)).not.toContain(String(amount))

  await call(app, `PUT cars/${car}/state.json`, { as: alice, body: { state: 'reserved' } })
  const step = { kind: 'priceOffer', id, what: 'reserved' }
  expect((await messages()).at(-1)).toMatchObject({ content: 'Reserved for you: BMW 320d, 2019', step })
  expect((await messages()).at(-1)?.step).toEqual(step)
})

test('what was said with a step stays, and so do amounts that nobody accepted', async () => {
  const id = await agree()
  await act(bobby, id, 'callOff', { words: 'My bank says no.' })
  const other = await offerCar(app, alice)
  await call(app, 'POST price-offers.json', { as: carol, body: { carId: other, amount: 20_000 } })
  expect(await forgetAmounts(db, afterDays(amountDays + 1))).toBe(1)
  expect((await messages(alice)).map(({ content }) => content)).toContain(
    'Called off: BMW 320d, 2019\nMy bank says no.',
  )
  expect((await deals(carol))[0].amount).toBe(20_000)
})

test('an offer that ended loses its amount when it was accepted, and not when nobody did', async () => {
  const open = (await call(app, 'POST price-offers.json', { as: carol, body: { carId: car, amount: 20_000 } })).body
    .name
  const id = await agree()
  await call(app, `PUT cars/${car}/state.json`, { as: alice, body: { state: 'sold' } })
  await call(app, `DELETE cars/${car}.json`, { as: alice })
  const [accepted, ended] = [(await deals())[0], (await deals(carol))[0]]
  expect([accepted.id, accepted.state, accepted.acceptedAt]).toEqual([id, 'ended', expect.any(Number)])
  expect([ended.id, ended.state, 'acceptedAt' in ended]).toEqual([open, 'ended', false])
  expect(await forgetAmounts(db, afterDays(amountDays + 1))).toBe(1)
  expect('amount' in (await deals())[0]).toBe(false)
  expect((await deals(carol))[0].amount).toBe(20_000)
  expect(JSON.stringify(await messages(alice)).replaceAll(/\s/gu, '')).toContain('20000')
})

test('notices of a newer offer of the two keep its amount', async () => {
  const id = await agree()
  await act(bobby, id, 'callOff')
  await db.updateTable('notices').set({ at: 1 }).where('type', '=', 'offerStep').execute()
  await db.updateTable('priceOffers').set({ createdAt: 1 }).execute()
  await call(app, 'PUT notices-read.json', { as: alice, body: {} })
  await call(app, 'POST price-offers.json', { as: bobby, body: { carId: car, amount: 35_000 } })
  expect(await forgetAmounts(db, afterDays(amountDays + 1))).toBe(1)
  expect((await tablesWithAmount()).toSorted()).toEqual([])
  const rows = await db.selectFrom('notices').select('details').where('userId', '=', alice.id).execute()
  expect(JSON.stringify(rows)).toContain('35000')
})

test('a message without its amount stays in the language in which it was written', async () => {
  await db.updateTable('users').set({ language: null }).where('id', '=', bobby.id).execute()
  await db.updateTable('users').set({ language: 'bg' }).where('id', '=', alice.id).execute()
  await agree()
  const accepted = async () => (await messages()).find(({ step }) => JSON.stringify(step ?? {}).includes('accepted'))
  const before = (await accepted())?.content
  await forgetAmounts(db, afterDays(amountDays + 1))
  const after = (await accepted())?.content
  expect([before, after]).toEqual([
    expect.stringMatching(/^\p{Script=Cyrillic}/u),
    expect.stringMatching(/^\p{Script=Cyrillic}/u),
  ])
  expect(after).not.toContain('36')
})

test('while the two go on, the amount stays: a viewing, a reservation, a sale a while ago', async () => {
  await agree()
  const late = afterDays(amountDays + 1)
  const setCar = (set: { state: 'reserved' | 'sold' | 'forSale'; stateAt: number }) =>
    db.updateTable('cars').set(set).where('id', '=', car).execute()
  const viewing = await agreeOnViewing(app, { seller: alice, buyer: bobby, carId: car })
  const setViewing = (at: number) => db.updateTable('viewings').set({ at }).where('id', '=', viewing).execute()
  await setViewing(late - dayMs)
  expect(await forgetAmounts(db, late)).toBe(0)
  await setViewing(1)
  await setCar({ state: 'reserved', stateAt: 1 })
  expect(await forgetAmounts(db, late)).toBe(0)
  await setCar({ state: 'sold', stateAt: late - dayMs })
  expect(await forgetAmounts(db, late)).toBe(0)
  await setCar({ state: 'sold', stateAt: 1 })
  expect(await forgetAmounts(db, late)).toBe(1)
})

test('after an upgrade everybody has 30 days to keep a copy', async () => {
  await agree()
  await db.updateTable('priceOffers').set({ changedAt: 1 }).execute()
  await db.updateTable('cars').set({ stateAt: 1 }).execute()
  expect(await forgetAmounts(db)).toBe(0)
  expect(await forgetAmounts(db, afterDays(amountDays + 1))).toBe(1)
})

test('a sweep that would take most amounts waits for the operator', async () => {
  await agree()
  const row = await db.selectFrom('priceOffers').selectAll().executeTakeFirstOrThrow()
  const more = Array.from({ length: 30 }, (_, i) => ({ ...row, id: `-More${i}`, carId: `-Car${i}` }))
  await db.insertInto('priceOffers').values(more).execute()
  await expect(forgetAmounts(db, afterDays(amountDays + 1))).rejects.toThrow(SweepStopped)
  await expect(forgetAmounts(db, afterDays(amountDays + 1))).rejects.toThrow('npm run sweeps -- allow amounts')
  expect(await db.selectFrom('priceOffers').select('id').where('amount', '=', amount).execute()).toHaveLength(31)
})

test('who keeps amounts between the two has them in the conversation alone, whoever makes the step', async () => {
  const privacy = { telephoneShown: 'shown', emailShown: 'shown' }
  const set = (dealAmounts: string) => call(app, 'PUT auth/privacy', { as: alice, body: { ...privacy, dealAmounts } })
  expect((await set('between')).status).toBe(200)
  expect((await call(app, 'GET auth/account', { as: alice })).body.dealAmounts).toBe('between')
  await agree()
  expect((await tablesWithAmount()).toSorted()).toEqual(['messages', 'priceOffers'])
  expect((await messages()).some(({ content }) => content.includes('36123'))).toBe(true)
  expect((await set('nobody')).status).toBe(400)
  await set('told')
  await agree(await offerCar(app, alice), carol)
  expect(await tablesWithAmount()).toContain('notices')
})

test('each side keeps its copy in the archive until the amount is gone', async () => {
  await agree()
  const copies = async (of: TestPerson) => {
    const entries = [await all(ownDeals(db, of.id, 'priceOffers')), await all(ownNotices(db, of.id))]
    return JSON.stringify(entries).split(String(amount)).length - 1
  }
  expect([await copies(alice), await copies(bobby)]).toEqual([2, 2])
  await forgetAmounts(db, afterDays(amountDays + 1))
  expect([await copies(alice), await copies(bobby)]).toEqual([0, 0])
  expect(JSON.stringify(await all(ownDeals(db, alice.id, 'priceOffers')))).not.toContain('"amount"')
})
