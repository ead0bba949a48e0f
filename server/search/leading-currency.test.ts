import { expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, alice } = await useWorld(['alice'], { env: { MARKET: 'bulgaria' } })

const search = async (query: string) => (await call(app, `GET search.json?${encodeURI(query)}`)).body
const suggest = async (query: string) => (await call(app, `GET suggestions.json?${encodeURI(query)}`)).body

test('where the euro leads, a price without a currency is in euro', async () => {
  // 7,500 EUR are 14,668.73 BGN.
  const cheap = await offerCar(app, alice, { price: 14_668 })
  await offerCar(app, alice, { price: 15_000 })
  for (const q of ['до 7500', '7500', 'до € 7 500']) {
    const found = await search(`q=${q}`)
    expect(found.cars.map(({ id }: { id: string }) => id)).toEqual([cheap])
    expect(found.understood.map(({ param }: { param: unknown }) => param)).toEqual([
      ['priceTo', '7500'],
      ['currency', 'EUR'],
    ])
  }
  expect((await suggest('q=до 7500')).understood[1]).toMatchObject({ param: ['currency', 'EUR'], isInLeading: true })
  expect(await search('q=до 7500 лв')).toMatchObject({ total: 0 })
  // Beside a price that is set, it is in the currency of that one.
  expect(await search('priceFrom=14000&q=до 14 800')).toMatchObject({ total: 1 })
})

test('a number alone is counted in texts, where it may have been meant', async () => {
  await offerCar(app, alice, { price: 3000, description: 'The belt was changed at 77500 km.' })
  await offerCar(app, alice, { price: 3000 })
  expect((await search('q=77500')).understood[0]).toMatchObject({ words: '77500', inTexts: 1 })
  expect(await search('word=77500')).toMatchObject({ total: 1 })
  expect((await search('q=до 77500')).understood[0]).not.toHaveProperty('inTexts')
})
