import { beforeEach, expect, test } from 'vitest'
import { listHistory } from '../cars/car-history-store.ts'
import { findCar } from '../cars/car-store.ts'
import { createSavedSearch, listStoredSearches } from '../saved-searches/saved-search-store.ts'
import { saveCar } from '../saved/saved-store.ts'
import { openDealersFiles } from './testing/dealers-files.ts'

/** Effects of a dealer's next file on the offers of the last one. */

const { db, clear, run, rejectedText } = await openDealersFiles()
beforeEach(clear)

const header = 'brand,model,fuel,gearbox,year,price,description,location,vin,stock'
const alice = { userId: 'alice', role: 'user' } as const
const vins = { lexus: 'JTHBA1D2105055501', golf: 'WVWZZZ1KZAW000001', audi: 'WAUZZZ8X0BB000001' }
const lexus = 'Lexus,IS 300h,Hybrid,Automatic,2018,45900,One owner and full history,Sofia'
const golf = 'Volkswagen,Golf,Petrol,Manual,2018,19400,Well kept and garaged,Sofia'
const audi = 'Audi,A1,Petrol,Manual,2017,28750,,Plovdiv'

const own = () => db.selectFrom('cars').selectAll().where('ownerId', '=', 'alice').orderBy('id').execute()
async function carOf(model: string) {
  const row = (await own()).find((car) => car.model === model)
  return { id: row!.id, ...(await findCar(db, row!.id, alice))! }
}

test.each([
  ['its VIN', `${vins.lexus},`],
  ['its stock number', ',A-17'],
  ['both', `${vins.lexus},A-17`],
])('a car is recognised by %s: a lower price is a price drop with its history', async (_what, identity) => {
  await run([header, `${lexus},${identity}`])
  const before = await carOf('IS 300h')
  await saveCar(db, { userId: 'bobby', role: 'user' }, { id: before.id })
  const cut = lexus.replace('45900', '43900')
  expect(await run([header, `${cut},${identity}`])).toMatchObject({ accepted: 1, added: 0, changed: 1, gone: 0 })
  const after = await carOf('IS 300h')
  expect(after).toMatchObject({ id: before.id, price: 43_900, priceDrop: { amount: 2000 } })
  expect(after.listedAt).toBe(before.listedAt)
  const history = (await listHistory(db, after.id, alice))!
  expect(history.filter(({ kind }) => kind === 'price').map(({ value }) => value)).toEqual([43_900])
  expect(await own()).toHaveLength(1)
})

test('an imported price drop is a match of the saved searches that the offer now fits', async () => {
  await run([header, `${lexus},${vins.lexus},`])
  await createSavedSearch(db, 'bobby', {
    search: { name: 'Cheap', address: 'priceTo=44000', alert: 'live' },
  })
  await run([header, `${lexus.replace('45900', '43900')},${vins.lexus},`])
  expect(await listStoredSearches(db, 'bobby')).toMatchObject([{ newCount: 1 }])
})

test('the same file changes nothing, even with another order of columns and another spelling', async () => {
  await run([header, `${lexus},${vins.lexus},A-17`, `${audi},${vins.audi},`])
  const before = await own()
  const again = [
    header.replace('price', 'Цена (лв.)'),
    `${lexus.replace('45900', '45 900.00')},${vins.lexus.toLowerCase()},a-17`,
    `${audi},${vins.audi},`,
  ]
  expect(await run(again)).toMatchObject({ accepted: 2, added: 0, changed: 0, gone: 0 })
  const after = await own()
  expect(after.map(({ updatedAt }) => updatedAt)).toEqual(before.map(({ updatedAt }) => updatedAt))
  expect(await listHistory(db, after[0]!.id, alice)).toHaveLength(1)
})

test('a new column sets its fact and changes nothing else', async () => {
  await run([header, `${golf},${vins.golf},`])
  const id = (await carOf('Golf')).id
  await db.updateTable('cars').set({ colour: 'Red', power: 122, body: 'Hatchback' }).where('id', '=', id).execute()
  const before = await carOf('Golf')
  const lines = [`${header},mileage`, `${golf},${vins.golf},,124 500 км`]
  expect(await run(lines)).toMatchObject({ added: 0, changed: 1 })
  expect(await carOf('Golf')).toEqual({ ...before, mileage: 124_500 })
})

