import { expect, test } from 'vitest'
import { readHeader } from './csv-header.ts'
import { convertedAmount, parseRate } from './csv-price.ts'
import { checkRow, type RowSettings } from './csv-row.ts'

const row = {
  brand: 'BMW',
  model: '320d',
  engine: 'Diesel',
  transmission: 'Automatic',
  year: '2019',
  description: 'One owner from new.',
  location: 'Sofia',
  price: '38900',
}

/** Checks a row that is valid except for the fields that the test names. */
function check(different: Record<string, string> = {}, settings: Partial<RowSettings> = {}) {
  const cells = { ...row, ...different }
  return checkRow(Object.values(cells), {
    layout: readHeader(Object.keys(cells)).layout,
    rate: null,
    location: 'Bulgaria',
    language: 'en',
    ...settings,
  })
}

function reasonsOf(different: Record<string, string>, settings?: Partial<RowSettings>): string {
  const checked = check(different, settings)
  return 'reasons' in checked ? checked.reasons.join('; ') : 'accepted'
}

test('a row in the words of the form is accepted as it is', () => {
  expect(check()).toEqual({ car: { ...row, year: 2019, price: 38_900 }, identity: {}, changes: [], leftOut: [] })
})

test.each([
  ['Make', 'Model', 'Fuel', 'Gearbox', 'Model year', 'Price (BGN)'],
  ['MANUFACTURER', 'model', 'fuel_type', 'transmission-type', 'Registration Year', 'price_bgn'],
  ['Марка', 'Модел', 'Гориво', 'Скоростна кутия', 'Година', 'Цена, лв.'],
])('columns are found by their usual names: %s', (...header) => {
  expect([...readHeader(header).layout.keys()]).toEqual(['brand', 'model', 'engine', 'transmission', 'year', 'price'])
})

test('a header that lacks a required column, or has one twice, is refused with a sentence', () => {
  expect(() => readHeader(['brand', 'model', 'year'])).toThrow(
    'The file has no column for: engine, transmission, price (or price_eur, price_gbp).',
  )
  expect(() => readHeader(['brand', 'make', 'model', 'fuel', 'gearbox', 'year', 'price'])).toThrow(
    'Two columns hold the same: "brand" and "make".',
  )
})

test('the first registration is a fact, and gives the year where no column does', () => {
  expect(check({ first_registration: '05/2018' })).toMatchObject({
    car: { year: 2019, firstRegistration: '2018-05' },
  })
  const { year: _, ...undated } = row
  const checked = (first: string) => {
    const cells = { ...undated, 'First registration': first }
    return checkRow(Object.values(cells), {
      layout: readHeader(Object.keys(cells)).layout,
      rate: null,
      location: 'Bulgaria',
      language: 'en',
    })
  }
  for (const first of ['06/2012', '2012-06', '15.06.2012'])
    expect(checked(first)).toMatchObject({ car: { year: 2012, firstRegistration: '2012-06' }, changes: [] })
  expect(checked('2012')).toMatchObject({ car: { ...row, year: 2012, price: 38_900 }, changes: [] })
  expect(checked('lately')).toMatchObject({ reasons: ['year: Year is required.'] })
})

test('a town besides a location is a fact; alone it is the location too', () => {
  expect(check({ location: 'Our yard by the ring road', town: 'Пловдив' })).toMatchObject({
    car: { location: 'Our yard by the ring road', region: 'Plovdiv', town: 'Plovdiv' },
  })
  const { location: _, ...elsewhere } = row
  const cells = { ...elsewhere, City: 'Varna' }
  const settings = {
    layout: readHeader(Object.keys(cells)).layout,
    rate: null,
    location: 'Bulgaria',
    language: 'en',
  } as const
  expect(checkRow(Object.values(cells), settings)).toMatchObject({
    car: { location: 'Varna', region: 'Varna', town: 'Varna' },
    changes: [],
  })
})

