import { expect, test } from 'vitest'
import { marketModels } from '../testing/market-models.ts'
import { loadOrdinaryWords } from './ordinary-words.ts'
import { understand } from './understand.ts'
import { buildVocabulary } from './vocabulary.ts'

const vocabulary = buildVocabulary(await loadOrdinaryWords(), marketModels)

test.each(
  Object.entries({
    'около Пловдив': 'near=Plovdiv,50',
    'near Plovdiv': 'near=Plovdiv,50',
    'okolo plovdiv': 'near=Plovdiv,50',
    'близо до Варна': 'near=Varna,50',
    'до 50 км от Русе': 'near=Ruse,50',
    'на 30км от гр. Русе': 'near=Ruse,30',
    'в радиус от 100 км от София': 'near=Sofia,100',
    'within 25 km of Sofia': 'near=Sofia,25',
    '100 км около Стара Загора': 'near=Stara Zagora,100',
    'Plovdiv 50km': 'near=Plovdiv,50',
    'Plovdiv + 100 km': 'near=Plovdiv,100',
    'Варна и околността': 'near=Varna,50',
    'комби до 8000 евро около Пловдив': 'body=Estate, priceTo=8000, currency=EUR, near=Plovdiv,50',
    'estate near Plovdiv up to 8000 euro': 'body=Estate, near=Plovdiv,50, priceTo=8000, currency=EUR',
    'бмв около София до 150000 км': 'brand=BMW, near=Sofia,50, mileageTo=150000',
    'голф до 200 хил км пловдив': 'model=Volkswagen Golf, mileageTo=200000, town=Plovdiv',
    'пловдив до 150000 км': 'town=Plovdiv, mileageTo=150000',
    'бмв в Пловдив': 'brand=BMW, town=Plovdiv',
    'до 50 км': 'mileageTo=50',
    'около 10000 лв': 'priceTo=10000, currency=BGN',
  }),
)('%s', (text, meaning) => {
  const params = understand(text, vocabulary).map(({ param }) => param.join('='))
  expect(params.join(', ')).toBe(meaning)
})