test('an empty cell and a removed column change nothing', async () => {
  await run([`${header},colour`, `${golf},${vins.golf},,red`])
  expect(await run([`${header},colour`, `${golf.replace('Well kept and garaged', '')},${vins.golf},,`])).toMatchObject({
    changed: 0,
  })
  expect(await run([header, `${golf},${vins.golf},`])).toMatchObject({ changed: 0 })
  expect(await carOf('Golf')).toMatchObject({ colour: 'Red', description: 'Well kept and garaged' })
})

test('the import counts new, changed, equal and missing offers', async () => {
  await run([header, `${lexus},${vins.lexus},`, `${golf},${vins.golf},`])
  const next = [header, `${lexus.replace('45900', '44900')},${vins.lexus},`, `${audi},${vins.audi},`]
  expect(await run(next)).toMatchObject({ accepted: 2, added: 1, changed: 1, gone: 1 })
  expect((await own()).map(({ state }) => state)).toEqual(['forSale', 'forSale', 'forSale'])
})

test('a missing offer is paused if asked for, and for sale again when its row comes back', async () => {
  await run([header, `${lexus},${vins.lexus},`, `${golf},,G-1`])
  expect(await run([header, `${lexus},${vins.lexus},`], { gone: 'pause' })).toMatchObject({ gone: 1 })
  expect(await carOf('Golf')).toMatchObject({ state: 'paused' })
  expect(await run([header, `${lexus},${vins.lexus},`], { gone: 'pause' })).toMatchObject({ gone: 0 })
  const cheaper = `${golf.replace('19400', '18400')},,G-1`
  expect(await run([header, `${lexus},${vins.lexus},`, cheaper])).toMatchObject({ added: 0, changed: 1, gone: 0 })
  const back = await carOf('Golf')
  expect(back).toMatchObject({ price: 18_400 })
  expect(back.state ?? 'forSale').toBe('forSale')
  expect(await own()).toHaveLength(2)
})

test('a file that lacks most of the offers takes none of them away, until its sender says so', async () => {
  const rows = Array.from({ length: 12 }, (_none, i) => `${golf},,G-${i}`)
  await run([header, ...rows])
  const states = async () => (await own()).filter(({ state }) => state === 'paused').length
  const cut = [header, ...rows.slice(0, 5)]
  expect(await run(cut, { gone: 'pause' })).toMatchObject({ gone: 7, isGoneMany: true })
  expect(await run([header], { gone: 'delete' })).toMatchObject({ gone: 12, isGoneMany: true })
  expect([(await own()).length, await states()]).toEqual([12, 0])
  expect(await run(cut, { gone: 'pause', mayLackMany: true })).toMatchObject({ gone: 7, isGoneMany: false })
  expect(await states()).toBe(7)
})

test('an offer that its owner paused or sold by hand stays so', async () => {
  await run([header, `${lexus},${vins.lexus},`, `${golf},,G-1`])
  await db.updateTable('cars').set({ state: 'paused', unlistedAt: 1 }).where('model', '=', 'Golf').execute()
  expect(await run([header, `${lexus},${vins.lexus},`, `${golf},,G-1`])).toMatchObject({ changed: 0 })
  expect(await carOf('Golf')).toMatchObject({ state: 'paused' })
  expect(await run([header, `${lexus},${vins.lexus},`], { gone: 'delete' })).toMatchObject({ gone: 0 })
})

test('a missing offer is deleted if asked for, but none from the form and none of another owner', async () => {
  await run([header, `${lexus},${vins.lexus},`, `${golf},,G-1`])
  await run([header, `${golf},,G-1`], { ownerId: 'bobby' })
  await db.updateTable('cars').set({ importKey: null }).where('model', '=', 'IS 300h').execute()
  expect(await run([header, `${audi},${vins.audi},`], { gone: 'delete' })).toMatchObject({ added: 1, gone: 1 })
  const left = await db.selectFrom('cars').select(['ownerId', 'model']).orderBy('ownerId').orderBy('model').execute()
  expect(left.map(({ ownerId, model }) => `${ownerId} ${model}`)).toEqual(['alice A1', 'alice IS 300h', 'bobby Golf'])
})