test.each([
  [{ brand: 'vw' }, { brand: 'Volkswagen' }],
  [{ brand: 'mercedes benz' }, { brand: 'Mercedes-Benz' }],
  [{ engine: 'LPG' }, { engine: 'Gas' }],
  [{ engine: 'дизел' }, { engine: 'Diesel' }],
  [{ transmission: 'Semi-Auto' }, { transmission: 'Semi-Automatic' }],
  [{ brand: 'В М W' }, { brand: 'BMW' }],
  [{ brand: 'B.M.W.' }, { brand: 'BMW' }],
  [{ brand: 'M-Benz' }, { brand: 'Mercedes-Benz' }],
  [{ engine: 'Бензин + газ' }, { engine: 'Gas' }],
  [{ engine: 'бензин / пропан-бутан' }, { engine: 'Gas' }],
  [{ engine: 'Petrol (LPG)' }, { engine: 'Gas' }],
  [{ engine: 'Дизел/Електро' }, { engine: 'Hybrid' }],
  [{ engine: 'Хибрид (бензин)' }, { engine: 'Hybrid' }],
  [{ engine: '2.0 TDI' }, { engine: 'Diesel' }],
  [{ engine: 'Дизел, Евро 6' }, { engine: 'Diesel' }],
  [{ transmission: '6-степенна ръчна' }, { transmission: 'Manual' }],
  [{ transmission: 'Ръчна, 6 ск.' }, { transmission: 'Manual' }],
  [{ transmission: '8-speed S tronic' }, { transmission: 'Automatic' }],
  [{ transmission: 'Автоматична (DSG)' }, { transmission: 'Automatic' }],
  [{ transmission: 'автом.' }, { transmission: 'Automatic' }],
  [{ transmission: 'мануална' }, { transmission: 'Manual' }],
  [{ transmission: 'Роботизирана' }, { transmission: 'Semi-Automatic' }],
])('a synonym of a value is recognised: %o', (different, expected) => {
  expect(check(different)).toMatchObject({ car: expected, changes: ['other word for a value'] })
})

test.each([
  [{ engine: 'Other' }, 'engine: "Other" is none of Petrol, Diesel, Gas, Hybrid, Electric'],
  [{ engine: 'Дизел/бензин' }, /^engine: "Дизел.бензин" is none of /],
  [{ engine: 'Дизел и водород' }, /^engine: "Дизел и водород" is none of /],
  [{ transmission: '6' }, /^transmission: "6" is none of /],
  [{ transmission: 'Ръчна/автоматична' }, /^transmission: /],
  [{ brand: 'Trabant' }, /^brand: "Trabant" is none of Toyota, /],
  [{ year: '2024' }, 'year: Year is required.'],
  [{ year: '1e3' }, 'year: "1e3" is no year'],
  [{ model: '' }, 'model: Model is required.'],
  [{ price: '' }, 'price: Price is required.'],
  [{ price: '1e5' }, 'price: "1e5" is no amount with at most two decimals'],
  [{ price: '-1' }, 'price: "-1" is no amount with at most two decimals'],
  [{ price: '1000000001' }, 'price: Price is required.'],
  [{ description: 'short' }, 'description: Description should not be less than 10!'],
  [{ img: 'javascript:alert(1)' }, 'img: Image link must be an address that begins with https://.'],
  [
    { img: '/photos/0123456789abcdef0123456789abcdef-960.webp' },
    'img: only links that begin with https:// can be imported',
  ],
  [{ brand: '', engine: 'Other' }, /^engine: "Other" is none of .*; brand: Brand is required\.$/],
])('a row with %o is rejected with its reason', (different, reason) => {
  expect(reasonsOf(different)).toMatch(reason)
})

test('a missing description is composed of the facts', () => {
  const facts = { description: '', location: ' ', engine_litres: '2', mileage_miles: '36203', power: '190' }
  expect(check(facts, { location: 'Plovdiv' })).toMatchObject({
    car: {
      description: 'BMW 320d of 2019. Diesel engine, 2.0 l, 190 hp. Automatic transmission. 58263 km.',
      location: 'Plovdiv',
    },
    changes: ['composed description', 'default location'],
  })
  expect(check({ description: '', mileage: '127 500', displacement: '1998' })).toMatchObject({
    car: { description: 'BMW 320d of 2019. Diesel engine, 2.0 l. Automatic transmission. 127500 km.' },
  })
})

