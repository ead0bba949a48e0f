import { expect, test } from 'vitest'
import { type CarWithId } from '../../contract/car.ts'
import { readSearch, type Param } from '../../contract/search-address.ts'
import { appliedSearch, type Suggestions } from '../../contract/suggestions.ts'
import { panelOptions, understoodWords } from './panel-options.ts'

const search = readSearch([
  ['engine', 'Diesel'],
  ['sort', 'cheapest'],
  ['q', 'бмв софия'],
])
const suggestions: Suggestions = {
  understood: [
    { words: 'бмв', param: ['brand', 'BMW'] },
    { words: 'софия', param: ['town', 'Sofia'] },
  ],
  total: 23,
  completions: [],
  narrower: { params: [['brand', 'BMW'], ['engine', 'Diesel'], ['transmission', 'Automatic'], ['town', 'Sofia']], total: 9 }, // prettier-ignore
  wider: { params: [['brand', 'BMW'], ['engine', 'Diesel']], total: 138 }, // prettier-ignore
  cars: [{ id: 'one' } as CarWithId],
}

test('names the words that stay and those that are added, but not the chips that are set', () => {
  const [show, more, fewer, car] = panelOptions(search, suggestions, false)
  expect(show).toEqual({ kind: 'show', total: 23 })
  expect(more).toMatchObject({
    kind: 'more',
    remaining: [['brand', 'BMW'], ['town', 'Sofia']],
    added: [['transmission', 'Automatic']],
    total: 9,
  }) // prettier-ignore
  expect(fewer).toMatchObject({ kind: 'fewer', dropped: [['town', 'Sofia']], total: 138 })
  expect(car).toMatchObject({ kind: 'car' })
})

test('retains the order of the list in a row of another search, and removes the words from the box', () => {
  const more = panelOptions(search, suggestions, false).find(({ kind }) => kind === 'more')
  expect(more).toMatchObject({
    search: { sort: 'cheapest', q: '', filters: { transmission: ['Automatic'], engine: ['Diesel'] } },
  })
})

test('replaces a partly typed word with its completion', () => {
  const typed: Suggestions = {
    ...suggestions,
    understood: [...suggestions.understood, { words: 'авт', param: ['word', 'авт'] }],
    completions: [{ text: 'бмв софия Automatic', params: suggestions.narrower!.params, total: 9 }],
  }
  const more = panelOptions(search, typed, false).find(({ kind }) => kind === 'more')
  expect(more).toMatchObject({ added: [['transmission', 'Automatic']], remaining: [['brand', 'BMW'], ['town', 'Sofia']] }) // prettier-ignore
})

test('offers to save a search only when it can be saved', () => {
  expect(panelOptions(search, suggestions, false).map(({ kind }) => kind)).not.toContain('save')
  expect(panelOptions(search, suggestions, true).at(-1)).toEqual({ kind: 'save' })
})

test('adds the filters of the words to those that are set', () => {
  const { filters, q } = appliedSearch(search, suggestions)
  expect(filters).toMatchObject({ brand: ['BMW'], engine: ['Diesel'], town: ['Sofia'] })
  expect(q).toBe('')
})

test('shows a range, its currency and a year with the words they were understood from', () => {
  const range = (words: string, ...params: Param[]) => params.map((param) => ({ words, param }))
  const entries = understoodWords([
    ...range('5-8 хил евро', ['priceFrom', '5000'], ['priceTo', '8000'], ['currency', 'EUR']),
    ...range('2012', ['yearFrom', '2012'], ['yearTo', '2012']),
    { words: 'мерцедез', param: ['brand', 'Mercedes-Benz'], corrected: 'Mercedes-Benz' },
  ])
  expect(entries).toEqual([
    { words: '5-8 хил евро', params: [['priceFrom', '5000'], ['priceTo', '8000']], currency: 'EUR', isCorrected: false },
    { words: '2012', params: [['year', '2012']], currency: undefined, isCorrected: false },
    { words: 'мерцедез', params: [['brand', 'Mercedes-Benz']], currency: undefined, isCorrected: true },
  ]) // prettier-ignore
})

test('shows a dropped price in the currency that was meant', () => {
  const inEuro: Suggestions = {
    ...suggestions,
    understood: [
      { words: 'до 5000 евро', param: ['priceTo', '5000'] },
      { words: 'до 5000 евро', param: ['currency', 'EUR'] },
    ],
    wider: { params: [['engine', 'Diesel']], total: 138 },
  }
  const fewer = panelOptions(search, inEuro, false).find(({ kind }) => kind === 'fewer')
  expect(fewer).toMatchObject({ dropped: [['priceTo', '5000']], currency: 'EUR' })
})

test('offers an amount without a currency in the other one, too', () => {
  const priced: Suggestions = { ...suggestions, understood: [{ words: 'до 12000', param: ['priceTo', '12000'] }] }
  const [, other] = panelOptions(search, priced, false)
  expect(other).toMatchObject({ kind: 'more', added: [['priceTo', '12000']], search: { filters: { currency: 'EUR' } } })
  const inEuro: Suggestions = {
    ...priced,
    understood: [...priced.understood, { words: 'до 12000', param: ['currency', 'EUR'] }],
  }
  expect(panelOptions(search, inEuro, false)[1]).not.toMatchObject({ added: [['priceTo', '12000']] })
})
