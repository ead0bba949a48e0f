import { expect, test } from 'vitest'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

/** Searches by words among offers with models that people typed. */

const { app, db, alice } = await useWorld(['alice'])

const q = (words: string) => `q=${encodeURIComponent(words)}`

async function search(query: string) {
  const { status, body, text } = await call(app, `GET search.json?${query}`)
  expect(status, text).toBe(200)
  return body
}

async function offerModels(brand: string, models: string[], facts: object = {}): Promise<void> {
  for (const model of models) await offerCar(app, alice, { ...facts, brand, model })
}

const count = async (words: string) => (await search(q(words))).total

test('one offer with a word as its model does not change what the word means', async () => {
  await offerModels('BMW', ['320d', 'X5', 'BMW 320d', 'BMW'])
  await offerModels('Honda', ['Civic', 'Jazz', 'Honda e', 'e'])
  await offerModels('Volkswagen', ['Golf', 'Golf 7', 'GOLF 7', 'ГОЛФ', 'Golf Variant'])
  await offerModels('Kia', ['дизел', 'дизел', 'до', 'до', 'софия', 'евтина'])
  expect([await count('bmw'), await count('honda'), await count('golf')]).toEqual([4, 4, 5])
  expect([await count('kia дизел'), await count('киа'), await count('хонда')]).toEqual([6, 6, 4])
})

test('a model family is one option with one count, in whatever spelling', async () => {
  await offerModels('BMW', ['X6', 'x6', 'Х6', 'X 6', 'X-6', 'х‑6', 'BMW X6 M Sport'])
  await offerModels('Mercedes-Benz', ['A-Class', 'A‑Class', 'a class', 'А-класа', 'A Klasse'])
  const { facets } = await search('')
  expect(facets.model).toEqual([
    { value: 'BMW X6', count: 7 },
    { value: 'Mercedes-Benz A Class', count: 5 },
  ])
  for (const spelled of ['BMW X6', 'BMW Х6', 'BMW x-6', 'BMW X 6'])
    expect((await search(`model=${encodeURIComponent(spelled)}`)).total, spelled).toBe(7)
})

test.each([
  ['Mercedes-Benz', 'C 220 CDI', ['C220', 'C 220', 'с220', 'mercedes c220', 'c220cdi']],
  ['Mazda', 'CX-5', ['CX5', 'CX-5', 'СХ-5', 'cx 5', 'мазда сх5']],
  ['Volvo', 'XC90', ['XC 90', 'xc90', 'хц90', 'ХС90', 'волво хс 90']],
  ['Toyota', 'RAV4', ['RAV 4', 'rav4', 'рав 4', 'РАВ4']],
  ['BMW', '320d', ['320 d', '320d', '320д', 'бмв 320 д', 'ВМW 320', 'BMW320d']],
  ['Volkswagen', 'Golf 5', ['golf5', 'golf 5', 'голф5', 'Golf V', 'vw golf']],
  ['Hyundai', 'i20', ['i 20', 'i20', 'хюндай i20', 'и20']],
  ['Honda', 'Civic', ['Нonda', 'нонda civic', 'цивик', 'HONDA']],
])('offers of a %s %s are found by each of its spellings', async (brand, model, spellings) => {
  await offerModels(brand, [model], { engine: 'Diesel' })
  await offerModels('Tesla', ['Model 3'], { engine: 'Electric' })
  for (const words of spellings) {
    const { cars, total } = await search(q(words))
    expect([words, total, cars[0]?.model]).toEqual([words, 1, model])
  }
})

test('a series and a class find all their models', async () => {
  await offerModels('BMW', ['320d', '318i', '3 Series', '520d'])
  await offerModels('Mercedes-Benz', ['C220', 'C 180', 'C-Class', 'E 220'])
  for (const words of ['3 series', 'трета серия', 'бмв тройка']) expect(await count(words), words).toBe(3)
  for (const words of ['c class', 'ц класа', 'C-klasse']) expect(await count(words), words).toBe(3)
})