test('prices in EUR keep their currency, prices in GBP need a rate', () => {
  const inEur = { ...row, price: '', price_eur: '19889.25' }
  expect(check(inEur)).toMatchObject({ car: { price: 38_899.99, priceCurrency: 'EUR' }, changes: [] })
  expect(check(inEur, { rate: parseRate('2') })).toMatchObject({ car: { price: 38_899.99 } })
  const inGbp = { ...row, price: '', price_gbp: '12500' }
  expect(check(inGbp, { rate: parseRate('2.3') })).toMatchObject({
    car: { price: 28_750 },
    changes: ['converted price'],
  })
  expect(reasonsOf(inGbp)).toBe('price: amounts in GBP need --rate')
})

test.each([
  [{ price: '6 500 €' }, 12_712.9, 'EUR'],
  [{ price: '€6500' }, 12_712.9, 'EUR'],
  [{ price: '6500 евро' }, 12_712.9, 'EUR'],
  [{ price: '6500', currency: 'eur' }, 12_712.9, 'EUR'],
  [{ price: '6500', Валута: '€' }, 12_712.9, 'EUR'],
  [{ price: '12500', currency: 'лв.' }, 12_500, undefined],
  [{ price: '12500 лв', currency: 'EUR' }, 12_500, undefined],
  [{ price: '', 'Цена (€)': '6500' }, 12_712.9, 'EUR'],
  [{ price: '', 'Price, EUR': '6.500,00' }, 12_712.9, 'EUR'],
  [{ price: '', 'Цена в евро': '6500' }, 12_712.9, 'EUR'],
  [{ price: '', 'Цена (€)': '12 500 лв.' }, 12_500, undefined],
])('a row with %j costs %d BGN, named in %s', (different, price, priceCurrency) => {
  const checked = check(different)
  expect(checked).toMatchObject({ car: { price } })
  expect('car' in checked && checked.car.priceCurrency).toBe(priceCurrency)
})

test.each([
  [{ price: '6500 USD' }, 'price: "6500 USD": prices are in BGN, EUR or, with --rate, GBP, not in "USD"'],
  [{ price: '$6500' }, 'price: "$6500": prices are in BGN, EUR or, with --rate, GBP, not in "$"'],
  [{ price: '6500', currency: 'CHF' }, 'price: "CHF": prices are in BGN, EUR or, with --rate, GBP, not in "CHF"'],
])('a row with %j is rejected for its currency', (different, reason) => {
  expect(reasonsOf(different)).toBe(reason)
})

test('rates are exact', () => {
  const million = 1_000_000n
  expect(['2.31', '2,31', '0', '-1', '1e2', ''].map(parseRate)).toEqual([
    (231n * million) / 100n,
    (231n * million) / 100n,
    null,
    null,
    null,
    null,
  ])
  expect(convertedAmount(0.01, 2_500_000n)).toBe(0.03)
  expect(convertedAmount(159_999, 2_310_000n)).toBe(369_597.69)
})

test.each([
  ['//a.example/1.jpg', 'https://a.example/1.jpg'],
  ['www.a.example/1.jpg', 'https://www.a.example/1.jpg'],
  ['http://a.example/1.jpg', 'https://a.example/1.jpg'],
  ['https://a.example/1.jpg?w=9&amp;h=9', 'https://a.example/1.jpg?w=9&h=9'],
  ['https://a.example/w_300,h_200/1.jpg', 'https://a.example/w_300,h_200/1.jpg'],
])('the link %s is meant as %s', (link, img) => {
  expect(check({ images: link })).toMatchObject({ car: { img } })
})

test('several links become several pictures, the first is the cover', () => {
  const links = 'https://a.example/1.jpg | https://a.example/2.jpg;https://a.example/1.jpg'
  expect(check({ images: links })).toMatchObject({
    car: { img: 'https://a.example/1.jpg', images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'] },
  })
})
