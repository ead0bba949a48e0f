import { expect, test } from 'vitest'
import { feedAddress } from './feed-address.ts'
import {
  feedQuery,
  filterParams,
  groupOf,
  isFiltered,
  readSearch,
  searchString,
  withoutParam,
  withParam,
} from './search-address.ts'
import { noFilters } from './search.ts'

const read = (text: string) => readSearch(new URLSearchParams(text))

test('writes an address back as it was read, in a fixed order', () => {
  const text = 'brand=BMW&brand=Audi&model=BMW%20320&engine=Diesel&extra=ABS&priceTo=15000&yearFrom=2010&hasPhotos=true'
  expect(searchString(read(text))).toBe(text)
  expect(searchString(read(`sort=cheapest&${text}`))).toBe(`${text}&sort=cheapest`)
})

test('a search without filters has an empty address', () => {
  expect(searchString(read(''))).toBe('')
  expect(isFiltered(read('').filters)).toBe(false)
  expect(isFiltered(read('priceTo=1').filters)).toBe(true)
})

test.each([
  'engine=Steam',
  'priceTo=-1',
  'priceTo=1e5',
  'yearFrom=abc',
  'sort=paid',
  'hasPhotos=yes',
  'brand=',
  `brand=${'x'.repeat(81)}`,
  'word=a%00b',
  'price=5',
  'mileageUnknown=true',
  'bodyUnknown=true',
  '__proto__=1',
])('ignores the address %s', (text) => {
  expect(read(text)).toEqual({ filters: noFilters, sort: 'newest', q: '' })
})

test('writes a currency only with a price', () => {
  expect(searchString(read('priceTo=100&currency=EUR'))).toBe('priceTo=100&currency=EUR')
  expect(searchString(read('currency=EUR'))).toBe('')
})

test('includes offers without the number beside a bound, and drops that with the bound', () => {
  const { filters } = read('mileageTo=150000&mileageUnknown=true')
  expect(filters.mileage).toEqual({ to: 150_000, orUnknown: true })
  expect(searchString({ ...read(''), filters })).toBe('mileageTo=150000&mileageUnknown=true')
  expect(withoutParam(filters, ['mileageTo', '150000'])).toEqual(noFilters)
  expect(groupOf('mileageUnknown')).toBe('mileage')
})

test('includes offers without the fact beside a choice, and drops that with the last choice', () => {
  const { filters } = read('body=Estate&body=Sedan&bodyUnknown=true&brandUnknown=true')
  expect(filters.orUnknown).toEqual(['body'])
  expect(searchString({ ...read(''), filters })).toBe('body=Estate&body=Sedan&bodyUnknown=true')
  const one = withoutParam(filters, ['body', 'Estate'])
  expect(one.orUnknown).toEqual(['body'])
  expect(withoutParam(one, ['body', 'Sedan'])).toEqual(noFilters)
  expect(withoutParam(one, ['bodyUnknown', 'true'])).toEqual({ ...noFilters, body: ['Sedan'] })
  expect(groupOf('bodyUnknown')).toBe('body')
})

test('adds and removes filters one by one', () => {
  const { filters } = read('brand=BMW&priceFrom=100&priceTo=900')
  expect(filterParams(withoutParam(filters, ['brand', 'BMW']))).toEqual([
    ['priceFrom', '100'],
    ['priceTo', '900'],
  ])
  expect(withParam(filters, ['priceTo', '500']).price).toEqual({ from: 100, to: 500 })
  expect(withParam(filters, ['brand', 'Audi']).brand).toEqual(['BMW', 'Audi'])
})

test.each([
  ['priceTo', 'price'],
  ['brand', 'brand'],
  ['hasPhotos', 'hasPhotos'],
  ['town', 'town'],
  ['other', undefined],
])('the parameter %s belongs to the group %s', (name, group) => {
  expect(groupOf(name)).toBe(group)
})

test('writes words with half a surrogate pair into an address', () => {
  const search = { ...read(''), q: 'бмв \uD83D' }
  expect(read(searchString(search)).q).toBe('бмв \uFFFD')
})

test('the query of a feed has the filters and words of its search, newest first', () => {
  expect(feedAddress('atom', feedQuery(read('')))).toBe('/feed.atom')
  const search = read('priceTo=9000&currency=EUR&brand=BMW&sort=cheapest&q=%D0%B1%D0%BC%D0%B2')
  expect(feedAddress('json', feedQuery(search))).toBe(
    '/feed.json?brand=BMW&priceTo=9000&currency=EUR&q=%D0%B1%D0%BC%D0%B2',
  )
})

test.each([
  ['priceTo=12 500', 'priceTo=12500'],
  ['priceTo=12.500,00 лв.', 'priceTo=12500'],
  ['priceTo=15k', 'priceTo=15000'],
  ['priceTo=12,5 хил.', 'priceTo=12500'],
  ['priceTo=6500 €', 'priceTo=6500&currency=EUR'],
  ['priceFrom=EUR 6500&currency=BGN', 'priceFrom=6500&currency=EUR'],
  ['mileageTo=124 500 км', 'mileageTo=124500'],
  ['powerFrom=184 к.с.', 'powerFrom=184'],
  ['yearFrom=2019 г.', 'yearFrom=2019'],
  ['yearFrom=2019.0', 'yearFrom=2019'],
  ['priceTo=6500 £', ''],
  ['yearFrom=2019 км', ''],
])('a bound of an address is read like one that is typed: %j', (address, canonical) => {
  expect(searchString(read(address))).toBe(canonical)
})
