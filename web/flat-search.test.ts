import { expect, test } from 'vitest'
import { parseFlatSearch, stringifyFlatSearch } from './flat-search.ts'

test('names and lists come back as they were', () => {
  const search = { brand: ['BMW', 'Audi'], priceTo: '15000', q: 'голф & co' }
  expect(parseFlatSearch(stringifyFlatSearch(search))).toEqual(search)
})

test('nothing is an empty text, and what is undefined does not stand', () => {
  expect(stringifyFlatSearch({})).toBe('')
  expect(stringifyFlatSearch({ next: undefined, authFailed: true })).toBe('?authFailed=true')
  expect(parseFlatSearch('?authFailed')).toEqual({ authFailed: '' })
})
