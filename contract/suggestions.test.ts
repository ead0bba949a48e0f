import { expect, test } from 'vitest'
import { readSearch, searchString } from './search-address.ts'
import { withUnderstood } from './suggestions.ts'

test.each([
  ['priceFrom=5000', ['priceTo=8000', 'currency=EUR'], 'priceFrom=2556.46&priceTo=8000&currency=EUR'],
  ['priceFrom=2556.46&currency=EUR', ['priceTo=8000', 'currency=BGN'], 'priceFrom=5000&priceTo=8000'],
  ['priceFrom=5000&currency=EUR', ['priceTo=8000'], 'priceFrom=5000&priceTo=8000&currency=EUR'],
  ['priceFrom=5000', ['brand=BMW'], 'brand=BMW&priceFrom=5000'],
  ['', ['priceTo=8000', 'currency=EUR'], 'priceTo=8000&currency=EUR'],
])('the price of %j beside the words for %j stays what it is', (address, said, expected) => {
  const search = readSearch(new URLSearchParams(address))
  const understood = said.map((text) => ({ words: text, param: text.split('=') as [string, string] }))
  expect(searchString({ ...search, filters: withUnderstood(search.filters, understood) })).toBe(expected)
})
