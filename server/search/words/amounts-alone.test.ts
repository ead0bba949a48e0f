import { expect, test } from 'vitest'
import { marketModels } from '../testing/market-models.ts'
import { loadOrdinaryWords } from './ordinary-words.ts'
import { understand } from './understand.ts'
import { buildVocabulary } from './vocabulary.ts'

/** Amounts with few words or none around them, where leva lead and where the euro does. */

const leva = buildVocabulary(await loadOrdinaryWords(), marketModels)
const euro = { ...leva, currency: 'EUR' as const }

function paramsOf(text: string, vocabulary = leva): string {
  return understand(text, vocabulary)
    .map(({ param }) => param.join('='))
    .join(', ')
}

test.each([
  ['до € 10 000', 'priceTo=10000, currency=EUR'],
  ['до € 6 500', 'priceTo=6500, currency=EUR'],
  ['€ 6 500', 'priceTo=6500, currency=EUR'],
  ['€6500', 'priceTo=6500, currency=EUR'],
  ['под евро 8 000', 'priceTo=8000, currency=EUR'],
  ['до лв 12 500', 'priceTo=12500, currency=BGN'],
  ['от € 5 000 до € 8 000', 'priceFrom=5000, priceTo=8000, currency=EUR'],
  ['€ 15 хил', 'priceTo=15000, currency=EUR'],
  ['голф евро 5', 'model=Volkswagen Golf, emission=Euro 5'],
  ['голф евро 5 200 кс', 'model=Volkswagen Golf, emission=Euro 5, powerFrom=200'],
  ['голф евро 5 150 кс', 'model=Volkswagen Golf, emission=Euro 5, powerFrom=150'],
  ['бмв евро 6 320', 'emission=Euro 6, model=BMW 320'],
])('"%s" is %s', (text, expected) => {
  expect(paramsOf(text)).toBe(expected)
  expect(paramsOf(text, euro)).toBe(expected)
})

test.each([
  ['до 15000', 'priceTo=15000'],
  ['голф до 15 хил', 'model=Volkswagen Golf, priceTo=15000'],
  ['от 5000 до 8000', 'priceFrom=5000, priceTo=8000'],
  ['над 5000', 'priceFrom=5000'],
  ['12500', 'priceTo=12500'],
])('the price of "%s" is in the currency that leads', (text, expected) => {
  expect(paramsOf(text)).toBe(expected)
  expect(paramsOf(text, euro)).toBe(`${expected}, currency=EUR`)
  expect(understand(text, euro).every(({ param, isInLeading }) => isInLeading || param[0] === 'model')).toBe(true)
})

test('a currency that is named outranks the one that leads, also for the other price', () => {
  expect(paramsOf('до 15000 лв', euro)).toBe('priceTo=15000, currency=BGN')
  expect(paramsOf('над 5000 софия под 9000 лв', euro)).toBe('priceFrom=5000, town=Sofia, priceTo=9000, currency=BGN')
  expect(paramsOf('след 2010 над 150 кс', euro)).toBe('yearFrom=2010, powerFrom=150')
})

test.each([
  ['12500', 'priceTo=12500'],
  ['12 500', 'priceTo=12500'],
  ['12.500', 'priceTo=12500'],
  ['голф 6990', 'model=Volkswagen Golf, priceTo=6990'],
  ['бмв 320 18999', 'model=BMW 320, priceTo=18999'],
])('"%s" names a price', (text, expected) => {
  expect(paramsOf(text)).toBe(expected)
})

test.each([
  ['2015', 'yearFrom=2015, yearTo=2015'],
  ['2027', 'word=2027'],
  ['320', 'word=320'],
  ['911', 'word=911'],
  ['порше 911', 'model=Porsche 911'],
  ['500', 'word=500'],
  ['3008', 'word=3008'],
  ['2107', 'word=2107'],
  ['голф 1900', 'model=Volkswagen Golf, word=1900'],
  ['голф 1600', 'model=Volkswagen Golf, word=1600'],
  ['12345', 'word=12345'],
  ['0888123456', 'word=0888123456'],
  ['"12500"', 'word=12500'],
])('"%s" names no price', (text, expected) => {
  expect(paramsOf(text)).toBe(expected)
})

test.each(['$ 12 000', 'до $12000', 'до 15 000 $', 'до 15000 долара', 'от 5000 до 8000 usd', '£ 7 500'])(
  'money that no price is in is no price: "%s"',
  (text) => {
    const read = understand(text, leva)
    expect(read.map(({ param: [name] }) => name)).toEqual(['word'])
    expect(read[0]!.words).toMatch(/[$£]|долара|usd/u)
  },
)

test('a number alone may be text, with words around it it is none', () => {
  const isPlain = (text: string) => understand(text, euro).map(({ isPlainNumber }) => isPlainNumber === true)
  expect(isPlain('голф 12500')).toEqual([false, true, false])
  expect(isPlain('до 12500')).toEqual([false, false])
  expect(isPlain('12500 лв')).toEqual([false, false])
})