test('a row that is rejected this month does not count as missing', async () => {
  await run([header, `${lexus},${vins.lexus},`, `${golf},,G-1`])
  const broken = `${golf.replace('19400', 'soon')},,G-1`
  expect(await run([header, `${lexus},${vins.lexus},`, broken], { gone: 'delete' })).toMatchObject({
    rejected: 1,
    gone: 0,
  })
  expect(await own()).toHaveLength(2)
})

test('an interrupted import counts no offers as missing', async () => {
  await run([header, `${lexus},${vins.lexus},`, `${golf},,G-1`])
  const interruption = new AbortController()
  interruption.abort()
  const summary = await run([header], { gone: 'delete', signal: interruption.signal })
  expect(summary.gone).toBeUndefined()
  expect(await own()).toHaveLength(2)
})

test('a stock number with another VIN is another car', async () => {
  await run([header, `${golf},${vins.golf},7`])
  expect(await run([header, `${audi},${vins.audi},7`])).toMatchObject({ added: 1, changed: 0, gone: 1 })
  expect((await own()).map(({ model }) => model)).toEqual(['Golf', 'A1'])
  expect(await run([header, `${audi},${vins.audi},7`, `${golf},${vins.golf},8`])).toMatchObject({
    added: 0,
    changed: 0,
  })
})

test('a car stays the same when its file adds a VIN or changes its stock number', async () => {
  await run([header, `${golf},,7`])
  expect(await run([header, `${golf},${vins.golf},7`])).toMatchObject({ added: 0, changed: 1 })
  expect(await run([header, `${golf},${vins.golf},9`])).toMatchObject({ added: 0, changed: 0 })
  expect(await run([header, `${golf},,9`])).toMatchObject({ added: 0, changed: 0, gone: 0 })
})

test('the same car twice in one file is accepted once', async () => {
  const lines = [
    header,
    `${golf},${vins.golf},`,
    `${golf.replace('19400', '1')},${vins.golf},`,
    `${audi},,7`,
    `${audi},,7`,
  ]
  expect(await run(lines)).toMatchObject({ rows: 4, accepted: 2, added: 2, rejected: 2 })
  expect(await rejectedText()).toContain('vin: the same stands in line 2')
  expect(await rejectedText()).toContain('stock: the same stands in line 4')
  expect(await carOf('Golf')).toMatchObject({ price: 19_400 })
})

test('a stock number that a spreadsheet has rounded is rejected', async () => {
  expect(await run([header, `${golf},,1.23457E+11`])).toMatchObject({ rejected: 1 })
  expect(await rejectedText()).toContain('format the column as text')
})

test('a lower mileage is accepted with a note, a higher one without', async () => {
  const withMileage = `${header},mileage`
  await run([withMileage, `${golf},${vins.golf},,124500`])
  await run([withMileage, `${golf},${vins.golf},,12450`])
  await run([withMileage, `${golf},${vins.golf},,13000`])
  const history = (await listHistory(db, (await carOf('Golf')).id, alice))!
  const notes = history.filter(({ kind }) => kind === 'mileage').map(({ value, note }) => [value, note ?? ''])
  expect(notes).toEqual(
    expect.arrayContaining([
      [12_450, 'As the dealer’s file says.'],
      [13_000, ''],
    ]),
  )
})

test('an equal price in euro is no change; a change of currency is one', async () => {
  const inEuro = (price: string) => [header, `${golf.replace('19400', price)},${vins.golf},`]
  await run(inEuro('€ 9900'))
  expect(await carOf('Golf')).toMatchObject({ price: 19_362.72, priceCurrency: 'EUR' })
  expect(await run(inEuro('9 900 EUR'))).toMatchObject({ changed: 0 })
  expect(await run(inEuro('19400'))).toMatchObject({ changed: 1 })
  expect((await carOf('Golf')).priceCurrency ?? 'BGN').toBe('BGN')
})
