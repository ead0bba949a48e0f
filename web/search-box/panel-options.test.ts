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

test('says what stays of the words and what comes to them, but not the chips that are set', () => {
  const [show, more, fewer, car] = panelOptions(search, suggestions, false)
  expect(show).toEqual({ kind: 'show', total: 23 })
  expect(more).toMatchObject({
    kind: 'more',
    kept: [['brand', 'BMW'], ['town', 'Sofia']],
    added: [['transmission', 'Automatic']],
    total: 9,
  }) // prettier-ignore
  expect(fewer).toMatchObject({ kind: 'fewer', dropped: [['town', 'Sofia']], total: 138 })
  expect(car).toMatchObject({ kind: 'car' })
})

test('a row of another search keeps the order of the list and takes the words out of the box', () => {
  const more = panelOptions(search, suggestions, false).find(({ kind }) => kind === 'more')
  expect(more).toMatchObject({
    search: { sort: 'cheapest', q: '', filters: { transmission: ['Automatic'], engine: ['Diesel'] } },
  })
})

test('a completed word stands for the one that was typed in part', () => {
  const typed: Suggestions = {
    ...suggestions,
    understood: [...suggestions.understood, { words: 'авт', param: ['word', 'авт'] }],
    completions: [{ text: 'бмв софия Automatic', params: suggestions.narrower!.params, total: 9 }],
  }
  const more = panelOptions(search, typed, false).find(({ kind }) => kind === 'more')
  expect(more).toMatchObject({ added: [['transmission', 'Automatic']], kept: [['brand', 'BMW'], ['town', 'Sofia']] }) // prettier-ignore
})

test('offers to keep a search only where it can be kept', () => {
  expect(panelOptions(search, suggestions, false).map(({ kind }) => kind)).not.toContain('save')
  expect(panelOptions(search, suggestions, true).at(-1)).toEqual({ kind: 'save' })
})

test('words become filters beside those that are set', () => {
  const { filters, q } = appliedSearch(search, suggestions)
  expect(filters).toMatchObject({ brand: ['BMW'], engine: ['Diesel'], town: ['Sofia'] })
  expect(q).toBe('')
})

test('shows a range, its currency and a year by the words they were understood from', () => {
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
