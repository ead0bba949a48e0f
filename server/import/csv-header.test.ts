import { expect, test } from 'vitest'
import { readHeader } from './csv-header.ts'
import { checkRow } from './csv-row.ts'

const names = ['brand', 'model', 'engine', 'transmission', 'year', 'price']
const cells = ['BMW', '320d', 'Diesel', 'Automatic', '2019', '38900']

function carWith(name: string, cell: string) {
  const checked = checkRow([...cells, cell], {
    layout: readHeader([...names, name]).layout,
    rate: null,
    location: 'Sofia',
    language: 'en',
  })
  return 'car' in checked ? checked.car : checked.reasons
}

test.each([
  ['Пробег (км)', '124500', { mileage: 124_500 }],
  ['Пробег, км.', '124 500', { mileage: 124_500 }],
  ['Mileage [mi]', '10000', { mileage: 16_093 }],
  ['Mileage (km)', '10 000 miles', { mileage: 16_093 }],
  ['Пробег (хил. км)', '124.5', {}],
  ['Мощност (к.с.)', '184', { power: 184 }],
  ['Мощност kW', '135', { power: 184 }],
  ['Power (hp)', '184.0', { power: 184 }],
  ['Кубатура (куб.см)', '1995', { displacement: 1995 }],
  ['Обем на двигателя, л', '1,6', { displacement: 1600 }],
  ['Engine capacity (cm³)', '1995', { displacement: 1995 }],
  ['Батерия (kWh)', '64,8', { battery: 64.8 }],
  ['Първа регистрация', 'май 2019', { firstRegistration: '2019-05' }],
  ['ГТП до', 'май 2027', { inspectionUntil: '2027-05' }],
  ['Цвят', 'черна', { colour: 'Black' }],
  ['Бр. врати', '5', { doors: '4/5' }],
  ['Engine (cc)', '1,995', { displacement: 1995 }],
  ['Двигател, к.с.', '184', { power: 184 }],
  ['Двигател (kW)', '135', { power: 184 }],
  ['КУБ. СМ.', '1995', { displacement: 1995 }],
  ['kW', '135', { power: 184 }],
  ['км.', '124 500', { mileage: 124_500 }],
  ['Брой врати', '5', { doors: '4/5' }],
])('the column %j with %j is understood', (name, cell, facts) => {
  expect(carWith(name, cell)).toMatchObject({ brand: 'BMW', ...facts })
})

test('of two columns with one fact in two units the first counts', () => {
  const { layout, unknown } = readHeader([...names, 'Мощност (к.с.)', 'Мощност (kW)'])
  expect([layout.get('power'), unknown]).toEqual([{ at: names.length, unit: 'кс' }, ['Мощност (kW)']])
  expect(readHeader([...names, 'лв.', 'г.']).unknown).toEqual(['лв.', 'г.'])
})

test('unknown column names are listed, blank ones are not', () => {
  expect(readHeader([...names, 'Комисиона', '', 'Пробег (левове)', 'mileage']).unknown).toEqual([
    'Комисиона',
    'Пробег (левове)',
  ])
})

test('a file may have prices in leva and in euro; the one in leva counts', () => {
  const { layout } = readHeader([...names.slice(0, 5), 'Цена (лв.)', 'Цена (€)'])
  const settings = { layout, rate: null, location: 'Sofia', language: 'en' } as const
  expect(checkRow([...cells, '19889.25'], settings)).toMatchObject({ car: { price: 38_900 } })
  expect(checkRow([...cells.slice(0, 5), '', '6500'], settings)).toMatchObject({
    car: { price: 12_712.9, priceCurrency: 'EUR' },
  })
})

test.each([
  ['ГОД.', 'ЦЕНА ЛВ.', 2019, 38_900],
  ['Год. на производство', 'лв.', 2019, 38_900],
  ['г.', '€', 2019, 76_081.79],
])('year and price are found in columns %j and %j', (year, price, ...expected) => {
  const { layout } = readHeader(['Марка', 'Модел', 'Гориво', 'Скоростна кутия', year, price])
  const checked = checkRow(cells, { layout, rate: null, location: 'Sofia', language: 'en' })
  expect('car' in checked && [checked.car.year, checked.car.price]).toEqual(expected)
})

test.each([
  ['Price ($)', '$'],
  ['Цена, USD', 'USD'],
  ['Цена в долари', 'долари'],
  ['Price CHF', 'CHF'],
  ['$ price', '$'],
  ['₺', '₺'],
])('prices in a currency that no price is in are refused with the word: %s', (name, word) => {
  const header = [...names.slice(0, 5), name]
  expect(() => readHeader(header)).toThrow(`"${name}": prices are in BGN, EUR or, with --rate, GBP, not in "${word}".`)
  // Beside prices in leva the column is only left out.
  expect(readHeader([...header, 'Цена']).unknown).toEqual([name])
})
