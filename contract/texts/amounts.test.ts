import { expect, test } from 'vitest'
import { amounts as bg } from './bg/amounts.ts'
import { amounts as en } from './en/amounts.ts'

/** Thousands stand apart by a space that does not break. */
const spaced = (text: string) => text.replaceAll('_', '\u00a0')

test.each([
  ['0', '0', '0'],
  ['999', '999', '999'],
  ['5000', '5_000', '5_000'],
  ['12500', '12_500', '12_500'],
  ['12500.5', '12_500,50', '≈ 12_501'],
  ['6391.15', '6_391,15', '≈ 6_391'],
  ['19633.60', '19_633,60', '≈ 19_634'],
  ['100000.00', '100_000', '100_000'],
  ['99.99', '99,99', '99,99'],
  ['1000000000', '1_000_000_000', '1_000_000_000'],
])('%s in Bulgarian is %s exactly and %s on a card', (digits, exact, rough) => {
  expect(bg.price(digits)).toBe(spaced(exact))
  expect(bg.roughPrice(digits)).toBe(spaced(rough))
  expect(bg.groups(bg.price(digits))).toEqual([spaced(exact)])
})

test('a bound of a filter is written as amounts are', () => {
  expect(bg.bound(5000)).toBe(spaced('5_000'))
  expect(en.bound(5000)).toBe('5,000')
})

test('a number keeps its decimals in Bulgarian, after a comma', () => {
  expect(['214000', '70.5', '9500', '2.0'].map(bg.number)).toEqual(['214_000', '70,5', '9_500', '2,0'].map(spaced))
})

test('English writes amounts as the JSON number prints, and style sets thousands apart', () => {
  for (const digits of ['12500', '6391.15', '38900.5']) {
    expect([en.number(digits), en.price(digits), en.roughPrice(digits)]).toEqual([digits, digits, digits])
  }
  expect(en.groups('1234567.89')).toEqual(['1', '234', '567.89'])
})
