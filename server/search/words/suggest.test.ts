import { expect, test } from 'vitest'
import { filterParams, readSearch, type Param } from '../../../contract/search-address.ts'
import { type SearchFilters } from '../../../contract/search.ts'
import { marketModels } from '../testing/market-models.ts'
import { loadOrdinaryWords } from './ordinary-words.ts'
import { suggest } from './suggest.ts'
import { buildVocabulary } from './vocabulary.ts'

const vocabulary = buildVocabulary(await loadOrdinaryWords(), marketModels)

/** A market in which each filter halves the result, without an automatic car. */
function halved(filters: SearchFilters): number {
  const params = filterParams(filters)
  return params.some(([, value]) => value === 'Automatic') ? 0 : 1024 >> params.length
}

function suggestFor(q: string, set: Param[] = [], total = halved) {
  return suggest(readSearch([...set, ['q', q]]), vocabulary, total)
}

test.each([
  ['мерц', 'Mercedes-Benz', 'brand=Mercedes-Benz'],
  ['merc', 'Mercedes-Benz', 'brand=Mercedes-Benz'],
  ['шев', 'Chevrolet', 'brand=Chevrolet'],
  ['голф соф', 'голф Sofia', 'model=Volkswagen Golf town=Sofia'],
  ['бмв ди', 'бмв Diesel', 'brand=BMW engine=Diesel'],
  ['бмв 32', 'бмв 320', 'model=BMW 320'],
  ['vw g', 'vw Golf', 'model=Volkswagen Golf'],
  ['стара з', 'Stara Zagora', 'town=Stara Zagora'],
  ['tyrgov', 'Targovishte', 'town=Targovishte'],
])('"%s" is completed to %s', (q, text, params) => {
  const found = suggestFor(q).completions.find((completion) => completion.text === text)
  expect(found?.params.map((param) => param.join('=')).join(' ')).toBe(params)
})

test('the search box does not complete a word after a space, a quoted word, or a word without offers', () => {
  expect(suggestFor('мер ').completions).toEqual([])
  expect(suggestFor('"мер"').completions).toEqual([])
  expect(suggestFor('').completions).toEqual([])
  expect(suggestFor('м').completions).toEqual([])
  expect(suggestFor('автоматич').completions.map(({ text }) => text)).not.toContain('Automatic')
})

test('the search box counts words together with the filters that are set', () => {
  const { understood, total } = suggestFor('голф софия', [['engine', 'Diesel']])
  expect(understood).toHaveLength(2)
  expect(total).toBe(1024 / 8)
})

test('the search box offers one more filter that has offers, and the same search in all Bulgaria', () => {
  const { narrower, wider } = suggestFor('голф софия до 15000')
  expect(narrower?.params).toContainEqual(['engine', 'Diesel'])
  expect(narrower?.total).toBe(1024 / 16)
  expect(wider).toEqual({ params: [['model', 'Volkswagen Golf'], ['priceTo', '15000']], total: 1024 / 4 }) // prettier-ignore
})

test('the search box offers the search without words when no place is set, and no filter that does not change the count', () => {
  expect(suggestFor('голф ремък').wider?.params).toEqual([['model', 'Volkswagen Golf']])
  const { narrower, wider } = suggestFor('голф софия', [], () => 3)
  expect(narrower).toBeUndefined()
  expect(wider).toBeUndefined()
})

test('the search box completes no currency of an amount to an emission class', () => {
  expect(suggestFor('под 8000 евро').completions).toEqual([])
  expect(suggestFor('евр').completions.map(({ text }) => text)).toContain('Euro 4')
})

test('the search box offers a search that finds nothing without one of its filters, the brand last', () => {
  const noRed = (filters: SearchFilters) => (filters.colour.length > 0 ? 0 : halved(filters))
  expect(suggestFor('червена мазда', [], noRed).wider?.params).toEqual([['brand', 'Mazda']])
  const noMazda = (filters: SearchFilters) => (filters.brand.length > 0 ? 0 : halved(filters))
  expect(suggestFor('червена мазда', [], noMazda).wider?.params).toEqual([['colour', 'Red']])
})
