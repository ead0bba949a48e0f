import { afterEach, expect, test } from 'vitest'
import { setOperatorLists } from './choices.ts'
import { noFilters } from './search.ts'
import { readSearch, searchString } from './search-address.ts'
import { absentBrandParams, unreadParams } from './unread-filters.ts'

afterEach(() => setOperatorLists(null))

const unread = (text: string) => unreadParams(new URLSearchParams(text)).map((param) => param.join('='))
const read = (text: string) => searchString(readSearch(new URLSearchParams(text)))

test.each([
  'priceTo=abc',
  'priceFrom=-1',
  'priceTo=6500 £',
  'priceTo=$5000',
  'yearFrom=x',
  'yearTo=2019 км',
  'mileageTo=12q',
  'powerFrom=1e9',
  'ownersTo=many',
  'keysFrom=?',
  'inspectionFrom=a year',
  'engine=Steam',
  'transmission=Foot',
  'body=Boat',
  'region=Atlantis',
  'town=Atlantis',
  'colour=Invisible',
  'extra=Wings',
  'hasPhotos=yes',
  'bodyUnknown=1',
  'mileageUnknown=ja',
  'near=Atlantis,50',
  'near=Sofia',
  'sort=paid',
  'currency=USD',
  `word=${'x'.repeat(81)}`,
])('a value that is none is named, and the rest counts: %s', (text) => {
  const [name, value] = text.split('=')
  expect(unread(`brand=BMW&${text}`)).toEqual([`${name}=${value}`])
  expect(read(`brand=BMW&${text}`)).toBe('brand=BMW')
})

test.each([
  '',
  'priceTo=&yearFrom=&engine=',
  'utm_source=x&page=2&after=abc&__proto__=1',
  'priceTo=12 500 лв&yearFrom=2019 г.&mileageTo=124 500 км',
  'brand=BMW&model=BMW X6&engine=Diesel&engine=Gas&town=Sofia&extra=ABS&word=верига&without=ръжда',
  'body=Sedan&bodyUnknown=true&mileageTo=1&mileageUnknown=false&hasPhotos=false&near=Plovdiv,50&sort=nearest',
  'q=anything at all',
  'priceTo=6500&currency=EUR',
])('nothing is named of what is understood: %s', (text) => {
  expect(unread(text)).toEqual([])
})

test('what is said twice is named once', () => {
  expect(unread('engine=Steam&engine=Steam&engine=Coal&engine=Gas')).toEqual(['engine=Steam', 'engine=Coal'])
})

test('an amount in a currency that no price is in is no amount in leva', () => {
  expect(unread('priceTo=9000&currency=USD')).toEqual(['priceTo=9000', 'currency=USD'])
  expect(read('priceTo=9000&currency=USD')).toBe('')
  expect(read('priceTo=9000&currency=')).toBe('priceTo=9000')
  expect(read('priceTo=9000 €&currency=USD')).toBe('priceTo=9000&currency=EUR')
  expect(read('priceFrom=5000 лв&priceTo=9000&currency=USD')).toBe('priceFrom=5000')
  expect(unread('priceFrom=5000 лв&priceTo=9000&currency=USD')).toEqual(['priceTo=9000', 'currency=USD'])
})

test('bounds in two currencies keep their amounts', () => {
  expect(read('priceFrom=5000 лв&priceTo=6000 €')).toBe('priceFrom=5000&priceTo=11734.98')
  expect(read('priceFrom=5000 €&priceTo=15000 лв')).toBe('priceFrom=5000&priceTo=7669.38&currency=EUR')
})

test('values are understood in any letter case', () => {
  expect(read('brand=bmw&engine=DIESEL&body=estate')).toBe('brand=BMW&engine=Diesel&body=Estate')
})

test('brands that offers cannot have here are named, until the operator offers them', () => {
  const { filters } = readSearch(new URLSearchParams('brand=BMW&brand=Lada&model=Lada Niva&model=BMW X6&model=X6'))
  const [lada, niva, nobody] = [['brand', 'Lada'], ['model', 'Lada Niva'], ['model', 'X6']] // prettier-ignore
  expect(absentBrandParams(filters)).toEqual([lada, niva, nobody])
  setOperatorLists({ brands: ['BMW', 'Lada'], lastYear: null })
  expect(absentBrandParams(filters)).toEqual([nobody])
  expect(absentBrandParams(noFilters)).toEqual([])
})
