import { expect, test, vi } from 'vitest'
import { type Car } from './car.ts'
import { foldedWords } from './fold.ts'
import { readSearch } from './search-address.ts'
import { matches } from './search-match.ts'

vi.mock('./fold.ts', { spy: true })

const car: Car = {
  brand: 'BMW',
  model: '320d Touring',
  engine: 'Diesel',
  transmission: 'Manual',
  year: 2012,
  description: 'Верига сменена, без ръжда',
  location: 'Sofia',
  price: 15_000,
  owner_id: 'alice',
  mileage: 214_000,
  region: 'Sofia (city)',
  town: 'Sofia',
  extras: ['ABS', 'Tow bar'],
  img: 'https://example.com/1.jpg',
  keys: 2,
  inspectionUntil: monthsAhead(6),
}

function monthsAhead(count: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + count)).toISOString().slice(0, 7)
}

test.each<[string, boolean]>([
  ['', true],
  ['brand=BMW', true],
  ['brand=Audi', false],
  ['brand=Audi&brand=BMW', true],
  ['model=BMW 320', true],
  ['model=BMW 520', false],
  ['brand=BMW&model=BMW 520', false],
  ['brand=Audi&model=BMW 320', true],
  ['engine=Diesel&engine=Petrol', true],
  ['body=Estate', false],
  ['priceTo=15000', true],
  ['priceTo=14999', false],
  ['priceTo=7669.38&currency=EUR', true],
  ['priceTo=7669.37&currency=EUR', false],
  ['mileageTo=200000', false],
  ['mileageTo=200000&mileageUnknown=true', false],
  ['ownersTo=2&ownersUnknown=true', true],
  ['powerFrom=1', false],
  ['keysFrom=2', true],
  ['keysFrom=3', false],
  ['inspectionFrom=6', true],
  ['inspectionFrom=7', false],
  ['inspectionTo=5', false],
  ['body=SUV', false],
  ['body=SUV&bodyUnknown=true', true],
  ['town=Varna&townUnknown=true', false],
  ['yearFrom=2012&yearTo=2012', true],
  ['extra=ABS&extra=Tow bar', true],
  ['extra=ABS&extra=ESP', false],
  ['hasPhotos=true', true],
  ['word=veriga', true],
  ['word=remont', false],
  ['without=ръжда', false],
  ['without=taxi', true],
  ['town=Sofia&region=Sofia (city)', true],
])('the filters %s match: %s', (address, expected) => {
  const params = address.split('&').map((part) => part.split('=') as [string, string])
  expect(matches(car, readSearch(params).filters)).toBe(expected)
})

test('reads the text of an offer once for any number of searches', () => {
  const offer = { ...car }
  const searches = ['word=верига', 'word=ръжда', 'without=rust'].map((text) => readSearch(new URLSearchParams(text)))
  vi.mocked(foldedWords).mockClear()
  expect(searches.map(({ filters }) => matches(offer, filters))).toEqual([true, true, true])
  expect(vi.mocked(foldedWords).mock.calls.filter(([text]) => text.includes(offer.description))).toHaveLength(1)
})
