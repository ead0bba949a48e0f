import { expect, test } from 'vitest'
import { readCurrency, readFact, readMoney, readNumber } from './amounts.ts'
import { readMonth, readYear } from './dates.ts'

test.each([
  ['12500', 12_500],
  ['12 500', 12_500],
  ['12\u00a0500', 12_500],
  ['12\u202f500', 12_500],
  ['1\u2009234\u2009567', 1_234_567],
  ['12.500', 12_500],
  ['12,500', 12_500],
  ['1.250.000', 1_250_000],
  ['12.500,00', 12_500],
  ['12,500.50', 12_500.5],
  ['15 000.00', 15_000],
  ['1.250,00', 1250],
  ["12'500", 12_500],
  ['12’500.50', 12_500.5],
  ['12500,5', 12_500.5],
  ['124500.0', 124_500],
  ['1995.000', 1995],
  ['0.5', 0.5],
  ['0', 0],
])('the number %j is %d', (text, value) => expect(readNumber(text)).toBe(value))

test.each(['', 'abc', '-1', '1e5', '1.2E+16', '1.0055', '12 50', '1 2 3', '12.50.00', '1,2.3', 'NaN', '12abc', '0x10'])(
  '%j is not a number',
  (text) => expect(readNumber(text)).toBeNull(),
)

test.each([
  ['12 500,00 лв', 12_500, 'BGN'],
  ['12500 лв.', 12_500, 'BGN'],
  ['12500лв', 12_500, 'BGN'],
  ['12500 Лева', 12_500, 'BGN'],
  ['BGN 12500', 12_500, 'BGN'],
  ['лв 12500', 12_500, 'BGN'],
  ['12 500 lv', 12_500, 'BGN'],
  ['6500 €', 6500, 'EUR'],
  ['€ 10 000', 10_000, 'EUR'],
  ['€6500', 6500, 'EUR'],
  ['EUR 6.500,00', 6500, 'EUR'],
  ['6 500 евро', 6500, 'EUR'],
  ['12,5 хил.', 12_500, undefined],
  ['12.5 хиляди лева', 12_500, 'BGN'],
  ['12,500 хил. лв.', 12_500, 'BGN'],
  ['15k', 15_000, undefined],
  ['15 К', 15_000, undefined],
  ['15k €', 15_000, 'EUR'],
  ['12.3к', 12_300, undefined],
  ['12 500.-', 12_500, undefined],
  ['12 500,- лв', 12_500, 'BGN'],
  ['12 500,— лв.', 12_500, 'BGN'],
  ['£12,500', 12_500, 'GBP'],
  ['12 500 лв. (6 391,15 €)', 12_500, 'BGN'],
  ['12500 лв. с ДДС', 12_500, 'BGN'],
  ['12 500 € вкл. ДДС', 12_500, 'EUR'],
  ['6391.15 EUR / 12500 BGN', 6391.15, 'EUR'],
  ['\u202a12\u00a0500\u202c лв.\u200b', 12_500, 'BGN'],
])('the price %j is %d %s', (text, amount, currency) => expect(readMoney(text)).toEqual({ amount, currency }))

test.each([
  ['$12500', '$'],
  ['12500 USD', 'USD'],
  ['12 500 лв. без ДДС', 'без ДДС'],
  ['12 500 кг. бруто', 'кг. бруто'],
  ['около 12500', 'около'],
  ['12-15 хил', '-15 хил'],
  ['12500 (по договаряне)', 'по договаряне'],
])('in %j the word %j is not understood', (text, unknown) => expect(readMoney(text)).toEqual({ unknown }))

test.each(['', 'по договаряне', 'лв', '-500 лв', 'BGN 5 EUR'])('%j is not a price', (text) =>
  expect(readMoney(text)).toBeNull(),
)

test('recognises a currency by its word, code or sign', () => {
  expect(['лв.', 'BGN', ' € ', 'Евро', 'gbp', 'USD', ''].map(readCurrency)).toEqual([
    'BGN',
    'BGN',
    'EUR',
    'EUR',
    'GBP',
    undefined,
    undefined,
  ])
})