test('an unknown word does not empty the result; it is answered, and offered as a search of texts', async () => {
  await offerModels('BMW', ['320d', 'X5'])
  await offerModels('Audi', ['A4'], { description: 'Трета ръка, но запазена' })
  expect(await search(q('бмв трета'))).toMatchObject({ total: 2, unused: [{ word: 'трета', total: 1 }] })
  expect(await search(q('абракадабра'))).toMatchObject({ total: 3, unused: [{ word: 'абракадабра', total: 0 }] })
  expect(await search(q('трета'))).toMatchObject({ total: 1, understood: [{ param: ['word', 'трета'] }] })
  expect((await search(q('"абракадабра"'))).total).toBe(0)
  expect((await search('word=абракадабра')).total).toBe(0)
  const { body } = await call(app, `GET suggestions.json?${q('бмв трета')}`)
  expect(body).toMatchObject({ total: 2, unused: [{ word: 'трета', total: 1 }] })
})

test('cheap means an order, unless another order is chosen', async () => {
  for (const price of [5000, 3000, 4000]) await offerCar(app, alice, { price })
  const prices = async (query: string) => (await search(query)).cars.map(({ price }: { price: number }) => price)
  expect(await prices(q('евтина кола'))).toEqual([3000, 4000, 5000])
  expect(await prices(`${q('cheap bmw')}&sort=dearest`)).toEqual([5000, 4000, 3000])
})

test("the drive in a model's name counts as stated", async () => {
  await offerModels('Audi', ['A6 quattro', 'A6'])
  await offerModels('BMW', ['530d xDrive'])
  expect([await count('quattro'), await count('ауди 4x4'), await count('xdrive')]).toEqual([2, 1, 2])
  const { facets } = await search('')
  expect(facets.drive).toEqual([{ value: '4x4', count: 2 }])
})

test('"new import" is a filter', async () => {
  await offerCar(app, alice, { newImport: 'Yes' })
  await offerCar(app, alice, { newImport: 'No' })
  await offerCar(app, alice)
  expect([await count('нов внос'), (await search('newImport=No')).total]).toEqual([1, 1])
})

test('when dropping no single filter helps, the brand alone is suggested', async () => {
  await offerModels('BMW', ['320d', 'X5'], { colour: 'Black' })
  const narrow = 'brand=BMW&colour=Red&yearFrom=2022&priceTo=100'
  expect((await search(narrow)).relaxations).toEqual([expect.objectContaining({ total: 2, only: [['brand', 'BMW']] })])
  expect((await search('brand=BMW&colour=Red')).relaxations).toEqual([{ params: [['colour', 'Red']], total: 2 }])
  const model = 'model=BMW%20X6&colour=Red'
  expect((await search(model)).relaxations).toEqual([expect.objectContaining({ total: 2, only: [['brand', 'BMW']] })])
})

test('a saved search of a model family matches a new offer in any spelling', async () => {
  const bobby = await signUp(app, 'bobby')
  const body = { name: 'X6', address: 'model=BMW%20Х6', alert: 'live' }
  expect((await call(app, 'POST saved-searches.json', { as: bobby, body })).status).toBe(200)
  await db.updateTable('savedSearches').set({ seenAt: 0 }).execute()
  for (const model of ['x-6', 'X 6', 'X5']) {
    await call(app, 'POST cars.json', { as: alice, body: buildCar({ model }) })
  }
  const { body: searches } = await call(app, 'GET saved-searches.json', { as: bobby })
  expect(searches).toMatchObject([{ newCount: 2, total: 2 }])
})

test('says which brand of the words no offer can have here, and goes on without it', async () => {
  const id = await offerCar(app, alice, { engine: 'Diesel', description: 'An Opel would cost less.' })
  const { understood, unused, cars } = await search(q('опел дизел'))
  expect(understood).toMatchObject([{ param: ['engine', 'Diesel'] }])
  expect(unused).toEqual([{ word: 'опел', total: 1, brand: 'Opel' }])
  expect(cars).toMatchObject([{ id }])
  const body = { ...buildCar(), brand: 'Opel' }
  expect((await call(app, 'POST cars.json', { as: alice, body })).status).toBe(400)
})
