import { expect, test } from 'vitest'
import { foldedWords, foldWord, wordReadings } from './fold.ts'
import { places } from './places.ts'

test.each([
  ['София', ['Sofia', 'sofiq', 'SOFIYA', 'sofia']],
  ['Пловдив', ['Plovdiv', 'plovdiw']],
  ['Ямбол', ['Yambol', 'qmbol', 'iambol']],
  ['мерцедес', ['Mercedes', 'mertsedes', 'MERCEDES']],
  ['тойота', ['Toyota', 'toiota']],
  ['Нисан', ['Nissan', 'nisan']],
  ['Лексус', ['Lexus', 'leksus']],
  ['порше', ['Porsche', 'porshe']],
  ['Сливница', ['slivnica', 'Slivnitsa']],
  ['джип', ['djip', 'dzhip']],
  ['беше', ['be6e', 'beshe']],
  ['Търговище', ['Targovishte']],
  ['Ситроен', ['sitroen', 'Sitroën']],
])('folds all spellings of %s to the same word', (word, spellings) => {
  for (const spelling of spellings) expect(foldWord(spelling), spelling).toBe(foldWord(word))
})

test('folds the Cyrillic and the official Latin name of every town to the same word', () => {
  const towns = places.flatMap((region) =>
    region.towns.map(([name, cyrillic]) => [name.replace(/ \(.*/u, ''), cyrillic] as const),
  )
  expect(towns.length).toBeGreaterThan(250)
  for (const [name, cyrillic] of towns) expect(foldedWords(name), name).toEqual(foldedWords(cyrillic))
})

test.each(['x5', 'a4', 'q7', 'c4', 'i30', '320d', '4x4', 'gt86', 'rav4', 'cx5', 'w124', '4matic', '15000', '911'])(
  'leaves the model or number %s unchanged',
  (word) => {
    expect(foldWord(word)).toBe(word)
    expect(foldWord(word.toUpperCase())).toBe(word)
  },
)

test('folds a model in Cyrillic letters to the one in Latin letters', () => {
  expect(foldWord('Х5')).toBe('x5')
  expect(foldWord('А4')).toBe('a4')
  expect(foldedWords('Модел Х')).toEqual(foldedWords('Model X'))
  expect(foldedWords('C-HR')).toEqual(['c', 'hr'])
  expect(wordReadings('с')).toEqual(['s', 'c'])
  expect(wordReadings('с220')).toContain('c220')
})

test('folds different words to different forms', () => {
  const words = [
    'Варна',
    'Враца',
    'Русе',
    'руски',
    'газ',
    'гас',
    'golf',
    'gold',
    'ford',
    'форт',
    'бяла',
    'била',
    'купе',
    'купи',
  ]
  expect(new Set(words.map(foldWord)).size).toBe(words.length)
})

test.each([
  ['tyrgovi6te', 'targovishte'],
  ['turgovi6te', 'targovishte'],
  ['xaskovo', 'haskovo'],
  ['6umen', 'shumen'],
  ['love4', 'lovech'],
  ['4erven', 'cherven'],
  ['jambol', 'iambol'],
  ['pazardjik', 'pazardzhik'],
  ['kyustendil', 'kiustendil'],
])('reads informal %s as %s', (word, reading) => {
  expect(wordReadings(word)).toContain(reading)
  expect(wordReadings(word)[0]).toBe(foldWord(word))
})

test('splits a text at everything but letters, digits and decimal points', () => {
  expect(foldedWords('BMW 320d, 1,9 TDI; „С климатик“ (2.0i) 15.000 лв. €500')).toEqual(
    ['bmv', '320d', '1.9', 'tdi', 's', 'klimatik', '2.0', 'i', '15', '000', 'lv', '500'],
  ) // prettier-ignore
  expect(foldedWords('')).toEqual([])
  expect(foldedWords(' .,- ')).toEqual([])
})

test('limits the readings of a long hostile word', () => {
  expect(wordReadings('yxqcju'.repeat(30)).length).toBeLessThanOrEqual(9)
})
