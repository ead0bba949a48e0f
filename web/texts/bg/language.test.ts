import { expect, test } from 'vitest'
import { withName } from '../../../contract/texts/bg/with-name.ts'
import { wordsInRow } from '../../../contract/texts/bg/words-in-row.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

const date = new Date('2026-11-26T12:05:00Z')

test('dates and times are written as in Bulgaria', () => {
  expect(language.date(date)).toBe('26.11.2026\u00a0г.')
  expect(language.day(date)).toBe('26 ноември')
  expect(language.month(date)).toBe('ноември 2026\u00a0г.')
  expect(language.time(date)).toBe('14:05')
})

test('masculine things take the counting form after a numeral, from five digits with a no-break space', () => {
  const cars = (value: number) => counted(value, 'автомобил', 'автомобила')
  expect([0, 1, 2, 5, 21, 1234, 12_345].map(cars)).toEqual([
    '0 автомобила',
    '1 автомобил',
    '2 автомобила',
    '5 автомобила',
    '21 автомобила',
    '1234 автомобила',
    '12\u00a0345 автомобила',
  ])
})

test('words of a list are joined as in a sentence', () => {
  expect(wordsInRow(['снимки'])).toBe('снимки')
  expect(wordsInRow(['снимки', 'пробег', 'купе'])).toBe('снимки, пробег и купе')
})

test('the preposition is longer before its own sound, in either alphabet', () => {
  expect(['Иван', 'Стефан', 'зорница', 'Simeon', 'alice'].map(withName)).toEqual([
    'с Иван',
    'със Стефан',
    'със зорница',
    'със Simeon',
    'с alice',
  ])
})