test.each([
  ['mileage', '124.500', 124_500],
  ['mileage', '124 500 км', 124_500],
  ['mileage', '124,500km', 124_500],
  ['mileage', '124 хил. км', 124_000],
  ['mileage', '124,5 хил', 124_500],
  ['mileage', '124500.0', 124_500],
  ['mileage', '15 735 miles', 25_323],
  ['mileage', 'км 98000', 98_000],
  ['power', '184 к.с.', 184],
  ['power', '184к.с', 184],
  ['power', '184 hp', 184],
  ['power', '135 kW', 184],
  ['power', '135 кВт', 184],
  ['power', '184 к.с. / 135 kW', 184],
  ['power', '135 kW (184 к.с.)', 184],

  ['displacement', '1 968 куб.см', 1968],
  ['displacement', '1968 куб. см.', 1968],
  ['displacement', '1.968', 1968],
  ['displacement', '1995 cc', 1995],
  ['displacement', '1995 см3', 1995],
  ['displacement', '2.0 л', 2000],
  ['displacement', '1.968 л.', 1968],
  ['displacement', '1,6l', 1600],
  ['displacement', '1.6', 1600],
  ['displacement', '2,0', 2000],
  ['displacement', '2', 2000],
  ['battery', '64,8 kWh', 64.8],
  ['electricRange', '452 км', 452],
  ['owners', '2 собственика', 2],
] as const)('the %s %j is %d', (fact, text, value) => expect(readFact(fact, text)).toBe(value))

test.each([
  ['mileage', 'low'],
  ['mileage', '5 к.с.'],
  ['mileage', '98 000 км / нови гуми'],
  ['power', '184 км'],
  ['displacement', '2 kg'],
  ['mileage', ''],
] as const)('the %s %j is not understood', (fact, text) => expect(readFact(fact, text)).toBeNull())

test('a number without a unit takes the unit of its column', () => {
  expect([readFact('power', '135', 'kW'), readFact('power', '184 hp', 'kW')]).toEqual([184, 184])
  expect(readFact('displacement', '2.0', 'л')).toBe(2000)
})

test.each([
  ['05.2019', '2019-05'],
  ['5/2019', '2019-05'],
  ['05/2019', '2019-05'],
  ['2019-05', '2019-05'],
  ['2019-05-15', '2019-05'],
  ['2019-05-15T00:00:00', '2019-05'],
  ['2019.05', '2019-05'],
  ['май 2019', '2019-05'],
  ['Май 2019 г.', '2019-05'],
  ['15 май 2019 г.', '2019-05'],
  ['May 2019', '2019-05'],
  ['Sept. 2018', '2018-09'],
  ['окт. 2018', '2018-10'],
  ['15.05.2019 г.', '2019-05'],
  ['15.05.2019г', '2019-05'],
  ['15.05.19', '2019-05'],
  ['15.05.99', '1999-05'],
  ['05/25/2019', '2019-05'],
  ['43600', '2019-05'],
  ['43600.0', '2019-05'],
  ['May 5, 2019', '2019-05'],
  ['May-19', '2019-05'],
  ['15-May-2019', '2019-05'],
  ['15.05.2019 00:00', '2019-05'],
  ['2019, май', '2019-05'],
  ['V.2019', '2019-05'],
  ['15.XII.2018', '2018-12'],
  ['2019.5', '2019-05'],
  ['29.02.2020', '2020-02'],
])('the month %j is %s', (text, month) => expect(readMonth(text)).toBe(month))

test.each([
  '',
  '2019',
  'lately',
  '32.05.2019',
  '31.02.2019',
  '2019-05-99',
  '29.02.2019',
  '20199',
  '13.2019',
  '99999',
  'Foo 2019',
  '1.2.3.2019',
])('%j is not a month', (text) => expect(readMonth(text)).toBeNull())

test('reads a year alone or as part of a date', () => {
  const texts = ['2019', '2019 г.', '2019г', '2019.0', '2019 година', '05.2019', '43600', '1e3', '19', '', 'new']
  expect(texts.map(readYear)).toEqual([2019, 2019, 2019, 2019, 2019, 2019, 2019, null, null, null, null])
})
